import StyleDiagnostics

/// Reads JSON as RFC 8259 has it, and nothing else.
public enum JSONReader {
  /// Sends a document's events to a handler.
  public static func read(
    _ file: SourceFile, limits: SyntaxLimits = .init(), into handler: inout some SyntaxEventHandler
  ) throws(SyntaxError) {
    throw SyntaxError(.jsonSyntax, "JSON is not read yet", in: file, at: .start)
  }

  /// The tree of a file with one JSON value.
  public static func tree(of file: SourceFile, limits: SyntaxLimits = .init()) throws(SyntaxError)
    -> SyntaxNode
  {
    var builder = SyntaxTreeBuilder()
    try read(file, limits: limits, into: &builder)
    guard let root = builder.root else {
      throw SyntaxError(.jsonSyntax, "there is no value", in: file, at: .start)
    }
    return root
  }
}
