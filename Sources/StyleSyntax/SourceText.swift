import Foundation
import StyleDiagnostics

/// Decodes the text of files.
public enum SourceText {
  /// Whether a text may name its own encoding.
  public enum EncodingDeclaration: Sendable, Hashable {
    /// It cannot.
    case none
    /// It may, in an XML declaration.
    case xml
  }

  /// The text of a file in UTF-8 without a byte-order mark.
  ///
  /// A byte-order mark decides, then zero bytes among the first four (UTF-16 or UTF-32 without a mark), then the
  /// declaration; anything else is UTF-8. O(bytes); UTF-8 is checked and not copied. Throws `text.…` where the bytes
  /// are no text, with the place behind the last readable character, and `syntax.size-limit`.
  ///
  /// - Parameter path: the path as the user named it; nothing is read from it.
  public static func decode(
    path: String, bytes: [UInt8], declaration: EncodingDeclaration = .none, limits: SyntaxLimits = .init()
  ) throws(SyntaxError) -> SourceFile {
    try SyntaxBudget.checkSize(of: SourceFile(path: path, bytes: bytes), limits)
    let detected = UnicodeForm.detect(bytes)
    let content = bytes[detected.markLength...]
    switch detected.form {
    case .utf16(let isBigEndian):
      return try decode(
        path: path, UnicodeForm.units(content, UInt16.self, isBigEndian), as: UTF16.self, named: "UTF-16")
    case .utf32(let isBigEndian):
      return try decode(
        path: path, UnicodeForm.units(content, UInt32.self, isBigEndian), as: UTF32.self, named: "UTF-32")
    case .utf8:
      if detected.markLength == 0, declaration == .xml, let name = XMLEncodingDeclaration.name(in: bytes),
        !DeclaredEncoding.isUTF8(bytes[name])
      {
        return try decode(path: path, bytes: bytes, declared: name)
      }
      if isValidUTF8(content) {
        return SourceFile(path: path, bytes: detected.markLength == 0 ? bytes : Array(content))
      }
      return try decode(path: path, content, as: UTF8.self, named: "UTF-8")
    }
  }

  private static func isValidUTF8(_ bytes: ArraySlice<UInt8>) -> Bool {
    // Most files are ASCII, which a loop without exits settles many bytes at a time.
    var union: UInt8 = 0
    for byte in bytes { union |= byte }
    return union < 0x80 || String(validating: bytes, as: UTF8.self) != nil
  }

  private static func decode(
    path: String, bytes: [UInt8], declared name: Range<Int>
  ) throws(SyntaxError) -> SourceFile {
    let span = SourceSpan(name.lowerBound, name.upperBound)
    let raw = SourceFile(path: path, bytes: bytes)
    let spelling = String(decoding: bytes[name], as: UTF8.self)
    guard let encoding = DeclaredEncoding.named(spelling) else {
      throw SyntaxError(
        .unknownEncoding, "encoding '\(ShortText.of(spelling))' is unknown, or not this text's", in: raw,
        at: span)
    }
    guard let text = String(bytes: bytes, encoding: encoding) else {
      throw SyntaxError(
        .invalidText, "the text is not in its declared encoding '\(spelling)'", in: raw, at: span)
    }
    return SourceFile(path: path, text: text)
  }

  private static func decode<Encoding: Unicode.Encoding>(
    path: String, _ units: some Sequence<Encoding.CodeUnit>, as: Encoding.Type, named name: String
  ) throws(SyntaxError) -> SourceFile {
    var text: [UInt8] = []
    text.reserveCapacity(units.underestimatedCount)
    var iterator = units.makeIterator()
    var parser = Encoding.ForwardParser()
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar):
        if let encoded = UTF8.transcode(scalar, from: Encoding.self) { text.append(contentsOf: encoded) }
      case .emptyInput:
        return SourceFile(path: path, bytes: text)
      case .error:
        let file = SourceFile(path: path, bytes: text)
        let span = SourceSpan(text.count, text.count)
        throw SyntaxError(.invalidText, "bytes that are no text in \(name)", in: file, at: span)
      }
    }
  }
}
