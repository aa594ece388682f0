import StyleDiagnostics

/// The frame of a binary property list: where its objects are.
///
/// A header of 8 bytes, the objects, the table of their offsets and a trailer of 32 bytes.
struct BinaryPropertyListLayout {
  let file: SourceFile
  let objectCount: Int
  let rootIndex: Int
  /// How many bytes a reference to an object has.
  let referenceWidth: Int
  /// Objects end before the offset table.
  let objectsEnd: Int

  private let bytes: [UInt8]
  private let offsetWidth: Int

  private static let headerCount = 8
  private static let trailerCount = 32

  init(_ file: SourceFile, _ limits: SyntaxLimits) throws(SyntaxError) {
    self.file = file
    bytes = file.bytes
    func broken(_ message: String, at offset: Int) -> SyntaxError {
      SyntaxError(.binaryPlistStructure, message, in: file, at: SourceSpan(offset, file.bytes.count))
    }
    guard bytes.starts(with: "bplist00".utf8) else {
      throw broken("a binary property list of another version than 00", at: 6)
    }
    let trailer = bytes.count - Self.trailerCount
    guard trailer > Self.headerCount else {
      throw broken("the binary property list is cut off: it has no trailer", at: bytes.count)
    }
    offsetWidth = Int(bytes[trailer + 6])
    referenceWidth = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetWidth), (1...8).contains(referenceWidth) else {
      throw broken("offsets and references have 1 to 8 bytes", at: trailer + 6)
    }
    let count = Self.number(bytes, at: trailer + 8, width: 8)
    let root = Self.number(bytes, at: trailer + 16, width: 8)
    let table = Self.number(bytes, at: trailer + 24, width: 8)
    guard table >= UInt64(Self.headerCount), table < UInt64(trailer) else {
      throw broken("the offset table is outside the file", at: trailer + 24)
    }
    guard count > 0, count <= (UInt64(trailer) - table) / UInt64(offsetWidth) else {
      throw broken("the offset table is larger than the file", at: trailer + 8)
    }
    guard root < count else { throw broken("the root is not among the objects", at: trailer + 16) }
    objectCount = Int(count)
    rootIndex = Int(root)
    objectsEnd = Int(table)
  }

  /// Where an object begins; nil where there is no such object.
  func offset(ofObject index: UInt64) -> Int? {
    guard index < UInt64(objectCount) else { return nil }
    let offset = Self.number(bytes, at: objectsEnd + Int(index) * offsetWidth, width: offsetWidth)
    guard offset >= UInt64(Self.headerCount), offset < UInt64(objectsEnd) else { return nil }
    return Int(offset)
  }

  /// A big-endian number among the objects; nil where they end before it does.
  func number(at offset: Int, width: Int) -> UInt64? {
    offset + width <= objectsEnd ? Self.number(bytes, at: offset, width: width) : nil
  }

  func byte(at offset: Int) -> UInt8 { bytes[offset] }

  /// Bytes among the objects; nil where they end before.
  func content(at offset: Int, count: Int) -> ArraySlice<UInt8>? {
    count <= objectsEnd - offset ? bytes[offset..<offset + count] : nil
  }

  private static func number(_ bytes: [UInt8], at offset: Int, width: Int) -> UInt64 {
    bytes[offset..<offset + width].reduce(0) { $0 << 8 | UInt64($1) }
  }
}
