import CLibXML2

/// libxml2 alone: its SAX2 parser with callbacks that do nothing.
enum BareXMLParse {
  /// Parses a document; whether it is well-formed.
  static func run(_ bytes: [UInt8]) -> Bool {
    var handler = xmlSAXHandler()
    handler.initialized = UInt32(XML_SAX2_MAGIC)
    handler.startElementNs = { _, _, _, _, _, _, _, _, _ in }
    handler.endElementNs = { _, _, _, _ in }
    handler.characters = { _, _, _ in }
    return bytes.withUnsafeBytes { buffer in
      xmlSAXUserParseMemory(
        &handler, nil, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(buffer.count)) == 0
    }
  }
}
