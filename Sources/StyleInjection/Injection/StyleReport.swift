/// A property of an object that a sheet changed.
public struct StyleChange {
  /// The object.
  public let object: any Styleable
  /// The value before.
  public let old: StyleValue
  /// The value that it has now, where it is not the declaration's own: boxed, since that is rare and a report
  /// may list very many changes.
  private let derived: Box?
  /// The rule that won, and those that it beat.
  public let decision: StyleDecision

  private final class Box {
    let value: StyleValue

    init(_ value: StyleValue) { self.value = value }
  }

  init(object: any Styleable, old: StyleValue, derived: StyleValue?, decision: StyleDecision) {
    self.object = object
    self.old = old
    self.derived = derived.map(Box.init)
    self.decision = decision
  }

  /// The value that it has now.
  public var new: StyleValue { derived?.value ?? decision.value ?? .none }

  /// The key path as the sheet spells it.
  public var keyPath: String { decision.keyPath }
}

/// What applying a sheet did.
public struct StyleReport {
  /// The changes, object by object in the order of the tree, each object's in writing order.
  public internal(set) var changes: [StyleChange] = []
  /// What could not be done, each thing once.
  public internal(set) var diagnostics: [Diagnostic] = []
  /// How many objects were looked at.
  public internal(set) var objectCount = 0
  /// Those of them that a rule speaks of, in the order of the tree.
  public internal(set) var matchedObjects: [any Styleable] = []
  /// How many declarations won, over all objects.
  public internal(set) var resolvedCount = 0

  private var seen: Set<Diagnostic.Identity> = []

  init() {}

  /// Adds what is not yet reported.
  mutating func report(_ found: [Diagnostic]) {
    for diagnostic in found where seen.insert(diagnostic.identity).inserted {
      diagnostics.append(diagnostic)
    }
  }
}
