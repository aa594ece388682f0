import StyleDiagnostics
import UIKitModel

/// The objects of a document by their ids and by themselves.
struct InterfaceObjectTable {
  private(set) var records = InterfaceObjectRecords()
  private(set) var diagnostics: [Diagnostic] = []
  /// The controllers by their storyboard identifiers.
  private(set) var storyboardIdentifiers: [String: UIViewController] = [:]
  /// The places of the records.
  private var byID: [String: Int] = [:]

  /// Makes room for as many objects as are to be expected.
  mutating func reserveCapacity(_ count: Int) {
    records.reserveCapacity(count)
    byID.reserveCapacity(count)
  }

  /// Adds an object; of two of one id the first is the one that others mean.
  mutating func add(_ object: UIKitObject, _ element: InterfaceElement, scene: Int) {
    let id = element.id
    records.add(InterfaceObjectRecord(object: object, id: id, span: element.span, scene: scene))
    if let controller = object as? UIViewController, let name = element["storyboardIdentifier"] {
      storyboardIdentifiers[name] = storyboardIdentifiers[name] ?? controller
    }
    guard let id else { return }
    guard let first = byID[id] else {
      byID[id] = records.all.count - 1
      return
    }
    let place = SourceRange(element.tree.file, records.all[first].span)
    diagnostics.append(
      Diagnostic(
        .interfaceDuplicateID, .warning, "the id '\(id)' is already another object's",
        at: element.range(of: "id"), notes: [Diagnostic.Note("the first object with that id", at: place)]))
  }

  mutating func setRuntimeAttributes(_ attributes: [InterfaceRuntimeAttribute], of object: UIKitObject) {
    records.setRuntimeAttributes(attributes, of: object)
  }

  /// The object of that id; nil if there is none.
  func object(_ id: String) -> UIKitObject? { byID[id].map { records.all[$0].object } }
}
