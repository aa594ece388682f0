/// The source line that a range begins on, cut to a width, and the marks under it.
struct SourceExcerpt: Equatable {
  /// The line, with tabs kept and other controls made visible.
  let line: String
  /// Blanks and tabs that put what follows them under the range's first character.
  let indentation: String
  /// A caret, and tildes under the rest of the range.
  let marks: String

  /// The excerpt of a text file; nil in other files and where the line is blank.
  ///
  /// Reads at most `window` bytes on either side, so that a file that is one long line costs no more.
  ///
  /// - Parameter width: the columns that the line may take, the signs of a cut included.
  init?(_ range: SourceRange, width: Int) {
    guard let position = range.position else { return nil }
    let bytes = range.file.bytes
    let offset = Self.characterStart(at: min(range.offset, bytes.count), in: bytes)
    let lineStart = min(range.offset, bytes.count) - (position.column - 1)
    let start = Self.characterStart(at: max(lineStart, offset - Self.window), in: bytes)
    let limit = min(bytes.count, offset + Self.window)
    let lineEnd = bytes[offset..<limit].firstIndex { $0 == newline || $0 == carriageReturn } ?? limit
    let end = lineEnd == limit && limit < bytes.count ? Self.characterStart(at: limit, in: bytes) : lineEnd
    let rangeEnd = min(max(offset, range.offset + range.length), end)

    var before = Self.cells(of: bytes[start..<offset])
    let marked = Self.cells(of: bytes[offset..<rangeEnd])
    var after = marked + Self.cells(of: bytes[rangeEnd..<end])
    guard !(before + after).allSatisfy({ $0.character.isWhitespace }) else { return nil }

    let isCutBefore = start > lineStart
    let isCutAfter = lineEnd == limit && limit < bytes.count
    let reserved = 2
    let room = max(width - reserved, 2)
    let afterRoom = max(room - Self.width(of: before), room * 3 / 5)
    let keptAfter = Self.fitting(after, in: afterRoom)
    let beforeRoom = room - Self.width(of: after.prefix(keptAfter))
    let keptBefore = Self.fitting(before.reversed(), in: beforeRoom)
    let head = isCutBefore || keptBefore < before.count ? "…" : ""
    let tail = isCutAfter || keptAfter < after.count ? "…" : ""
    before = before.suffix(keptBefore)
    after = Array(after.prefix(keptAfter))

    line = head + Self.text(of: before) + Self.text(of: after) + tail
    indentation = String(repeating: " ", count: head.count) + Self.blanks(under: before, filler: " ")
    marks = Self.marks(under: marked.prefix(keptAfter))
  }

  /// How far from the range's start the line is looked at.
  private static let window = 1000

  /// The start of the UTF-8 sequence that the byte at an offset belongs to.
  private static func characterStart(at offset: Int, in bytes: [UInt8]) -> Int {
    var start = offset
    while start > 0, start < bytes.count, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }

  private struct Cell {
    let character: Character
    let width: Int
  }

  private static func cells(of bytes: ArraySlice<UInt8>) -> [Cell] {
    String(decoding: bytes, as: UTF8.self).flatMap { character -> [Cell] in
      if character == "\t" { return [Cell(character: character, width: tabWidth)] }
      return PrintableText.of(String(character)).map { Cell(character: $0, width: DisplayWidth.of($0)) }
    }
  }

  /// What a tab counts for in the measure of a line; how wide it really is only the terminal knows.
  private static let tabWidth = 4

  private static func width(of cells: some Sequence<Cell>) -> Int { cells.reduce(0) { $0 + $1.width } }

  private static func fitting(_ cells: some Sequence<Cell>, in room: Int) -> Int {
    var width = 0
    var count = 0
    for cell in cells {
      width += cell.width
      if width > room { break }
      count += 1
    }
    return count
  }

  private static func text(of cells: some Sequence<Cell>) -> String { String(cells.map(\.character)) }

  private static func blanks(under cells: some Sequence<Cell>, filler: String) -> String {
    cells.map { $0.character == "\t" ? "\t" : String(repeating: filler, count: $0.width) }.joined()
  }

  private static func marks(under cells: some Collection<Cell>) -> String {
    guard let first = cells.first else { return "^" }
    if first.character == "\t" { return "^" }
    let rest = blanks(under: cells.dropFirst(), filler: "~")
    return "^" + String(repeating: "~", count: max(first.width, 1) - 1) + rest
  }
}

private let newline = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")
