import CLibXML2
import Foundation
import StyleDiagnostics

/// Reads XML property lists.
enum XMLPropertyListReader {
  /// From so many bytes on, a thread of its own reads while the handler is busy. 6 MB of a sheet are loaded in 1.6 times
  /// libxml2's bare parse so, in 1.9 times on one thread; fewer bytes take a few milliseconds either way.
  private static let concurrentByteCount = 1 << 20

  static func read(
    _ file: SourceFile, limits: SyntaxLimits, into handler: inout some SyntaxEventHandler
  ) throws(SyntaxError) {
    try SyntaxEventSink.withSink(to: &handler) { sink throws(SyntaxError) in
      if file.bytes.count < concurrentByteCount {
        try parse(file, limits, sink)
      } else {
        try SyntaxEventChannel.read(to: sink) { sink throws(SyntaxError) in
          try parse(file, limits, sink)
        }
      }
    }
  }

  private static func parse(
    _ file: SourceFile, _ limits: SyntaxLimits, _ sink: SyntaxEventSink
  ) throws(SyntaxError) {
    try XMLParserHandle.parse(file, XMLPropertyListParser(file, limits, sink))
  }
}

/// Checks the order of a property list's elements and makes values of them.
private final class XMLPropertyListParser: XMLParserDelegate {
  private struct Element {
    let tag: PropertyListTag
    let nameCount: Int
    let span: SourceSpan
  }

  private struct TagName {
    let tag: PropertyListTag
    let address: UnsafePointer<xmlChar>?
    let count: Int
  }

  private let sink: SyntaxEventSink
  @exclusivity(unchecked) private var budget: SyntaxBudget
  /// The innermost open element that holds others, and those around it.
  @exclusivity(unchecked) private var innermost: Element?
  @exclusivity(unchecked) private var outer: [Element] = []
  /// The last key of the innermost dictionary, while its value is awaited; those around it have theirs.
  @exclusivity(unchecked) private var key: SourceSpan?
  /// Whether the `plist` element has its value.
  @exclusivity(unchecked) private var isFilled = false
  /// The open element that holds text, if there is one, and where it begins.
  @exclusivity(unchecked) private var leaf: PropertyListTag?
  @exclusivity(unchecked) private var leafStart = 0
  /// All that the leaf holds, if that is text alone.
  @exclusivity(unchecked) private var leafText = 0..<0
  @exclusivity(unchecked) private var recent = RecentLeaves()
  /// The place of the leaf among the recent ones if it is known, else the place that it will have.
  @exclusivity(unchecked) private var knownLeaf: Int?
  @exclusivity(unchecked) private var newLeaf: RecentLeaves.Place?
  /// The leaf's text where it is not simply the file's bytes.
  @exclusivity(unchecked) private var gathered: [UInt8] = []
  @exclusivity(unchecked) private var isGathering = false
  /// Where the last tag ended.
  @exclusivity(unchecked) private var tagEnd = 0
  @exclusivity(unchecked) private var tagNames: [TagName] = []

  init(_ file: SourceFile, _ limits: SyntaxLimits, _ sink: SyntaxEventSink) {
    self.sink = sink
    budget = SyntaxBudget(limits)
    super.init(file)
  }

  override var innermostOpenTag: (name: String, span: SourceSpan)? {
    if let leaf { return (leaf.name, SourceSpan(leafStart, tagEnd)) }
    return innermost.map { ($0.tag.name, $0.span) }
  }

  // The format knows no namespaces.
  override var readsNamespaces: Bool { false }

  override func parseBegins() {
    tagNames = zip(PropertyListTag.allCases, PropertyListTag.names).map { tag, name in
      TagName(tag: tag, address: internedName(name), count: name.utf8CodeUnitCount)
    }
    reportsCharacters = false
  }

  override func startElement(_ start: XMLStartTag) {
    let nameEnd = offset
    let end = startTagEnd
    let name = tagNames.first { $0.address == start.nameAddress }
    let nameCount = name?.count ?? 0
    let span = SourceSpan(tagStart(before: end, likelyAt: nameEnd - nameCount - 1), end)
    if leaf == nil { checkNoText(before: span) }
    tagEnd = end
    guard let tag = name?.tag else { return failUnknownTag(start, at: span) }
    if let leaf {
      return fail(
        .plistMisplacedTag, "<\(tag.name)> inside <\(leaf.name)>, which holds text alone", at: span)
    }
    guard admit(tag, at: span) else { return }
    switch tag {
    case .dict, .array:
      if let violation = budget.enter() { return fail(violation.error(in: file, at: span)) }
      open(Element(tag: tag, nameCount: nameCount, span: span))
      if tag == .dict {
        sink.beginDictionary(at: span)
      } else {
        sink.beginArray(at: span)
      }
    case .plist:
      open(Element(tag: tag, nameCount: nameCount, span: span))
    default:
      leaf = tag
      leafStart = Int(span.lowerBound)
      beginText(of: tag)
    }
  }

  override func characters(_ characters: UnsafeBufferPointer<UInt8>) {
    gathered.append(contentsOf: characters)
  }

  override func endElement() {
    let end = min(offset, bytes.count)
    if let leaf {
      self.leaf = nil
      finish(leaf, at: SourceSpan(leafStart, end))
    } else if let element = innermost {
      let span = SourceSpan(tagStart(before: end, likelyAt: end - element.nameCount - 3), end)
      // In `<dict/>` the end tag is the start tag.
      if end > tagEnd { checkNoText(before: span) }
      innermost = outer.popLast()
      close(element, at: span)
    }
    tagEnd = end
  }

