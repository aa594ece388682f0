import StyleDiagnostics
import UIKitModel

/// The objects of a document by their ids and by themselves.
struct InterfaceObjectTable {
  private(set) var records: [ObjectIdentifier: InterfaceObjectRecord] = [:]
  private(set) var diagnostics: [Diagnostic] = []
  /// The controllers by their storyboard identifiers.
  private(set) var storyboardIdentifiers: [String: UIViewController] = [:]
  private var byID: [String: UIKitObject] = [:]

  /// Adds an object; of two of one id the first is the one that others mean.
  mutating func add(_ object: UIKitObject, _ element: InterfaceElement, scene: Int) {
    records[ObjectIdentifier(object)] = InterfaceObjectRecord(
      object: object, id: element.id, span: element.range.span, scene: scene)
    if let controller = object as? UIViewController, let name = element["storyboardIdentifier"] {
      storyboardIdentifiers[name] = storyboardIdentifiers[name] ?? controller
    }
    guard let id = element.id else { return }
    guard let first = byID[id] else {
      byID[id] = object
      return
    }
    let place = records[ObjectIdentifier(first)].map { SourceRange(element.range.file, $0.span) }
    diagnostics.append(
      Diagnostic(
        .interfaceDuplicateID, .warning, "the id '\(id)' is already another object's",
        at: element.range(of: "id"), notes: [Diagnostic.Note("the first object with that id", at: place)]))
  }

  mutating func setRuntimeAttributes(_ attributes: [InterfaceRuntimeAttribute], of object: UIKitObject) {
    records[ObjectIdentifier(object)]?.runtimeAttributes = attributes
  }

  /// The object of that id; nil if there is none.
  func object(_ id: String) -> UIKitObject? { byID[id] }
}
