import StyleDiagnostics
import StyleInjection

/// Reads values out of elements and attributes, and says which of them it cannot read.
struct InterfaceValueReader {
  /// The app's own colours and images.
  let assets: any StyleResources
  /// The system's colours and text styles.
  let system: any StyleResources
  /// The colours that the document itself keeps a copy of.
  private(set) var documentColors: [String: StyleColor] = [:]
  private(set) var diagnostics: [Diagnostic] = []
  /// Says which names of colours and images lead nowhere.
  private var assetCheck: InterfaceAssetCheck

  init(assets: any StyleResources, system: any StyleResources) {
    self.assets = assets
    self.system = system
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
    InterfaceValueForm.named[element.name]?.read(element, &self)
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
    let found = element[attribute].map { "'\($0)'" } ?? "nothing"
    report(
      "'\(attribute)' of '\(element.name)' must be \(wanted), found \(found)",
      at: element.range(of: attribute), suggestion: suggestion)
  }

  /// Says what is wrong with a value.
  mutating func report(_ message: String, at range: SourceRange, suggestion: String? = nil) {
    diagnostics.append(
      Diagnostic(.interfaceInvalidValue, .warning, message, at: range, suggestion: suggestion))
  }
}
