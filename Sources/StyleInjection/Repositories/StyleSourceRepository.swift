/// A source of rules: what the manager asks which declarations speak of a view.
///
/// An app implements it over anything it likes, a database or a server's answer. Loading happens before a
/// source is installed: it is asked synchronously.
public protocol StyleSourceRepository: Sendable {
  /// The declarations that speak of one element, each with its origin and strength, unmerged.
  func matches(for element: StyleElement) -> [StyleMatch]

  /// The rules compiled, if the source can offer them: the manager prefers a snapshot, and shares its answers
  /// between elements of the same class, names and controller.
  var snapshot: RuleIndex? { get }

  /// What is wrong with the source as a whole.
  var diagnostics: [Diagnostic] { get }

  /// Announces that the source's answers are other ones than before.
  var changes: any AsyncSequence<StyleSourceChange, Never> & Sendable { get }
}

/// A source's answers changed.
public struct StyleSourceChange: Sendable, Hashable {
  /// What changed, in the source's own words: a path, a key.
  public let summary: String

  /// A change.
  public init(_ summary: String) { self.summary = summary }
}

extension StyleSourceRepository {
  /// No compiled rules.
  public var snapshot: RuleIndex? { nil }

  /// Nothing is wrong.
  public var diagnostics: [Diagnostic] { [] }

  /// The source never changes.
  public var changes: any AsyncSequence<StyleSourceChange, Never> & Sendable {
    AsyncStream<StyleSourceChange> { $0.finish() }
  }
}
