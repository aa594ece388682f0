import CLibXML2
import StyleDiagnostics

/// What a parse calls; a class because C functions carry one address and know no type parameters.
class XMLParserDelegate {
  let file: SourceFile
  /// The first failure; events after it are not reported.
  private(set) var failure: SyntaxError?
  private var context: xmlParserCtxtPtr?
  private var textStart = 0

  init(_ file: SourceFile) { self.file = file }

  func startElement(_ tag: XMLStartTag) {}
  /// A piece of text; a run of text may come in several.
  func characters(_ bytes: UnsafeBufferPointer<UInt8>) {}
  func endElement(at span: SourceSpan) {}
  /// The start tag of the innermost element that is still open.
  var innermostOpenTag: (name: String, span: SourceSpan)? { nil }

  final func attach(to context: xmlParserCtxtPtr, textStart: Int) {
    self.context = context
    self.textStart = textStart
  }

  final func detach() { context = nil }

  /// Names that libxml2 interns for this parse; equal names have this very address.
  final func internedName(_ name: StaticString) -> UnsafePointer<xmlChar>? {
    guard let context else { return nil }
    return xmlDictLookup(context.pointee.dict, name.utf8Start, Int32(name.utf8CodeUnitCount))
  }

  final func fail(_ error: SyntaxError) {
    if failure == nil { failure = error }
  }

  final func fail(
    _ id: Diagnostic.ID, _ message: String, at span: SourceSpan, notes: [Diagnostic.Note] = []
  ) {
    fail(SyntaxError(id, message, in: file, at: span, notes: notes))
  }

  final func stopIfFailed() {
    if failure != nil, let context { xmlStopParser(context) }
  }
}

extension XMLParserDelegate {
  /// How far the parser has read, as an offset into the file.
  final var offset: Int {
    guard let input = context?.pointee.input else { return textStart }
    return textStart + Int(input.pointee.consumed) + (input.pointee.cur - input.pointee.base)
  }

  final var pointSpan: SourceSpan { SourceSpan(offset, offset) }

  /// libxml2 reports a start tag when it stands before the tag's `>` or `/>`.
  final func startTagSpan(endingNear offset: Int) -> SourceSpan {
    let bytes = file.bytes
    var end = min(offset, bytes.count)
    if end < bytes.count, bytes[end] == UInt8(ascii: "/") { end += 1 }
    if end < bytes.count, bytes[end] == UInt8(ascii: ">") { end += 1 }
    return endTagSpan(endingAt: end)
  }

  /// Back to the `<`, which cannot stand inside a tag.
  final func endTagSpan(endingAt end: Int) -> SourceSpan {
    let bytes = file.bytes
    let end = min(end, bytes.count)
    var start = end
    while start > textStart {
      start -= 1
      if bytes[start] == UInt8(ascii: "<") { break }
    }
    return SourceSpan(start, end)
  }

  /// Fails for the parser's own complaints, except its remarks on namespaces and the like.
  final func failFromParser(code: Int32, level: xmlErrorLevel, message: UnsafePointer<CChar>?) {
    let id = Self.ids[Int(code)] ?? .xmlSyntax
    guard level != XML_ERR_WARNING || id == .xmlUndeclaredEntity else { return }
    var text = message.map { String(cString: $0) } ?? "not well-formed"
    if let line = text.firstIndex(of: "\n") { text = String(text[..<line]) }
    switch id {
    case .xmlMismatchedTag:
      fail(id, text, at: endTagSpan(endingAt: offset), notes: openTagNotes)
    case .xmlUnclosedElement:
      let end = file.bytes.count
      let message = innermostOpenTag.map { "<\($0.name)> is not closed" } ?? text
      fail(id, message, at: SourceSpan(end, end), notes: openTagNotes)
    default:
      fail(id, text, at: pointSpan)
    }
  }

  private final var openTagNotes: [Diagnostic.Note] {
    guard let tag = innermostOpenTag else { return [] }
    return [Diagnostic.Note("<\(tag.name)> is opened here", at: SourceRange(file, tag.span))]
  }

  private static var ids: [Int: Diagnostic.ID] {
    [
      Int(XML_ERR_TAG_NAME_MISMATCH.rawValue): .xmlMismatchedTag,
      Int(XML_ERR_TAG_NOT_FINISHED.rawValue): .xmlUnclosedElement,
      Int(XML_ERR_UNDECLARED_ENTITY.rawValue): .xmlUndeclaredEntity,
      Int(XML_WAR_UNDECLARED_ENTITY.rawValue): .xmlUndeclaredEntity,
    ]
  }
}
