/// Contents in gzip, made by hand: RFC 1952 around RFC 1951.
enum GzipContent {
  private static let head: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]

  /// A text of less than 64 KiB, stored without compression.
  static func stored(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    let length = UInt16(bytes.count)
    return head + [1] + littleEndian(length) + littleEndian(~length) + bytes
      + littleEndian(checksum(bytes)) + littleEndian(UInt32(bytes.count))
  }

  /// The beginning of a content of spaces, to be followed by any number of `bombUnit`.
  static var bombStart: [UInt8] { head + packed([0, 1, 0] + code(0x50, 8) + match) }

  /// 13 bytes that stand for 2,064 spaces.
  static var bombUnit: [UInt8] { packed(Array(repeating: match, count: 8).flatMap(\.self)) }

  /// 258 bytes as the one before, in the fixed codes.
  private static var match: [UInt8] { code(0xC5, 8) + code(0, 5) }

  private static func code(_ value: Int, _ length: Int) -> [UInt8] {
    (0..<length).reversed().map { UInt8((value >> $0) & 1) }
  }

  private static func packed(_ bits: [UInt8]) -> [UInt8] {
    stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<min(start + 8, bits.count)].reversed().reduce(0) { $0 << 1 | $1 }
    }
  }

  private static func littleEndian(_ value: some FixedWidthInteger) -> [UInt8] {
    (0..<value.bitWidth / 8).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
  }
}
