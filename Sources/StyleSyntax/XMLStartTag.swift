import CLibXML2
import StyleDiagnostics

/// A start tag as libxml2 reports it; valid during the report only. Prefixes and attributes are known where namespaces
/// are read.
struct XMLStartTag {
  /// Interned: within one parse, equal names have equal addresses.
  let nameAddress: UnsafePointer<xmlChar>
  var prefixAddress: UnsafePointer<xmlChar>?
  /// Five addresses for each attribute: name, prefix, namespace, the value and its end.
  var attributeFields: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  var attributeCount = 0

  var name: String { Self.qualifiedName(nameAddress, prefix: prefixAddress) }

  /// The value of the first attribute.
  var firstValue: UnsafePointer<xmlChar>? { attributeCount > 0 ? attributeFields?[3] : nil }

  /// The name, its prefix and the value of an attribute; the name is interned.
  @inline(__always)
  func attribute(_ index: Int) -> (
    name: UnsafePointer<xmlChar>, prefix: UnsafePointer<xmlChar>?, value: UnsafeBufferPointer<UInt8>
  )? {
    guard let fields = attributeFields, let name = fields[index * 5], let value = fields[index * 5 + 3],
      let end = fields[index * 5 + 4]
    else { return nil }
    return (name, fields[index * 5 + 1], UnsafeBufferPointer(start: value, count: end - value))
  }

  /// What a value reads.
  static func text(of value: UnsafeBufferPointer<UInt8>) -> String {
    let text = String(decoding: value, as: UTF8.self)
    guard value.contains(UInt8(ascii: "&")) else { return text }
    // libxml2 decodes all references but those to an ampersand, which it hands on in this form.
    return text.split(separator: "&#38;", omittingEmptySubsequences: false).joined(separator: "&")
  }

  private static func qualifiedName(
    _ name: UnsafePointer<xmlChar>, prefix: UnsafePointer<xmlChar>?
  ) -> String {
    guard let prefix else { return String(cString: name) }
    return String(cString: prefix) + ":" + String(cString: name)
  }
}

/// Finds the places of attribute values in a well-formed start tag, in order, namespace declarations left out.
struct XMLAttributeScanner {
  private let bytes: [UInt8]
  private let end: Int
  private var offset: Int

  /// The places of the values in a tag, without the quotes.
  static func valueSpans(in bytes: [UInt8], of tag: SourceSpan) -> [SourceSpan] {
    var scanner = XMLAttributeScanner(bytes, in: tag)
    var spans: [SourceSpan] = []
    while let span = scanner.next() { spans.append(span) }
    return spans
  }

  private init(_ bytes: [UInt8], in span: SourceSpan) {
    self.bytes = bytes
    end = min(Int(span.upperBound), bytes.count)
    offset = Int(span.lowerBound) + 1
    skip { !TextByte.isSpace($0) }
  }

  private mutating func next() -> SourceSpan? {
    while true {
      skip(while: TextByte.isSpace)
      let nameStart = offset
      skip { !TextByte.isSpace($0) && $0 != UInt8(ascii: "=") }
      let name = nameStart..<offset
      skip { TextByte.isSpace($0) || $0 == UInt8(ascii: "=") }
      guard offset < end else { return nil }
      let quote = bytes[offset]
      offset += 1
      let valueStart = offset
      skip { $0 != quote }
      guard offset < end else { return nil }
      defer { offset += 1 }
      if Self.isNamespaceDeclaration(bytes[name]) { continue }
      return SourceSpan(valueStart, offset)
    }
  }

  private mutating func skip(while matches: (UInt8) -> Bool) {
    while offset < end, matches(bytes[offset]) { offset += 1 }
  }

  private static func isNamespaceDeclaration(_ name: ArraySlice<UInt8>) -> Bool {
    name.elementsEqual("xmlns".utf8) || name.starts(with: "xmlns:".utf8)
  }
}
