import CLibXML2
import StyleDiagnostics

/// What a parse calls; a class because C functions carry one address and know no type parameters.
///
/// Only the parse refers to it, so the properties that each event touches need no check for exclusive access: the
/// checks took 5 of the 37 ms in which 6 MB of a sheet were loaded.
class XMLParserDelegate {
  let file: SourceFile
  /// The first failure; events after it are not reported.
  private(set) var failure: SyntaxError?
  @exclusivity(unchecked) private(set) var hasFailed = false
  @exclusivity(unchecked) private var context: xmlParserCtxtPtr?
  /// The file's bytes, while a parse runs.
  @exclusivity(unchecked) private(set) var bytes = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  @exclusivity(unchecked) private var textStart = 0
  /// The end of what the parser has asked for.
  @exclusivity(unchecked) private var readEnd = 0

  init(_ file: SourceFile) { self.file = file }

  /// Whether `characters` is called; a delegate that can do without saves half the calls.
  final var reportsCharacters: Bool {
    get { context?.pointee.sax.pointee.characters != nil }
    set {
      let function = newValue ? XMLParserCallbacks.characters : nil
      context?.pointee.sax.pointee.characters = function
      context?.pointee.sax.pointee.ignorableWhitespace = function
      context?.pointee.sax.pointee.cdataBlock = function
    }
  }

  /// Whether names are split into prefix and name, and attributes reported; to do without spares a tenth of the parse.
  var readsNamespaces: Bool { true }
  /// Called once before anything else.
  func parseBegins() {}
  /// The parser stands before the `>` or `/>` of a start tag.
  func startElement(_ tag: XMLStartTag) {}
  /// A piece of text; a run of text may come in several.
  func characters(_ bytes: UnsafeBufferPointer<UInt8>) {}
  /// The parser stands behind an end tag, or behind the start tag of an element without content.
  func endElement() {}
  /// The start tag of the innermost element that is still open.
  var innermostOpenTag: (name: String, span: SourceSpan)? { nil }

  final func attach(to context: xmlParserCtxtPtr, _ bytes: UnsafeBufferPointer<UInt8>, textStart: Int) {
    self.context = context
    self.bytes = bytes
    self.textStart = textStart
    readEnd = textStart
    reportsCharacters = true
    parseBegins()
  }

  final func detach() {
    context = nil
    bytes = UnsafeBufferPointer(start: nil, count: 0)
  }

  /// Copies the next piece of the text; how many bytes there were, none at the end.
  final func read(into piece: UnsafeMutableRawBufferPointer) -> Int {
    let start = readEnd
    readEnd = min(start + piece.count, bytes.count)
    piece.copyBytes(from: bytes[start..<readEnd])
    return readEnd - start
  }

  /// Lets libxml2 go on without looking for namespaces.
  final func leaveNamespacesAlone() { context?.pointee.sax2 = 0 }

  /// Names that libxml2 interns for this parse; equal names have this very address.
  final func internedName(_ name: StaticString) -> UnsafePointer<xmlChar>? {
    guard let context else { return nil }
    return xmlDictLookup(context.pointee.dict, name.utf8Start, Int32(name.utf8CodeUnitCount))
  }

  final func fail(_ error: SyntaxError) {
    guard !hasFailed else { return }
    failure = error
    hasFailed = true
  }

  final func fail(
    _ id: Diagnostic.ID, _ message: String, at span: SourceSpan, notes: [Diagnostic.Note] = []
  ) {
    fail(SyntaxError(id, message, in: file, at: span, notes: notes))
  }

  final func stop() {
    if let context { xmlStopParser(context) }
  }
}

extension XMLParserDelegate {
  /// How far the parser has read, as an offset into the file.
  @inline(__always)
  final var offset: Int {
    guard let input = context?.pointee.input else { return textStart }
    return textStart + Int(input.pointee.consumed) + (input.pointee.cur - input.pointee.base)
  }

