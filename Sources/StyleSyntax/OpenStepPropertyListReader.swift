import StyleDiagnostics

/// Reads OpenStep property lists.
enum OpenStepPropertyListReader {
  static func read(
    _ file: SourceFile, limits: SyntaxLimits, into handler: inout some SyntaxEventHandler
  ) throws(SyntaxError) {
    throw SyntaxError(.openStepSyntax, "OpenStep property lists are not read yet", in: file, at: .start)
  }
}
