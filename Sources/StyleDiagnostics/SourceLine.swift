/// The line that a range begins on, as characters for a terminal, with the range's start and end in it.
///
/// At most four bytes a column, the longest character there is, are read on either side of the start: a file that is one
/// long line costs no more.
struct SourceLine {
  /// What stands before the range.
  let before: [SourceCell]
  /// The range as far as it is on the line, and what stands behind it.
  let after: [SourceCell]
  /// How many cells of `after` belong to the range.
  let markedCount: Int
  /// Whether the line begins before `before`.
  let isCutBefore: Bool
  /// Whether the line goes on behind `after`.
  let isCutAfter: Bool

  /// The line of a range in a text file; nil in other files.
  ///
  /// - Parameter width: the columns that there is room for.
  init?(_ range: SourceRange, width: Int) {
    guard let position = range.position else { return nil }
    let window = 4 * max(width, 1)
    let bytes = range.file.bytes
    let offset = min(range.offset, bytes.count)
    let lineStart = offset - (position.column - 1)
    let limit = min(bytes.count, offset + window)

    let middle = Self.characterStart(at: offset, in: bytes, from: lineStart)
    let start = Self.characterStart(at: max(lineStart, middle - window), in: bytes, from: lineStart)
    let lineEnd = bytes[middle..<limit].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    let end = lineEnd ?? Self.characterStart(at: limit, in: bytes, from: middle)
    let rangeEnd = min(max(middle, range.offset + range.length), end)

    let marked = SourceCell.cells(of: bytes[middle..<rangeEnd])
    before = SourceCell.cells(of: bytes[start..<middle])
    after = marked + SourceCell.cells(of: bytes[rangeEnd..<end])
    markedCount = marked.count
    isCutBefore = start > lineStart
    isCutAfter = lineEnd == nil && limit < bytes.count
  }

  /// Whether there is nothing to see.
  var isBlank: Bool { (before + after).allSatisfy { $0.character.isWhitespace } }

  /// The start of the UTF-8 sequence that the byte at an offset belongs to: at most three bytes before it.
  private static func characterStart(at offset: Int, in bytes: [UInt8], from lowest: Int) -> Int {
    guard bytes.indices.contains(offset) else { return offset }
    let candidates = stride(from: offset, through: max(lowest, offset - 3), by: -1)
    return candidates.first { bytes[$0] & 0xC0 != 0x80 } ?? offset
  }
}

/// A character of a source line and the columns that it takes.
struct SourceCell {
  /// The character, fit for a terminal.
  let character: Character
  /// Its width in columns.
  let width: Int

  var isTab: Bool { character == "\t" }

  /// What a tab counts for in the measure of a line; how wide it really is only the terminal knows.
  private static let tabWidth = 4

  /// The cells of UTF-8 text. Controls other than tabs become visible signs.
  static func cells(of bytes: ArraySlice<UInt8>) -> [SourceCell] {
    // A file may hold very many mistakes, and most of what stands around them is plain.
    if bytes.allSatisfy({ 0x20...0x7E ~= $0 }) {
      return bytes.map { SourceCell(character: Character(UnicodeScalar($0)), width: 1) }
    }
    return String(decoding: bytes, as: UTF8.self).flatMap { character -> [SourceCell] in
      if character == "\t" { return [SourceCell(character: character, width: tabWidth)] }
      return PrintableText.of(String(character)).map {
        SourceCell(character: $0, width: DisplayWidth.of($0))
      }
    }
  }
}
