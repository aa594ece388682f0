import CLibXML2
import StyleDiagnostics

/// Reads XML property lists.
enum XMLPropertyListReader {
  static func read(
    _ file: SourceFile, limits: SyntaxLimits, into handler: inout some SyntaxEventHandler
  ) throws(SyntaxError) {
    try SyntaxEventSink.withSink(to: &handler) { sink throws(SyntaxError) in
      try XMLParserHandle.parse(file, XMLPropertyListParser(file, limits, sink))
    }
  }
}

/// Checks the order of a property list's elements and makes values of them.
private final class XMLPropertyListParser: XMLParserDelegate {
  private struct Element {
    let tag: PropertyListTag
    let span: SourceSpan
    /// A dictionary's last key, while its value is awaited.
    var key: SourceSpan?
    /// Whether a `plist` element has its value.
    var isFilled = false
  }

  private let sink: SyntaxEventSink
  @exclusivity(unchecked) private var budget: SyntaxBudget
  @exclusivity(unchecked) private var open: [Element] = []
  /// The open element that holds text, if there is one, and where it begins.
  @exclusivity(unchecked) private var leaf: PropertyListTag?
  @exclusivity(unchecked) private var leafStart = 0
  /// The leaf's text where it is not simply the file's bytes.
  @exclusivity(unchecked) private var gathered: [UInt8] = []
  @exclusivity(unchecked) private var isGathering = false
  /// Where the last tag ended.
  @exclusivity(unchecked) private var tagEnd = 0
  @exclusivity(unchecked) private var tagNames: [UnsafePointer<xmlChar>?] = []

  init(_ file: SourceFile, _ limits: SyntaxLimits, _ sink: SyntaxEventSink) {
    self.sink = sink
    budget = SyntaxBudget(limits)
    super.init(file)
  }

  override var innermostOpenTag: (name: String, span: SourceSpan)? {
    if let leaf { return (leaf.name, SourceSpan(leafStart, tagEnd)) }
    return open.last.map { ($0.tag.name, $0.span) }
  }

  override func parseBegins() {
    tagNames = PropertyListTag.names.map { internedName($0) }
    reportsCharacters = false
  }

  override func startElement(_ start: XMLStartTag) {
    checkNoText(before: start.span)
    tagEnd = Int(start.span.upperBound)
    guard let tag = tag(of: start) else { return failUnknownTag(start) }
    if let leaf {
      return fail(
        .plistMisplacedTag, "<\(tag.name)> inside <\(leaf.name)>, which holds text alone",
        at: start.span)
    }
    guard admit(tag, at: start.span) else { return }
    switch tag {
    case .dict, .array:
      if let violation = budget.enter() { return fail(violation.error(in: file, at: start.span)) }
      open.append(Element(tag: tag, span: start.span))
      if tag == .dict {
        sink.beginDictionary(at: start.span)
      } else {
        sink.beginArray(at: start.span)
      }
    case .plist:
      open.append(Element(tag: tag, span: start.span))
    default:
      leaf = tag
      leafStart = Int(start.span.lowerBound)
      if !isPlainText(from: tagEnd) { beginGathering() }
    }
  }

  override func characters(_ characters: UnsafeBufferPointer<UInt8>) {
    gathered.append(contentsOf: characters)
  }

  override func endElement(at span: SourceSpan) {
    if let leaf {
      self.leaf = nil
      finish(leaf, text(before: span), at: SourceSpan(leafStart, Int(span.upperBound)))
    } else {
      checkNoText(before: span)
      if let element = open.popLast() { close(element, at: span) }
    }
    tagEnd = Int(span.upperBound)
  }

