import StyleDiagnostics

/// Decodes the text of files.
public enum SourceText {
  /// Whether a text may name its own encoding.
  public enum EncodingDeclaration: Sendable {
    /// It cannot.
    case none
    /// It may, in an XML declaration.
    case xml
  }

  /// The text of a file in UTF-8 without a byte-order mark.
  public static func decode(
    path: String, bytes: [UInt8], declaration: EncodingDeclaration = .none, limits: SyntaxLimits = .init()
  ) throws(SyntaxError) -> SourceFile {
    let file = SourceFile(path: path, bytes: bytes)
    try SyntaxBudget.checkSize(of: file, limits)
    return file
  }
}
