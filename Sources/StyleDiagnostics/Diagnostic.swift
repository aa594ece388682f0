/// What is wrong with a file: where, how bad, and what to write instead.
public struct Diagnostic: Sendable, Hashable {
  /// A stable name of a kind of diagnostic, spelled `area.kebab-case`.
  public struct ID: RawRepresentable, Sendable, Hashable {
    /// The spelling.
    public let rawValue: String

    /// An id with the given spelling.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An id with the given spelling.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }
  }

  /// How bad it is.
  public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
    /// For information.
    case note
    /// Probably not what was meant; the work is done all the same.
    case warning
    /// Something that was asked for is not done.
    case error

    /// Notes are less than warnings, warnings less than errors.
    public static func < (left: Severity, right: Severity) -> Bool {
      left.rank < right.rank
    }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// A remark with a place of its own.
  public struct Note: Sendable, Hashable {
    /// What it says.
    public let message: String
    /// The place it speaks of; nil where it has none.
    public let range: SourceRange?

    /// A remark, at a place if it has one.
    public init(_ message: String, at range: SourceRange? = nil) {
      self.message = message
      self.range = range
    }
  }

  /// The kind.
  public let id: ID
  /// How bad it is.
  public let severity: Severity
  /// One sentence without a full stop.
  public let message: String
  /// The place it speaks of.
  public let range: SourceRange
  /// What to write instead of the text at `range`; nil where nothing is near.
  public let suggestion: String?
  /// Remarks, in the order in which they are to be read.
  public let notes: [Note]

  /// A diagnostic at a place.
  public init(
    _ id: ID, _ severity: Severity, _ message: String, at range: SourceRange,
    suggestion: String? = nil, notes: [Note] = []
  ) {
    self.id = id
    self.severity = severity
    self.message = message
    self.range = range
    self.suggestion = suggestion
    self.notes = notes
  }
}
