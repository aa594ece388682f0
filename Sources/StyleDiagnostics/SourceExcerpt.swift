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
  /// - Parameter width: the columns that the line may take, the signs of a cut included.
  init?(_ range: SourceRange, width: Int) {
    guard let source = SourceLine(range, width: width), !source.isBlank else { return nil }
    let cutSigns = 2
    let room = max(width - cutSigns, 2)
    let leastAfter = room * 3 / 5
    let after = Self.prefix(of: source.after, in: max(room - Self.width(of: source.before), leastAfter))
    let before = Self.prefix(of: source.before.reversed(), in: room - Self.width(of: after)).reversed()

    let head = source.isCutBefore || before.count < source.before.count ? "…" : ""
    let tail = source.isCutAfter || after.count < source.after.count ? "…" : ""
    line = head + String(before.map(\.character)) + String(after.map(\.character)) + tail
    indentation = String(repeating: " ", count: head.count) + Self.fill(" ", under: before)
    marks = Self.marks(under: after.prefix(source.markedCount))
  }

  private static func width(of cells: some Sequence<SourceCell>) -> Int { cells.reduce(0) { $0 + $1.width } }

  /// As many cells as the room has columns for.
  private static func prefix(of cells: some Sequence<SourceCell>, in room: Int) -> [SourceCell] {
    var width = 0
    return Array(
      cells.prefix { cell in
        width += cell.width
        return width <= room
      })
  }

  /// Something as wide as the cells; what is under a tab is a tab.
  private static func fill(_ filler: String, under cells: some Sequence<SourceCell>) -> String {
    cells.map { $0.isTab ? "\t" : String(repeating: filler, count: $0.width) }.joined()
  }

  private static func marks(under cells: some Collection<SourceCell>) -> String {
    guard let first = cells.first, !first.isTab else { return "^" }
    return "^" + String(repeating: "~", count: max(first.width - 1, 0)) + fill("~", under: cells.dropFirst())
  }
}
