import StyleDiagnostics

/// Takes the events of an XML document in file order.
public protocol XMLEventHandler {
  /// An element begins; the span is its start tag.
  mutating func startElement(_ name: String, attributes: [XMLAttribute], at span: SourceSpan)
  /// All the text between two tags, CDATA and references decoded, comments left out; the span is all between the tags.
  mutating func characters(_ text: String, at span: SourceSpan)
  /// An element ends; the span is its end tag, or the start tag of an element written `<name/>`.
  mutating func endElement(_ name: String, at span: SourceSpan)
}

/// An attribute as its start tag has it.
public struct XMLAttribute: Sendable, Hashable {
  /// The name, with its namespace prefix if it has one.
  public let name: String
  /// The value with references decoded.
  public let value: String
  /// Where the name stands.
  public let nameSpan: SourceSpan
  /// Where the value stands, without the quotes.
  public let valueSpan: SourceSpan
}

/// Reads XML documents: the whole of XML 1.0 without entity declarations; nothing outside the file is ever loaded.
public enum XMLReader {
  /// Sends a document's events to a handler. Namespace declarations are not reported as attributes.
  ///
  /// O(bytes). Throws for anything that is not well-formed (`xml.…`) and for broken limits (`syntax.…`); two dashes
  /// inside a comment are accepted.
  public static func read(
    _ file: SourceFile, limits: SyntaxLimits = .init(), into handler: inout some XMLEventHandler
  ) throws(SyntaxError) {
    try SyntaxBudget.checkSize(of: file, limits)
    try withUnsafeMutablePointer(to: &handler) { handler throws(SyntaxError) in
      try XMLParserHandle.parse(file, XMLElementForwarder(file, limits, handler: handler))
    }
  }
}

/// Makes Swift values of what the parser reports.
private final class XMLElementForwarder<Handler: XMLEventHandler>: XMLParserDelegate {
  private let handler: UnsafeMutablePointer<Handler>
  private var budget: SyntaxBudget
  private var open: [(name: String, span: SourceSpan)] = []
  private var text = ""
  private var textStart = 0

  init(_ file: SourceFile, _ limits: SyntaxLimits, handler: UnsafeMutablePointer<Handler>) {
    self.handler = handler
    budget = SyntaxBudget(limits)
    super.init(file)
  }

  override var innermostOpenTag: (name: String, span: SourceSpan)? { open.last }

  override func startElement(_ tag: XMLStartTag) {
    let end = startTagEnd
    let span = SourceSpan(tagStart(before: end), end)
    flushText(before: span)
    if let violation = budget.spend() ?? budget.enter() {
      return fail(violation.error(in: file, at: span))
    }
    let name = tag.name
    open.append((name, span))
    handler.pointee.startElement(name, attributes: tag.attributes(in: file, at: span), at: span)
    textStart = end
  }

  override func characters(_ bytes: UnsafeBufferPointer<UInt8>) {
    text += String(decoding: bytes, as: UTF8.self)
  }

  override func endElement() {
    let span = openMarkupSpan
    flushText(before: span)
    budget.leave()
    if let element = open.popLast() { handler.pointee.endElement(element.name, at: span) }
    textStart = Int(span.upperBound)
  }

  private func flushText(before span: SourceSpan) {
    guard !text.isEmpty else { return }
    handler.pointee.characters(text, at: SourceSpan(textStart, Int(span.lowerBound)))
    text = ""
  }
}
