/// A line of a table of facts: its columns are read when they are asked for.
struct FactLine: Sendable {
  static let newline = UInt8(ascii: "\n")
  static let tab = UInt8(ascii: "\t")
  static let space = UInt8(ascii: " ")

  /// The text of the table, which is never copied.
  let text: StaticString
  /// Where the line's first column begins.
  let start: Int
  /// Where the line ends.
  let end: Int

  /// The column at that place; empty where the line has fewer.
  func column(_ place: Int) -> String {
    text.withUTF8Buffer { bytes in
      var left = place
      var start = start
      while left > 0 {
        start = columnEnd(bytes, from: start) + 1
        guard start <= end else { return "" }
        left -= 1
      }
      return String(
        decoding: UnsafeBufferPointer(rebasing: bytes[start..<columnEnd(bytes, from: start)]), as: UTF8.self)
    }
  }

  /// All columns.
  var columns: [String] {
    text.withUTF8Buffer { bytes in
      (0...bytes[start..<end].count { $0 == Self.tab }).map(column)
    }
  }

  private func columnEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    bytes[start..<end].firstIndex(of: Self.tab) ?? end
  }

  static func endsColumn(_ byte: UInt8) -> Bool { byte == tab || byte == newline }
}
