import StyleDiagnostics

/// What is let pass in JSON that people write by hand, with a warning for each place.
struct JSONLeniency {
  private(set) var warnings: [Diagnostic] = []

  /// More than anybody mends one by one.
  static let maximumWarningCount = 100

  mutating func note(_ id: Diagnostic.ID, _ message: String, in file: SourceFile, at span: SourceSpan) {
    guard warnings.count <= Self.maximumWarningCount else { return }
    let isLast = warnings.count == Self.maximumWarningCount
    warnings.append(
      Diagnostic(
        id, .warning, isLast ? message + "; further places are not told" : message,
        at: SourceRange(file, span)))
  }
}
