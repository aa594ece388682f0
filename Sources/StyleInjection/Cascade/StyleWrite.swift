/// One stored value of an object and what a style makes of it. It knows nothing of the sheets that say so, and
/// outlives them.
final class StyleWrite: Sendable {
  /// What a declaration gives.
  enum Value: Sendable {
    case absolute(StyleValue)
    case relative(Derivation)
  }

  /// A value that depends on the property's original one.
  final class Derivation: Sendable {
    let derive: @Sendable (_ original: StyleValue) -> StyleValue

    init(_ derive: @escaping @Sendable (_ original: StyleValue) -> StyleValue) { self.derive = derive }
  }

  /// One winner's part in the stored value.
  struct Part: Sendable {
    let target: StyleTarget
    let value: Value
    /// The key path as the sheet spells it.
    let keyPath: String
  }

  /// A property's value that one declaration gives whole: no other one speaks of its storage.
  final class Constant: Sendable {
    let value: StyleValue
    fileprivate let accessor: StyleProperty.Accessor

    fileprivate init(value: StyleValue, accessor: StyleProperty.Accessor) {
      self.value = value
      self.accessor = accessor
    }

    /// What gives it to objects. Made where they change; to keep it with each write takes 6 bytes a touched property.
    var writer: ConstantWriter { ConstantWriter(self) }
  }

  /// Gives objects a constant.
  struct ConstantWriter: Sendable {
    let value: StyleValue
    private let accessor: StyleProperty.Accessor
    private let assignment: StyleProperty.Assignment

    fileprivate init(_ constant: Constant) {
      value = constant.value
      accessor = constant.accessor
      assignment = accessor.assignment(of: value)
    }

    /// Whether the property has the value.
    func isHeld(by owner: AnyObject) -> Bool { assignment.isHeld(owner) }

    /// Gives the property the value, which is known to be another one than it has; whether the setter keeps it.
    func write(to owner: AnyObject) -> Bool {
      accessor.set(owner, value)
      return assignment.isHeld(owner)
    }

    /// Gives the property the value, where it has another one; returns what it had.
    func assign(to owner: AnyObject) -> (old: StyleValue, effect: StyleProperty.Assignment.Effect) {
      assignment.assign(owner)
    }

    /// What the property has.
    func current(of owner: AnyObject) -> StyleValue { accessor.get(owner) }
  }

  /// The parts, the weakest first; never empty.
  let parts: [Part]
  let constant: Constant?
  /// What tells it from the other writes of an outcome: the storage, or the property where that is written alone.
  let key: String
  /// Any part's target: all lead to the same stored value of the same owner.
  let target: StyleTarget

  init(_ parts: [Part]) {
    self.parts = parts
    target = parts[0].target
    constant = parts.count == 1 ? parts[0].constant : nil
    key = constant == nil ? target.storage : target.property
  }

  /// The writes of the parts of one storage, the weakest first: properties of which none sets something of another, as a
  /// label's font and colour, are written each for itself, which spares reading and making the whole of their storage.
  static func all(of parts: [Part]) -> [[Part]] {
    guard parts.count > 1 else { return parts.isEmpty ? [] : [parts] }
    let isSeparable = parts.indices.allSatisfy { place in
      parts[place].constant != nil
        && parts[..<place].allSatisfy { !$0.target.overlaps(parts[place].target) }
    }
    return isSeparable ? parts.map { [$0] } : [parts]
  }

  /// The stored value with all parts as they were in the original.
  func restored(_ stored: StyleValue, from original: StyleValue) -> StyleValue {
    parts.reduce(stored) { $1.target.restore(from: original, into: $0) }
  }

  /// The stored value that the parts make of one without any style, but for targets that are to stay. A relative value
  /// comes from the original, so that a second pass makes the same.
  func value(
    over base: StyleValue, original: StyleValue, except isKept: (StyleTarget) -> Bool = { _ in false }
  )
    -> StyleValue
  {
    parts.reduce(base) { stored, part in
      guard !isKept(part.target) else { return stored }
      switch part.value {
      case .absolute(let value): return part.target.write(value, into: stored)
      case .relative(let derivation):
        return part.target.write(derivation.derive(part.target.read(original)), into: stored)
      }
    }
  }

  /// Whether the two set something of the same.
  func overlaps(_ other: StyleWrite) -> Bool {
    target.storage == other.target.storage
      && parts.contains { part in other.parts.contains { $0.target.overlaps(part.target) } }
  }

  /// Whether both make the same of any object.
  func isSame(as other: StyleWrite) -> Bool {
    self === other
      || parts.count == other.parts.count
        && zip(parts, other.parts).allSatisfy {
          $0.target.isSame(as: $1.target) && $0.value.isSame(as: $1.value)
        }
  }
}

extension StyleWrite.Part {
  fileprivate var constant: StyleWrite.Constant? {
    guard case .absolute(let value) = value, let accessor = target.propertyAccessor else { return nil }
    return StyleWrite.Constant(value: value, accessor: accessor)
  }
}

extension StyleWrite.Value {
  fileprivate func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (.absolute(let left), .absolute(let right)): left == right
    case (.relative(let left), .relative(let right)): left === right
    default: false
    }
  }
}
