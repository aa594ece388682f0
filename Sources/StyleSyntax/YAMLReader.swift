import StyleDiagnostics

/// Reads the YAML of the tool's own configuration.
///
/// One document; plain scalars have the types of YAML 1.2's core schema (`no` is text, an empty value is null). Of tags
/// only `!!str` is known. Aliases are expanded and count as all that they stand for.
public enum YAMLReader {
  /// The tree of a file with one YAML document; an empty file is null.
  ///
  /// Throws `yaml.syntax`, `syntax.…` and, on platforms without libyaml, `yaml.unavailable`.
  ///
  /// - Parameter file: decoded text, as `SourceText.decode` gives it.
  public static func tree(of file: SourceFile, limits: SyntaxLimits = .init()) throws(SyntaxError)
    -> SyntaxNode
  {
    try SyntaxBudget.checkSize(of: file, limits)
    #if canImport(CLibYAML)
      var composer = YAMLComposer(file, limits)
      return try composer.tree()
    #else
      throw SyntaxError(.yamlUnavailable, "YAML cannot be read on this platform", in: file, at: .start)
    #endif
  }
}
