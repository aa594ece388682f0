extension Diagnostic {
  /// What makes two diagnostics the same to a reader. Files compare by path, not by object: a file may be read twice,
  /// and a source of the app's own may make one for each answer.
  package struct Identity: Sendable, Hashable {
    private let path: String
    private let span: SourceSpan
    private let id: ID
    private let severity: Severity
    private let message: String

    fileprivate init(_ diagnostic: Diagnostic) {
      path = diagnostic.range.file.path
      span = diagnostic.range.span
      id = diagnostic.id
      severity = diagnostic.severity
      message = diagnostic.message
    }
  }

  /// Equal for diagnostics of which a reader needs one.
  package var identity: Identity { Identity(self) }
}
