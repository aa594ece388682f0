import CLibXML2
import StyleDiagnostics

/// Owns a libxml2 parser over a text in memory.
struct XMLParserHandle: ~Copyable {
  private let context: xmlParserCtxtPtr

  /// Parses a file's text and reports it to a delegate.
  ///
  /// libxml2 gets UTF-8 whatever the declaration says, without the blank lines before the declaration that XML forbids,
  /// and without the dashes that it would not bear in comments.
  static func parse(_ file: SourceFile, _ delegate: XMLParserDelegate) throws(SyntaxError) {
    let start = file.bytes.firstIndex { !TextByte.isSpace($0) } ?? file.bytes.count
    let outcome = CommentDashes.withoutInnerDashes(file.bytes) { bytes in
      let text = UnsafeBufferPointer(rebasing: bytes[start...])
      guard let handle = XMLParserHandle(text) else { return false }
      handle.run(delegate, textStart: start, textEnd: bytes.count)
      return true
    }
    if let failure = delegate.failure { throw failure }
    if !outcome { throw SyntaxError(.xmlSyntax, "the document is empty", in: file, at: .start) }
  }

  private init?(_ text: UnsafeBufferPointer<UInt8>) {
    let address = UnsafeRawPointer(text.baseAddress)?.assumingMemoryBound(to: CChar.self)
    guard let address, let context = xmlCreateMemoryParserCtxt(address, Int32(text.count)) else { return nil }
    self.context = context
  }

  deinit { xmlFreeParserCtxt(context) }

  private borrowing func run(_ delegate: XMLParserDelegate, textStart: Int, textEnd: Int) {
    let options = XML_PARSE_HUGE.rawValue | XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue
    xmlCtxtUseOptions(context, Int32(options))
    context.pointee.sax.pointee = XMLParserCallbacks.table
    context.pointee.userData = Unmanaged.passUnretained(delegate).toOpaque()
    delegate.attach(to: context, textStart: textStart)
    withExtendedLifetime(delegate) { _ = xmlParseDocument(context) }
    // A NUL byte behind the root would end the text unnoticed.
    if delegate.failure == nil, delegate.offset != textEnd {
      delegate.fail(
        .xmlSyntax, "extra content at the end of the document",
        at: SourceSpan(delegate.offset, delegate.offset))
    }
    delegate.detach()
  }
}
