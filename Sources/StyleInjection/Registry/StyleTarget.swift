/// What a key path of a class leads to: the stored value that it reads and writes.
final class StyleTarget: Sendable {
  /// The steps from the object to the one that owns the stored value.
  let owners: [@Sendable (AnyObject) -> AnyObject?]
  /// The names of those steps, for messages.
  let ownerNames: [String]
  /// The name of the stored value, unique within the object.
  let storage: String
  /// The name of the property that the key path names or leads into, unique within the object.
  let property: String
  /// Reads and writes the stored value.
  let accessor: StyleProperty.Accessor
  /// Reads and writes what the key path names without the rest of the stored value; nil where that takes the whole.
  let propertyAccessor: StyleProperty.Accessor?
  /// The view of the stored value, where several properties share it.
  let member: StyleStorage.Member?
  /// The steps into the member's value: `size`, `width`.
  let parts: [String]
  /// The type of what the key path names.
  let type: StyleValueType
  /// The parts of the storage that setting it replaces, each a path from the whole.
  let coverage: [[String]]
  /// What may keep the value from being shown; nil where nothing does.
  let supersession: Supersession?
  /// The form in which a name of a dialect shows the value; nil for the value itself.
  private let conversion: StylePropertyAlias.Conversion?

  init(
    owners: [@Sendable (AnyObject) -> AnyObject?], ownerNames: [String], storage: String,
    accessor: StyleProperty.Accessor, propertyAccessor: StyleProperty.Accessor?,
    member: StyleStorage.Member? = nil,
    parts: [String], type: StyleValueType, coverage: [[String]], supersession: Supersession? = nil,
    conversion: StylePropertyAlias.Conversion? = nil
  ) {
    self.owners = owners
    self.ownerNames = ownerNames
    self.storage = (ownerNames + [storage]).joined(separator: ".")
    property = (ownerNames + [member?.keyPath ?? storage]).joined(separator: ".")
    self.accessor = accessor
    self.propertyAccessor = parts.isEmpty && conversion == nil ? propertyAccessor : nil
    self.member = member
    self.parts = parts
    self.type = conversion?.type ?? type
    self.coverage = coverage
    self.supersession = supersession
    self.conversion = conversion
  }

  /// Whether setting this target replaces all that the other would set.
  func covers(_ other: StyleTarget) -> Bool {
    other.coverage.allSatisfy { part in coverage.contains { part.starts(with: $0) } }
  }

  /// Whether both lead to the same value in the same form.
  func isSame(as other: StyleTarget) -> Bool {
    self === other
      || conversion == nil && other.conversion == nil && storage == other.storage
        && member?.keyPath == other.member?.keyPath && parts == other.parts && sharesForm(with: other)
  }

  /// Whether both read and write one stored value alike: a name of a dialect may show it in a form of its own, by way of
  /// another owner.
  func sharesForm(with other: StyleTarget) -> Bool { ownerNames.count == other.ownerNames.count }

  /// Whether setting one of them sets something of the other.
  func overlaps(_ other: StyleTarget) -> Bool {
    storage == other.storage && (covers(other) || other.covers(self))
  }

  /// What the key path reads in a stored value.
  func read(_ stored: StyleValue) -> StyleValue {
    let value = part(of: stored)
    return conversion?.get(value) ?? value
  }

  private func part(of stored: StyleValue) -> StyleValue {
    parts.reduce(member?.get(stored) ?? stored) { $0.part($1) ?? .none }
  }

  /// The stored value after setting the key path's value.
  func write(_ value: StyleValue, into stored: StyleValue) -> StyleValue {
    let value = conversion?.set(part(of: stored), value) ?? value
    guard let member else { return stored.replacing(parts, with: value) }
    return member.set(stored, parts.isEmpty ? value : member.get(stored).replacing(parts, with: value))
  }

  /// The stored value with what the key path names as it was in the original.
  func restore(from original: StyleValue, into stored: StyleValue) -> StyleValue {
    if !parts.isEmpty || conversion?.part != nil { return write(read(original), into: stored) }
    guard let member else { return original }
    return member.set(stored, member.get(original))
  }

  /// The owner of the stored value; nil where a step has no object.
  func owner(from object: AnyObject) -> AnyObject? {
    var current = object
    for step in owners {
      guard let next = step(current) else { return nil }
      current = next
    }
    return current
  }
}

/// Why a key path leads nowhere.
struct StyleTargetError: Error {
  /// What of the key path is wrong.
  enum Place {
    case step(Int)
    case state
    case all
  }

  let id: Diagnostic.ID
  let message: String
  /// What to write instead of what is wrong.
  let suggestion: String?
  let place: Place
}
