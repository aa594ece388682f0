import StyleDiagnostics

/// Reads the YAML of the tool's own configuration.
public enum YAMLReader {
  /// The tree of a file with one YAML document.
  public static func tree(of file: SourceFile, limits: SyntaxLimits = .init()) throws(SyntaxError)
    -> SyntaxNode
  {
    throw SyntaxError(.yamlUnavailable, "YAML is not read yet", in: file, at: .start)
  }
}
