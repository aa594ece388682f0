import StyleDiagnostics

/// A path that something is looked for at, and who named it.
public struct ProjectPlace: Sendable, Hashable {
  /// The path, as it was given.
  public let path: String
  /// Where the configuration names it; nil for the command line and for what holds by default.
  public let origin: SourceRange?

  /// A path, and where it is named.
  public init(_ path: String, origin: SourceRange? = nil) {
    self.path = path
    self.origin = origin
  }

  /// Where a message about the path stands.
  var range: SourceRange {
    origin ?? SourceRange(SourceFile(path: path, bytes: [], kind: .memory))
  }
}
