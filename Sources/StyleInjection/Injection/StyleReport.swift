/// A property of an object that styling changed.
public struct StyleChange {
  /// The object.
  public let object: any Styleable
  /// The value before.
  public let old: StyleValue
  /// The rule that won, and those that it beat; nil where no rule names the property any more, and its original value
  /// came back.
  public let decision: StyleDecision?
  /// What is not the decision's: boxed, since that is rare and a report may list very many changes.
  private let own: Own?

  private final class Own {
    let new: StyleValue
    let keyPath: String

    init(new: StyleValue, keyPath: String) {
      self.new = new
      self.keyPath = keyPath
    }
  }

  /// - Parameter derived: the new value where it is not the declaration's own.
  init(object: any Styleable, old: StyleValue, derived: StyleValue?, decision: StyleDecision) {
    self.object = object
    self.old = old
    self.decision = decision
    own = derived.map { Own(new: $0, keyPath: decision.keyPath) }
  }

  /// - Parameter restored: the original value.
  init(object: any Styleable, keyPath: String, old: StyleValue, restored: StyleValue) {
    self.object = object
    self.old = old
    decision = nil
    own = Own(new: restored, keyPath: keyPath)
  }

  /// The value that it has now.
  public var new: StyleValue { own?.new ?? decision?.value ?? .none }

  /// The key path as the sheet spells it; of a restored value, as the sheet before did.
  public var keyPath: String { decision?.keyPath ?? own?.keyPath ?? "" }
}

/// What applying a sheet did.
public struct StyleReport {
  /// The changes, object by object in the order of the tree, each object's in writing order.
  public internal(set) var changes: [StyleChange] = []
  /// The values that the app set after a sheet did, and that this pass would have changed, or looked at.
  public internal(set) var localChanges: [StyleLocalChange] = []
  /// What could not be done, each thing once.
  public internal(set) var diagnostics: [Diagnostic] = []
  /// How many objects were looked at: of a source that replaces another, those for which it says something else.
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
