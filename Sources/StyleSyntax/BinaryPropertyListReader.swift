import StyleDiagnostics

/// Reads binary property lists.
enum BinaryPropertyListReader {
  static func read(
    _ file: SourceFile, limits: SyntaxLimits, into handler: inout some SyntaxEventHandler
  ) throws(SyntaxError) {
    throw SyntaxError(.binaryPlistStructure, "binary property lists are not read yet", in: file, at: .start)
  }
}
