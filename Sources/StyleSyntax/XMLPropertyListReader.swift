import CLibXML2
import StyleDiagnostics

/// Reads XML property lists.
enum XMLPropertyListReader {
  static func read(
    _ file: SourceFile, limits: SyntaxLimits, into handler: inout some SyntaxEventHandler
  ) throws(SyntaxError) {
    try withUnsafeMutablePointer(to: &handler) { handler throws(SyntaxError) in
      try XMLParserHandle.parse(file, XMLPropertyListParser(file, limits, handler: handler))
    }
  }
}

/// Checks the order of a property list's elements and makes values of them.
private final class XMLPropertyListParser<Handler: SyntaxEventHandler>: XMLParserDelegate {
  private struct Element {
    let tag: PropertyListTag
    let span: SourceSpan
    /// A dictionary's last key, while its value is awaited.
    var key: SourceSpan?
    /// Whether a `plist` element has its value.
    var isFilled = false
  }

  private let handler: UnsafeMutablePointer<Handler>
  private var budget: SyntaxBudget
  private var open: [Element] = []
  private var leaf: Element?
  private var text = ""
  /// Where the last tag ended.
  private var tagEnd = 0
  private var tagNames: [UnsafePointer<xmlChar>?] = []

  init(_ file: SourceFile, _ limits: SyntaxLimits, handler: UnsafeMutablePointer<Handler>) {
    self.handler = handler
    budget = SyntaxBudget(limits)
    super.init(file)
  }

  override var innermostOpenTag: (name: String, span: SourceSpan)? {
    (leaf ?? open.last).map { ($0.tag.rawValue, $0.span) }
  }

  override func startElement(_ start: XMLStartTag) {
    tagEnd = Int(start.span.upperBound)
    guard let tag = tag(of: start) else { return failUnknownTag(start) }
    if let leaf {
      return fail(
        .plistMisplacedTag, "<\(tag.rawValue)> inside <\(leaf.tag.rawValue)>, which holds text alone",
        at: start.span)
    }
    guard admit(tag, at: start.span) else { return }
    let element = Element(tag: tag, span: start.span)
    switch tag {
    case .dict, .array:
      if let violation = budget.enter() { return fail(violation.error(in: file, at: start.span)) }
      open.append(element)
      if tag == .dict {
        handler.pointee.beginDictionary(at: start.span)
      } else {
        handler.pointee.beginArray(at: start.span)
      }
    case .plist:
      open.append(element)
    default:
      leaf = element
    }
  }

  override func characters(_ bytes: UnsafeBufferPointer<UInt8>) {
    if leaf != nil {
      if text.isEmpty {
        text = String(decoding: bytes, as: UTF8.self)
      } else {
        text += String(decoding: bytes, as: UTF8.self)
      }
    } else if !bytes.allSatisfy(TextByte.isSpace) {
      let place = XMLText.firstVisible(in: file.bytes, from: tagEnd)
      fail(.plistStrayText, "text between elements; only a value's own element may hold text", at: place)
    }
  }

  override func endElement(at span: SourceSpan) {
    tagEnd = Int(span.upperBound)
    if let leaf {
      self.leaf = nil
      finish(leaf, at: SourceSpan(Int(leaf.span.lowerBound), Int(span.upperBound)))
      text = ""
    } else if let element = open.popLast() {
      close(element, at: span)
    }
  }

  private func finish(_ leaf: Element, at span: SourceSpan) {
    if leaf.tag == .key {
      open[open.count - 1].key = span
      handler.pointee.key(text, at: span)
    } else if let value = PropertyListText.scalar(leaf.tag, text) {
      handler.pointee.scalar(value, at: span)
    } else {
      fail(.plistInvalidValue, PropertyListText.complaint(leaf.tag, text), at: span)
    }
  }

  private func close(_ element: Element, at span: SourceSpan) {
    switch element.tag {
    case .dict:
      if let key = element.key { return failKeyWithoutValue(key) }
      budget.leave()
      handler.pointee.endDictionary(at: span)
    case .array:
      budget.leave()
      handler.pointee.endArray(at: span)
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
      fail(.plistWrongRoot, "the root element is <\(tag.rawValue)>, not <plist>", at: span)
    case (_, .plist):
      fail(.plistMisplacedTag, "<plist> inside another element", at: span)
    case (.dict, .key):
      if let key = open[open.count - 1].key { failKeyWithoutValue(key) }
    case (_, .key):
      fail(.plistMisplacedTag, "<key> outside a dictionary", at: span)
    case (.dict, _):
      if open[open.count - 1].key == nil {
        fail(.plistValueWithoutKey, "<\(tag.rawValue)> without a <key> before it", at: span)
      }
      open[open.count - 1].key = nil
    case (.plist, _):
      if open[open.count - 1].isFilled { fail(.plistSecondRoot, "a second value beside the root", at: span) }
      open[open.count - 1].isFilled = true
    default:
      break
    }
    return failure == nil
  }

  private func tag(of start: XMLStartTag) -> PropertyListTag? {
    if tagNames.isEmpty { tagNames = PropertyListTag.allCases.map { internedName($0.staticName) } }
    guard let index = tagNames.firstIndex(of: start.nameAddress) else { return nil }
    return PropertyListTag.allCases[index]
  }

  private func failKeyWithoutValue(_ key: SourceSpan) {
    fail(.plistKeyWithoutValue, "a key without a value behind it", at: key)
  }

  private func failUnknownTag(_ start: XMLStartTag) {
    let names = PropertyListTag.allCases.map(\.rawValue)
    let suggestion = NearestName.of(start.name, in: names)
    let id: Diagnostic.ID = open.isEmpty && leaf == nil ? .plistWrongRoot : .plistUnknownTag
    fail(
      SyntaxError(
        Diagnostic(
          id, .error, "<\(start.name)> is no element of a property list", at: SourceRange(file, start.span),
          suggestion: suggestion)))
  }
}
