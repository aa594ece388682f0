import Foundation
import StyleDiagnostics
import StyleInjection

/// Reads values out of elements and attributes, and says which of them it cannot read.
struct InterfaceValueReader {
  /// The app's own colours and images.
  let assets: any StyleResources
  /// The system's colours and text styles.
  let system: any StyleResources
  /// What holds where the values are used.
  let environment: StyleEnvironment
  /// The size of the view around the one that is read; nil where it is not known.
  var superviewSize: CGSize?
  /// The colours that the document itself keeps a copy of.
  private(set) var documentColors: [String: StyleColor] = [:]
  private(set) var diagnostics: [Diagnostic] = []
  /// Says which names of colours and images lead nowhere.
  private var assetCheck: InterfaceAssetCheck
  /// For how many more unknown words a near one is looked for: each costs the length of a list.
  private var nearWords = 1000

  init(
    assets: any StyleResources, system: any StyleResources,
    environment: StyleEnvironment = StyleEnvironment()
  ) {
    self.assets = assets
    self.system = system
    self.environment = environment
    assetCheck = InterfaceAssetCheck(assets: assets)
  }

  /// Reads the colours that a document's `resources` keep.
  mutating func readDocumentColors(of document: InterfaceElement) {
    assetCheck.readResources(of: document)
    for list in document.children where list.name == "resources" {
      for resource in list.children where resource.name == "namedColor" || resource.name == "systemColor" {
        guard let name = resource["name"], let element = resource.child("color") else { continue }
        if let color = color(element) { documentColors[name] = color }
      }
    }
  }

  /// The value that an element spells; nil for an element of no value form, or one that cannot be read.
  mutating func value(of element: InterfaceElement) -> StyleValue? {
    InterfaceValueForm.forms[element.nameIndex]?.read(element, &self)
  }
}

// Diagnostics
extension InterfaceValueReader {
  /// Whether an attribute is there that has to be: without it there is no value.
  mutating func isWritten(_ attribute: String, in element: InterfaceElement) -> Bool {
    if element[attribute] != nil { return true }
    report("'\(element.name)' has no '\(attribute)'", at: element.range)
    return false
  }

  /// Says it where the name of an app's own colour leads nowhere.
  mutating func checkColor(_ name: String, in element: InterfaceElement, _ attribute: String) {
    assetCheck.missingColor(name, in: element, attribute).map { diagnostics.append($0) }
  }

  /// Says it where the name of an image leads nowhere.
  mutating func checkImage(_ name: String, in element: InterfaceElement, _ attribute: String) {
    assetCheck.missingImage(name, in: element, attribute).map { diagnostics.append($0) }
  }

  /// Says that a value is none of the wanted kind.
  mutating func report(
    _ element: InterfaceElement, _ attribute: String, wanted: String, suggestion: String? = nil
  ) {
    report(
      message(element, attribute, wanted: wanted), at: element.range(of: attribute), suggestion: suggestion)
  }

  /// Says what is wrong with a value.
  mutating func report(_ message: String, at range: SourceRange, suggestion: String? = nil) {
    diagnostics.append(
      Diagnostic(.interfaceInvalidValue, .warning, message, at: range, suggestion: suggestion))
  }

  /// Says that a word is none of those that may stand in its place.
  mutating func reportUnknown(
    _ element: InterfaceElement, _ attribute: String, wanted: String, words: some Sequence<String>
  ) {
    reportUnknown(
      message(element, attribute, wanted: wanted), of: element[attribute] ?? "", among: words,
      at: element.range(of: attribute))
  }

  /// Says that a word is none of those that may stand in its place.
  mutating func reportUnknown(
    _ message: String, of word: String, among words: some Sequence<String>, at range: SourceRange
  ) {
    nearWords -= 1
    let near = nearWords > 0 ? NearestName.of(word, in: words) : nil
    diagnostics.append(Diagnostic(.interfaceUnknownValue, .warning, message, at: range, suggestion: near))
  }

  private func message(_ element: InterfaceElement, _ attribute: String, wanted: String) -> String {
    let found = element[attribute].map { "'\($0)'" } ?? "nothing"
    return "'\(attribute)' of '\(element.name)' must be \(wanted), found \(found)"
  }
}
