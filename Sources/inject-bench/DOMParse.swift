import CLibXML2

/// libxml2 alone: a document's tree, made and freed.
enum DOMParse {
  /// Parses a document; whether it is well-formed.
  static func run(_ bytes: [UInt8]) -> Bool {
    let options = XML_PARSE_HUGE.rawValue | XML_PARSE_NONET.rawValue
    let document = bytes.withUnsafeBytes { buffer in
      xmlReadMemory(
        buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(buffer.count), nil, nil, Int32(options)
      )
    }
    defer { xmlFreeDoc(document) }
    return document != nil
  }
}