  /// Fails for text between the last tag and the one that is being reported: only comments, processing instructions and
  /// white space may stand between elements.
  @inline(__always)
  private func checkNoText(before tag: SourceSpan) {
    let start = Int(tag.lowerBound)
    guard start > tagEnd, !isBlank(tagEnd..<start), innermost != nil else { return }
    let place = XMLText.firstVisible(in: file.bytes, from: tagEnd)
    if place.lowerBound < tag.lowerBound {
      fail(.plistStrayText, "text between elements; only a value's own element may hold text", at: place)
    }
  }

  @inline(__always)
  private func open(_ element: Element) {
    if let innermost { outer.append(innermost) }
    innermost = element
  }

  /// Looks whether the text behind a leaf's start tag is known.
  @inline(__always)
  private func beginText(of tag: PropertyListTag) {
    let isEmptyTag = bytes[tagEnd - 2] == UInt8(ascii: "/")
    let text = isEmptyTag ? tagEnd..<tagEnd : textUpToEndTag()
    let place = text.flatMap { recent.place(of: tag, $0, in: bytes) }
    if let place, recent.isKnown(place, in: bytes) {
      knownLeaf = place.index
    } else {
      beginUnknownText(text, place)
    }
  }

  /// The bytes behind the start tag, unless something else than the end tag follows them.
  @inline(__always)
  private func textUpToEndTag() -> Range<Int>? {
    guard tagEnd < bytes.count, let start = bytes.baseAddress,
      let found = memchr(start + tagEnd, Int32(UInt8(ascii: "<")), bytes.count - tagEnd - 1)
    else { return nil }
    let end = UnsafeRawPointer(found) - UnsafeRawPointer(start)
    return bytes[end + 1] == UInt8(ascii: "/") ? tagEnd..<end : nil
  }

  /// Gathers a text unless it is what it says.
  private func beginUnknownText(_ text: Range<Int>?, _ place: RecentLeaves.Place?) {
    knownLeaf = nil
    newLeaf = place
    leafText = text ?? tagEnd..<tagEnd
    let isPlain = text.map { bytes[$0].allSatisfy { $0 != UInt8(ascii: "&") && $0 != UInt8(ascii: "\r") } }
    guard isPlain != true else { return }
    gathered.removeAll(keepingCapacity: true)
    isGathering = true
    reportsCharacters = true
  }

  private func endText() -> String {
    guard isGathering else { return String(decoding: bytes[leafText], as: UTF8.self) }
    isGathering = false
    reportsCharacters = false
    return String(decoding: gathered, as: UTF8.self)
  }

  @inline(__always)
  private func finish(_ leaf: PropertyListTag, at span: SourceSpan) {
    if leaf == .key { key = span }
    if let knownLeaf {
      return leaf == .key ? sink.recentKey(knownLeaf, at: span) : sink.recentScalar(knownLeaf, at: span)
    }
    finishUnknown(leaf, at: span)
  }

  private func finishUnknown(_ leaf: PropertyListTag, at span: SourceSpan) {
    let text = endText()
    guard let value = leaf == .key ? .string(text) : PropertyListText.scalar(leaf, text) else {
      return fail(.plistInvalidValue, PropertyListText.complaint(leaf, text), at: span)
    }
    if let newLeaf {
      recent.remember(newLeaf)
      sink.remember(value, at: newLeaf.index)
    }
    if leaf == .key { sink.key(text, at: span) } else { sink.scalar(value, at: span) }
  }

  private func close(_ element: Element, at span: SourceSpan) {
    switch element.tag {
    case .dict:
      if let key { return failKeyWithoutValue(key) }
      budget.leave()
      sink.endDictionary(at: span)
    case .array:
      budget.leave()
      sink.endArray(at: span)
    default:
      if !isFilled { fail(.plistEmpty, "<plist> holds no value", at: element.span) }
    }
  }

  /// Whether an element may stand where it stands; fails if it may not.
  @inline(__always)
  private func admit(_ tag: PropertyListTag, at span: SourceSpan) -> Bool {
    if tag != .plist, let violation = budget.spend() {
      fail(violation.error(in: file, at: span))
    } else if innermost?.tag != .dict || tag == .plist {
      admitOutsideDictionary(tag, at: span)
    } else if tag == .key {
      if let key { failKeyWithoutValue(key) }
    } else {
      if key == nil { fail(.plistValueWithoutKey, "<\(tag.name)> without a <key> before it", at: span) }
      key = nil
    }
    return !hasFailed
  }

  private func admitOutsideDictionary(_ tag: PropertyListTag, at span: SourceSpan) {
    switch (innermost?.tag, tag) {
    case (nil, .plist):
      break
    case (nil, _):
      fail(.plistWrongRoot, "the root element is <\(tag.name)>, not <plist>", at: span)
    case (_, .plist):
      fail(.plistMisplacedTag, "<plist> inside another element", at: span)
    case (_, .key):
      fail(.plistMisplacedTag, "<key> outside a dictionary", at: span)
    case (.plist, _):
      if isFilled { fail(.plistSecondRoot, "a second value beside the root", at: span) }
      isFilled = true
    default:
      break
    }
  }

  private func failKeyWithoutValue(_ key: SourceSpan) {
    fail(.plistKeyWithoutValue, "a key without a value behind it", at: key)
  }

  private func failUnknownTag(_ start: XMLStartTag, at span: SourceSpan) {
    let names = PropertyListTag.names.map(\.description)
    let suggestion = NearestName.of(start.name, in: names)
    let id: Diagnostic.ID = innermost == nil && leaf == nil ? .plistWrongRoot : .plistUnknownTag
    fail(
      SyntaxError(
        Diagnostic(
          id, .error, "<\(ShortText.of(start.name))> is no element of a property list",
          at: SourceRange(file, span),
          suggestion: suggestion)))
  }
}
