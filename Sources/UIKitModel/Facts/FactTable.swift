/// Facts in one string literal, of which only what is asked for is read.
///
/// The text is a list of blocks in the order of their names' bytes. A block is a line with the name and further
/// columns, and rows that begin with a space; columns are separated by tabs. The literal is never copied.
struct FactTable: Sendable {
  /// A name and what the table says of it.
  struct Block {
    /// The line with the name.
    let head: FactLine
    /// The rows below it.
    let lines: [FactLine]

    /// The name, then the columns behind it.
    var columns: [String] { head.columns }
    /// The rows below it, column by column.
    var rows: [[String]] { lines.map(\.columns) }
  }

  private let text: StaticString

  /// A table of the given text.
  init(_ text: StaticString) { self.text = text }

  /// The block of that name; nil if there is none. O(log blocks), and the block is read anew at each call.
  func block(named name: String) -> Block? {
    text.withUTF8Buffer { bytes in start(of: name, in: bytes).map { block(bytes, from: $0) } }
  }

  /// Whether there is a block of that name. O(log blocks).
  func hasBlock(named name: String) -> Bool {
    text.withUTF8Buffer { bytes in start(of: name, in: bytes) != nil }
  }

  /// Whether a row of any block begins with that column. Scans the text.
  func hasRow(named name: String) -> Bool {
    text.withUTF8Buffer { bytes in
      var start = 0
      while start < bytes.count {
        if bytes[start] == FactLine.space, case .same = Self.order(bytes, at: start + 1, name.utf8) {
          return true
        }
        start = line(bytes, from: start).end + 1
      }
      return false
    }
  }

  /// The names of all blocks, in order. Reads the whole text.
  var names: [String] { blocks.map { $0.head.column(0) } }

  /// All blocks, in order. Reads the whole text.
  var blocks: [Block] {
    text.withUTF8Buffer { bytes in
      var blocks: [Block] = []
      var start = 0
      while start < bytes.count {
        let block = block(bytes, from: start)
        blocks.append(block)
        start = (block.lines.last ?? block.head).end + 1
      }
      return blocks
    }
  }
}

extension FactTable {
  private typealias Bytes = UnsafeBufferPointer<UInt8>
  private enum Order { case before, same, after }

  /// Where the block of that name begins.
  private func start(of name: String, in bytes: Bytes) -> Int? {
    // The block begins at `low` or behind it, and before `high`.
    var low = 0
    var high = bytes.count
    while low < high {
      let middle = low + (high - low) / 2
      guard let start = Self.blockStart(bytes, low...middle) else {
        low = middle + 1
        continue
      }
      switch Self.order(bytes, at: start, name.utf8) {
      case .same: return start
      case .before: low = middle + 1
      case .after: high = start
      }
    }
    return nil
  }

  /// Where the last block begins that does so within the offsets; nil if none does.
  private static func blockStart(_ bytes: Bytes, _ offsets: ClosedRange<Int>) -> Int? {
    var offset = offsets.upperBound
    while offset >= offsets.lowerBound {
      let beginsLine = offset == 0 || bytes[offset - 1] == FactLine.newline
      if beginsLine, bytes[offset] != FactLine.space { return offset }
      offset -= 1
    }
    return nil
  }

  /// How the name at an offset stands to the wanted one.
  private static func order(_ bytes: Bytes, at start: Int, _ wanted: String.UTF8View) -> Order {
    var index = start
    for byte in wanted {
      guard index < bytes.count, !FactLine.endsColumn(bytes[index]) else { return .before }
      if bytes[index] != byte { return bytes[index] < byte ? .before : .after }
      index += 1
    }
    return index == bytes.count || FactLine.endsColumn(bytes[index]) ? .same : .after
  }

  private func block(_ bytes: Bytes, from start: Int) -> Block {
    let head = line(bytes, from: start)
    var lines: [FactLine] = []
    var next = head.end + 1
    while next < bytes.count, bytes[next] == FactLine.space {
      let row = line(bytes, from: next + 1)
      lines.append(row)
      next = row.end + 1
    }
    return Block(head: head, lines: lines)
  }

  private func line(_ bytes: Bytes, from start: Int) -> FactLine {
    var end = start
    while end < bytes.count, bytes[end] != FactLine.newline { end += 1 }
    return FactLine(text: text, start: start, end: end)
  }
}
