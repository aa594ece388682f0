import StyleDiagnostics

/// What makes a document unreadable.
public struct SyntaxError: Error, Sendable, Hashable {
  /// The reason, with its place.
  public let diagnostic: Diagnostic

  /// An error that is told by a diagnostic.
  public init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }

  init(
    _ id: Diagnostic.ID, _ message: String, in file: SourceFile, at span: SourceSpan,
    notes: [Diagnostic.Note] = []
  ) {
    self.init(Diagnostic(id, .error, message, at: SourceRange(file, span), notes: notes))
  }
}
