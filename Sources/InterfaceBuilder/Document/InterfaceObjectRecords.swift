import StyleDiagnostics
import UIKitModel

/// What a document says of an object beside its properties.
struct InterfaceObjectRecord {
  /// Kept, so that no other object gets its identity.
  let object: UIKitObject
  let id: String?
  let span: SourceSpan
  let scene: Int
  var runtimeAttributes: [InterfaceRuntimeAttribute] = []
}

/// The records of a document's objects in document order, and by the objects.
struct InterfaceObjectRecords {
  private(set) var all: [InterfaceObjectRecord] = []
  private var places: [ObjectIdentifier: Int] = [:]

  /// Makes room for as many objects as are to be expected.
  mutating func reserveCapacity(_ count: Int) {
    all.reserveCapacity(count)
    places.reserveCapacity(count)
  }

  /// Adds the record of an object that has none.
  mutating func add(_ record: InterfaceObjectRecord) {
    places[ObjectIdentifier(record.object)] = all.count
    all.append(record)
  }

  /// The record of an object; nil for an object that no element of the document is.
  subscript(object: AnyObject) -> InterfaceObjectRecord? { places[ObjectIdentifier(object)].map { all[$0] } }

  mutating func setRuntimeAttributes(_ attributes: [InterfaceRuntimeAttribute], of object: UIKitObject) {
    if let place = places[ObjectIdentifier(object)] { all[place].runtimeAttributes = attributes }
  }
}
