import CLibXML2
import StyleDiagnostics

/// A start tag as libxml2 reports it; valid during the report only.
struct XMLStartTag {
  /// Interned: within one parse, equal names have equal addresses.
  let nameAddress: UnsafePointer<xmlChar>
  let prefixAddress: UnsafePointer<xmlChar>?
  /// Five addresses for each attribute: name, prefix, namespace, the value and its end.
  let attributeFields: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  let attributeCount: Int

  var name: String { Self.qualifiedName(nameAddress, prefix: prefixAddress) }

  /// The attributes with their places, which libxml2 does not tell: the tag is scanned for them.
  func attributes(in file: SourceFile, at span: SourceSpan) -> [XMLAttribute] {
    guard attributeCount > 0, let fields = attributeFields else { return [] }
    var scanner = XMLAttributeScanner(file.bytes, in: span)
    var attributes: [XMLAttribute] = []
    attributes.reserveCapacity(attributeCount)
    for index in 0..<attributeCount {
      guard let name = fields[index * 5], let value = fields[index * 5 + 3], let end = fields[index * 5 + 4],
        let place = scanner.next()
      else { break }
      let bytes = UnsafeBufferPointer(start: value, count: end - value)
      attributes.append(
        XMLAttribute(
          name: Self.qualifiedName(name, prefix: fields[index * 5 + 1]),
          value: String(decoding: bytes, as: UTF8.self),
          nameSpan: place.name, valueSpan: place.value))
    }
    return attributes
  }

  private static func qualifiedName(
    _ name: UnsafePointer<xmlChar>, prefix: UnsafePointer<xmlChar>?
  ) -> String {
    guard let prefix else { return String(cString: name) }
    return String(cString: prefix) + ":" + String(cString: name)
  }
}

/// Finds the places of attributes in a well-formed start tag, in order, namespace declarations left out.
struct XMLAttributeScanner {
  private let bytes: [UInt8]
  private let end: Int
  private var offset: Int

  init(_ bytes: [UInt8], in span: SourceSpan) {
    self.bytes = bytes
    end = min(Int(span.upperBound), bytes.count)
    offset = Int(span.lowerBound) + 1
    skip { !TextByte.isSpace($0) }
  }

  mutating func next() -> (name: SourceSpan, value: SourceSpan)? {
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
      return (SourceSpan(name.lowerBound, name.upperBound), SourceSpan(valueStart, offset))
    }
  }

  private mutating func skip(while matches: (UInt8) -> Bool) {
    while offset < end, matches(bytes[offset]) { offset += 1 }
  }

  private static func isNamespaceDeclaration(_ name: ArraySlice<UInt8>) -> Bool {
    name.elementsEqual("xmlns".utf8) || name.starts(with: "xmlns:".utf8)
  }
}
