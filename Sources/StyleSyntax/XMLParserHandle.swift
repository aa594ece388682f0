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
    CommentDashes.withoutInnerDashes(file.bytes) { bytes in
      if let excess = XMLAttributeLimit.firstExcess(in: bytes) {
        let limit = XMLAttributeLimit.maximumCount
        delegate.fail(
          .attributeLimit, "more than \(limit) attributes in a tag", at: SourceSpan(excess, excess + 1))
      } else if start < bytes.count, let handle = XMLParserHandle(readingFrom: delegate) {
        handle.run(delegate, bytes, textStart: start)
      } else {
        delegate.fail(.xmlSyntax, "the document is empty", at: .start)
      }
    }
    if let failure = delegate.failure { throw failure }
  }

  /// A parser that asks for the text piece by piece: the few kilobytes that it keeps stay in the processor's cache, where
  /// a copy of the whole text would take fresh memory.
  private init?(readingFrom delegate: XMLParserDelegate) {
    let address = Unmanaged.passUnretained(delegate).toOpaque()
    guard
      let context = xmlCreateIOParserCtxt(
        nil, nil, XMLParserCallbacks.read, nil, address, XML_CHAR_ENCODING_NONE)
    else { return nil }
    self.context = context
  }

  deinit { xmlFreeParserCtxt(context) }

  private borrowing func run(
    _ delegate: XMLParserDelegate, _ bytes: UnsafeBufferPointer<UInt8>, textStart: Int
  ) {
    let options = XML_PARSE_HUGE.rawValue | XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue
    xmlCtxtUseOptions(context, Int32(options))
    context.pointee.sax.pointee = XMLParserCallbacks.table(readsNamespaces: delegate.readsNamespaces)
    context.pointee.userData = Unmanaged.passUnretained(delegate).toOpaque()
    delegate.attach(to: context, bytes, textStart: textStart)
    let result = withExtendedLifetime(delegate) { xmlParseDocument(context) }
    if result != 0 {
      delegate.fail(.xmlSyntax, "the document is not well-formed", at: delegate.pointSpan)
    } else if delegate.offset != bytes.count {
      // A NUL byte behind the root ends the text unnoticed.
      delegate.fail(.xmlSyntax, "extra content at the end of the document", at: delegate.pointSpan)
    }
    delegate.detach()
  }
}
