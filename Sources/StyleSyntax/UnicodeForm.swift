/// The encoding form of a Unicode text.
enum UnicodeForm: Equatable {
  case utf8
  case utf16(isBigEndian: Bool)
  case utf32(isBigEndian: Bool)

  // UTF-32's mark begins with UTF-16's.
  private static let marks: [(bytes: [UInt8], form: UnicodeForm)] = [
    ([0xEF, 0xBB, 0xBF], .utf8),
    ([0xFF, 0xFE, 0x00, 0x00], .utf32(isBigEndian: false)),
    ([0x00, 0x00, 0xFE, 0xFF], .utf32(isBigEndian: true)),
    ([0xFF, 0xFE], .utf16(isBigEndian: false)),
    ([0xFE, 0xFF], .utf16(isBigEndian: true)),
  ]

  /// The form that a byte-order mark or, without one, the zero bytes around a first ASCII character tell.
  static func detect(_ bytes: [UInt8]) -> (form: UnicodeForm, markLength: Int) {
    if let mark = marks.first(where: { bytes.starts(with: $0.bytes) }) {
      return (mark.form, mark.bytes.count)
    }
    let zeros = bytes.prefix(4).map { $0 == 0 }
    if zeros == [false, true, true, true] { return (.utf32(isBigEndian: false), 0) }
    if zeros == [true, true, true, false] { return (.utf32(isBigEndian: true), 0) }
    if zeros.prefix(2) == [false, true] { return (.utf16(isBigEndian: false), 0) }
    if zeros.prefix(2) == [true, false] { return (.utf16(isBigEndian: true), 0) }
    return (.utf8, 0)
  }

  /// Code units of a byte order; a last incomplete one becomes a unit that is valid in no text.
  static func units<Unit: FixedWidthInteger & UnsignedInteger>(
    _ bytes: ArraySlice<UInt8>, _: Unit.Type, _ isBigEndian: Bool
  ) -> some Sequence<Unit> {
    let width = Unit.bitWidth / 8
    return stride(from: bytes.startIndex, to: bytes.endIndex, by: width).lazy.map { start in
      guard start + width <= bytes.endIndex else { return Unit(0xDC00) }
      let unit = bytes[start..<start + width].reduce(Unit(0)) { $0 << 8 | Unit($1) }
      return isBigEndian ? unit : unit.byteSwapped
    }
  }
}