  /// The place in the file of what the parser points to; nil for what is not in its input, since it had to be changed.
  @inline(__always)
  final func fileOffset(of address: UnsafePointer<xmlChar>?) -> Int? {
    guard let address, let input = context?.pointee.input, let base = input.pointee.base,
      let end = input.pointee.end, address >= base, address < end
    else { return nil }
    return textStart + Int(input.pointee.consumed) + (address - base)
  }

  final var pointSpan: SourceSpan { SourceSpan(offset, offset) }

  /// The end of the start tag that is being reported.
  @inline(__always)
  final var startTagEnd: Int {
    var end = min(offset, bytes.count)
    if end < bytes.count, bytes[end] == UInt8(ascii: "/") { end += 1 }
    if end < bytes.count, bytes[end] == UInt8(ascii: ">") { end += 1 }
    return end
  }

  /// The span of the tag or declaration that the parser is in or behind.
  final var openMarkupSpan: SourceSpan {
    let end = min(offset, bytes.count)
    return SourceSpan(tagStart(before: end), end)
  }

  /// Back to the `<`, which cannot stand inside a tag and where a tag without blanks and attributes has it.
  @inline(__always)
  final func tagStart(before end: Int, likelyAt likely: Int) -> Int {
    likely >= textStart && bytes[likely] == UInt8(ascii: "<") ? likely : tagStart(before: end)
  }

  /// Whether there is white space alone, if anything, in a range of what the parser has read.
  @inline(__always)
  final func isBlank(_ range: Range<Int>) -> Bool {
    // The parser has refused all other characters up to the space. Few indents are longer than a word.
    if range.count <= 8, range.upperBound >= 8, let start = bytes.baseAddress {
      let word = UInt64(
        littleEndian: UnsafeRawPointer(start).loadUnaligned(
          fromByteOffset: range.upperBound - 8, as: UInt64.self))
      let inner = word >> UInt64(64 - 8 * range.count)
      let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
      return ((inner & low) + (low - 0x2020_2020_2020_2020) | inner) & ~low == 0
    }
    return bytes[range].allSatisfy(TextByte.isSpace)
  }

  /// Back to the `<`, which cannot stand inside a tag.
  final func tagStart(before end: Int) -> Int {
    var start = end
    while start > textStart {
      start -= 1
      if bytes[start] == UInt8(ascii: "<") { break }
    }
    return start
  }

  /// Fails for the parser's own complaints, except its remarks on namespaces and the like.
  final func failFromParser(code: Int32, level: xmlErrorLevel, message: UnsafePointer<CChar>?) {
    let id = Self.ids[Int(code)] ?? .xmlSyntax
    guard level != XML_ERR_WARNING || id == .xmlUndeclaredEntity else { return }
    // libxml2's messages for unclosed tags count lines from the cut beginning, so those are told in our own words.
    let tag = ShortText.of(innermostOpenTag?.name ?? "")
    switch id {
    case .xmlMismatchedTag:
      let span = openMarkupSpan
      let found = ShortText.of(
        String(decoding: bytes[Int(span.lowerBound)..<Int(span.upperBound)], as: UTF8.self))
      fail(id, "expected </\(tag)>, found \(found)", at: span, notes: openTagNotes)
    case .xmlUnclosedElement:
      let end = file.bytes.count
      fail(id, "<\(tag)> is not closed", at: SourceSpan(end, end), notes: openTagNotes)
    default:
      let text = message.map { String(cString: $0) } ?? ""
      // Some messages begin with the name of a function of libxml2: `xmlParseStartTag: invalid element name`.
      let line = text.prefix { !$0.isNewline }.trimmingPrefix("xmlParse")
      fail(id, line.isEmpty ? "not well-formed" : ShortText.of(line), at: pointSpan)
    }
  }

  private final var openTagNotes: [Diagnostic.Note] {
    guard let tag = innermostOpenTag else { return [] }
    return [Diagnostic.Note("<\(ShortText.of(tag.name))> is opened here", at: SourceRange(file, tag.span))]
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
