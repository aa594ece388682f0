import CLibXML2
import StyleDiagnostics

/// Makes a tree of what the parser reports.
final class XMLTreeBuilder: XMLParserDelegate {
  @exclusivity(unchecked) private(set) var nodes: [XMLTree.Node] = []
  @exclusivity(unchecked) private(set) var attributes: [XMLTree.Attribute] = []
  @exclusivity(unchecked) private(set) var texts: [XMLTree.Text] = []
  @exclusivity(unchecked) private(set) var spellings: [String] = []
  @exclusivity(unchecked) private(set) var names: XMLNames
  @exclusivity(unchecked) private var budget: SyntaxBudget
  private let maximumAttributeByteCount: Int
  /// The places of the elements that are open.
  @exclusivity(unchecked) private var open: [Int] = []
  /// The text since the last tag.
  @exclusivity(unchecked) private var gathered: [UInt8] = []

  init(_ file: SourceFile, _ limits: SyntaxLimits, names: XMLNameTable) {
    self.names = XMLNames(known: names)
    budget = SyntaxBudget(limits)
    maximumAttributeByteCount = limits.maximumAttributeByteCount
    super.init(file)
    nodes.reserveCapacity(file.bytes.count / Self.bytesPerElement)
    attributes.reserveCapacity(file.bytes.count / Self.bytesPerAttribute)
  }

  // What Xcode's documents have on average. Arrays that grow step by step are copied at each.
  private static let bytesPerElement = 128
  private static let bytesPerAttribute = 36

  override var innermostOpenTag: (name: String, span: SourceSpan)? {
    open.last.map { (names.name(at: Int(nodes[$0].name)), nodes[$0].span) }
  }

  override func startElement(_ tag: XMLStartTag) {
    let end = startTagEnd
    // Whatever is between the `<` and the first value is short; all of a tag may be long.
    let start = tagStart(before: tag.firstValue.flatMap(fileOffset) ?? end)
    let span = SourceSpan(start, end)
    if let violation = budget.spend() ?? budget.enter() {
      return fail(violation.error(in: file, at: span))
    }
    gathered.removeAll(keepingCapacity: true)
    open.append(nodes.count)
    nodes.append(
      XMLTree.Node(
        name: names.index(of: tag.nameAddress, prefix: tag.prefixAddress),
        firstAttribute: UInt32(attributes.count), span: span, end: UInt32(nodes.count + 1)))
    add(tag, at: span)
  }

  override func characters(_ bytes: UnsafeBufferPointer<UInt8>) { gathered.append(contentsOf: bytes) }

  override func endElement() {
    budget.leave()
    guard let index = open.popLast() else { return }
    nodes[index].end = UInt32(nodes.count)
    if index == nodes.count - 1, !gathered.isEmpty { addText(to: index) }
    gathered.removeAll(keepingCapacity: true)
  }

  private func add(_ tag: XMLStartTag, at span: SourceSpan) {
    var places: [SourceSpan]?
    for index in 0..<tag.attributeCount {
      guard let attribute = tag.attribute(index) else { return }
      guard attribute.value.count <= maximumAttributeByteCount else {
        return fail(
          SyntaxError(
            .sizeLimit,
            "an attribute has \(attribute.value.count) bytes, more than \(maximumAttributeByteCount)",
            in: file,
            at: span))
      }
      let name = names.index(of: attribute.name, prefix: attribute.prefix)
      var value: XMLTree.Text
      if let start = fileOffset(of: attribute.value.baseAddress) {
        value = XMLTree.Text(span: SourceSpan(start, start + attribute.value.count))
      } else {
        let found = places ?? XMLAttributeScanner.valueSpans(in: file.bytes, of: span)
        places = found
        guard index < found.count else { return }
        value = spelled(XMLStartTag.text(of: attribute.value), at: found[index])
      }
      attributes.append(XMLTree.Attribute(name: name, value: value))
    }
  }

  /// Adds the text of an element whose end tag has been read.
  private func addText(to index: Int) {
    let span = SourceSpan(Int(nodes[index].span.upperBound), tagStart(before: offset))
    let raw = bytes[Int(span.lowerBound)..<Int(span.upperBound)]
    let isPlain = raw.elementsEqual(gathered)
    nodes[index].text = UInt32(texts.count)
    texts.append(
      isPlain ? XMLTree.Text(span: span) : spelled(String(decoding: gathered, as: UTF8.self), at: span))
  }

  /// A value or text that is spelled otherwise than it reads.
  private func spelled(_ text: String, at span: SourceSpan) -> XMLTree.Text {
    spellings.append(text)
    return XMLTree.Text(span: span, spelling: UInt32(spellings.count - 1))
  }
}