  /// Whether the text up to the next `<` is what it says, and all that the element holds.
  @inline(__always)
  private func isPlainText(from start: Int) -> Bool {
    if bytes[start - 2] == UInt8(ascii: "/") { return true }
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "<"): return index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "/")
      case UInt8(ascii: "&"), UInt8(ascii: "\r"): return false
      default: index += 1
      }
    }
    return false
  }

  private func beginGathering() {
    gathered.removeAll(keepingCapacity: true)
    isGathering = true
    reportsCharacters = true
  }

  @inline(__always)
  private func text(before end: SourceSpan) -> String {
    guard isGathering else {
      // In `<string/>` the end tag is the start tag.
      guard tagEnd < end.lowerBound else { return "" }
      return String(
        decoding: UnsafeBufferPointer(rebasing: bytes[tagEnd..<Int(end.lowerBound)]), as: UTF8.self)
    }
    isGathering = false
    reportsCharacters = false
    return String(decoding: gathered, as: UTF8.self)
  }

  /// Only comments, processing instructions and white space may stand between elements.
  @inline(__always)
  private func checkNoText(before tag: SourceSpan) {
    var index = tagEnd
    while index < tag.lowerBound, TextByte.isSpace(bytes[index]) { index += 1 }
    guard index < tag.lowerBound, !open.isEmpty else { return }
    let place = XMLText.firstVisible(in: file.bytes, from: index)
    if place.lowerBound < tag.lowerBound {
      fail(.plistStrayText, "text between elements; only a value's own element may hold text", at: place)
    }
  }

  private func finish(_ leaf: PropertyListTag, _ text: String, at span: SourceSpan) {
    if leaf == .key {
      open[open.count - 1].key = span
      sink.key(text, at: span)
    } else if let value = PropertyListText.scalar(leaf, text) {
      sink.scalar(value, at: span)
    } else {
      fail(.plistInvalidValue, PropertyListText.complaint(leaf, text), at: span)
    }
  }

  private func close(_ element: Element, at span: SourceSpan) {
    switch element.tag {
    case .dict:
      if let key = element.key { return failKeyWithoutValue(key) }
      budget.leave()
      sink.endDictionary(at: span)
    case .array:
      budget.leave()
      sink.endArray(at: span)
    default:
      if !element.isFilled { fail(.plistEmpty, "<plist> holds no value", at: element.span) }
    }
  }

  /// Whether an element may stand where it stands; fails if it may not.
  private func admit(_ tag: PropertyListTag, at span: SourceSpan) -> Bool {
    if tag != .plist, let violation = budget.spend() {
      fail(violation.error(in: file, at: span))
      return false
    }
    switch (open.last?.tag, tag) {
    case (nil, .plist):
      break
    case (nil, _):
      fail(.plistWrongRoot, "the root element is <\(tag.name)>, not <plist>", at: span)
    case (_, .plist):
      fail(.plistMisplacedTag, "<plist> inside another element", at: span)
    case (.dict, .key):
      if let key = open[open.count - 1].key { failKeyWithoutValue(key) }
    case (_, .key):
      fail(.plistMisplacedTag, "<key> outside a dictionary", at: span)
    case (.dict, _):
      if open[open.count - 1].key == nil {
        fail(.plistValueWithoutKey, "<\(tag.name)> without a <key> before it", at: span)
      }
      open[open.count - 1].key = nil
    case (.plist, _):
      if open[open.count - 1].isFilled { fail(.plistSecondRoot, "a second value beside the root", at: span) }
      open[open.count - 1].isFilled = true
    default:
      break
    }
    return !hasFailed
  }

  @inline(__always)
  private func tag(of start: XMLStartTag) -> PropertyListTag? {
    for index in tagNames.indices where tagNames[index] == start.nameAddress {
      return PropertyListTag(rawValue: index)
    }
    return nil
  }

  private func failKeyWithoutValue(_ key: SourceSpan) {
    fail(.plistKeyWithoutValue, "a key without a value behind it", at: key)
  }

  private func failUnknownTag(_ start: XMLStartTag) {
    let names = PropertyListTag.names.map(\.description)
    let suggestion = NearestName.of(start.name, in: names)
    let id: Diagnostic.ID = open.isEmpty && leaf == nil ? .plistWrongRoot : .plistUnknownTag
    fail(
      SyntaxError(
        Diagnostic(
          id, .error, "<\(ShortText.of(start.name))> is no element of a property list",
          at: SourceRange(file, start.span),
          suggestion: suggestion)))
  }
}
