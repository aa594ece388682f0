import StyleDiagnostics

/// A property list in any of its three formats.
public struct PropertyListDocument: Sendable {
  /// How a property list is written down.
  public enum Format: String, Sendable, Hashable, CaseIterable {
    /// `<plist>…</plist>`.
    case xml
    /// `bplist00…`.
    case binary
    /// `{ key = value; }`, the format of NeXTSTEP.
    case openStep
  }

  /// The decoded text, or the bytes of a binary property list: what spans count in.
  public let file: SourceFile
  /// The format, which the first bytes tell.
  public let format: Format

  private let limits: SyntaxLimits

  /// Finds out the format and decodes the text. O(bytes).
  ///
  /// - Parameter path: the path as the user named it; nothing is read from it.
  public init(path: String, bytes: [UInt8], limits: SyntaxLimits = .init()) throws(SyntaxError) {
    self.limits = limits
    if bytes.starts(with: "bplist".utf8) {
      file = SourceFile(path: path, bytes: bytes, kind: .binary)
      format = .binary
      try SyntaxBudget.checkSize(of: file, limits)
    } else {
      file = try SourceText.decode(path: path, bytes: bytes, declaration: .xml, limits: limits)
      guard let first = file.bytes.firstIndex(where: { !TextByte.isSpace($0) }) else {
        throw SyntaxError(.plistEmpty, "the property list is empty", in: file, at: .start)
      }
      format = Self.looksLikeXML(file.bytes[first...]) ? .xml : .openStep
    }
  }

  /// Sends the document's events to a handler. O(bytes) for texts, O(values) for binary files.
  ///
  /// Any root is accepted. Throws for what is not a property list (`plist.…`, `xml.…`, `openstep.…`,
  /// `binary-plist.…`) and for broken limits (`syntax.…`).
  public func read(into handler: inout some SyntaxEventHandler) throws(SyntaxError) {
    switch format {
    case .xml: try XMLPropertyListReader.read(file, limits: limits, into: &handler)
    case .binary: try BinaryPropertyListReader.read(file, limits: limits, into: &handler)
    case .openStep: try OpenStepPropertyListReader.read(file, limits: limits, into: &handler)
    }
  }

  /// `<` opens a tag, or OpenStep's data: hexadecimal digits up to the `>`.
  private static func looksLikeXML(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.first == UInt8(ascii: "<") else { return false }
    let inner = text.dropFirst().prefix { $0 != UInt8(ascii: ">") }
    return !inner.allSatisfy { TextByte.isSpace($0) || Character(UnicodeScalar($0)).isHexDigit }
  }
}
