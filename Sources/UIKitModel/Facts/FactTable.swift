import Foundation

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
  /// Where the blocks begin, in order.
  private let starts: [Int]

  /// A table of the given text.
  init(_ text: StaticString) {
    self.text = text
    starts = text.withUTF8Buffer(Self.blockStarts)
  }

  /// The block of that name; nil if there is none. O(log blocks), and the block is read anew at each call.
  func block(named name: String) -> Block? {
    text.withUTF8Buffer { bytes in place(of: name, in: bytes).map { block(bytes, at: $0) } }
  }

  /// Whether there is a block of that name. O(log blocks).
  func hasBlock(named name: String) -> Bool {
    text.withUTF8Buffer { bytes in place(of: name, in: bytes) != nil }
  }

  /// Whether a row of any block begins with that column. Reads the whole text.
  func hasRow(named name: String) -> Bool {
    text.withUTF8Buffer { bytes in
      starts.indices.contains { place in
        block(bytes, at: place).lines.contains { Self.order(bytes, at: $0.start, name.utf8) == .same }
      }
    }
  }

  /// The names of all blocks, in order.
  var names: [String] {
    text.withUTF8Buffer { bytes in starts.map { line(bytes, from: $0).column(0) } }
  }

  /// All blocks, in order. Reads the whole text.
  var blocks: [Block] {
    text.withUTF8Buffer { bytes in starts.indices.map { block(bytes, at: $0) } }
  }
}

extension FactTable {
  private typealias Bytes = UnsafeBufferPointer<UInt8>
  private enum Order { case before, same, after }

  private static func blockStarts(_ bytes: Bytes) -> [Int] {
    var starts: [Int] = []
    var start = 0
    while start < bytes.count {
      if bytes[start] != FactLine.space { starts.append(start) }
      start = lineEnd(bytes, from: start) + 1
    }
    return starts
  }

  /// The place of the block of that name among all.
  private func place(of name: String, in bytes: Bytes) -> Int? {
    var places = starts.indices
    while !places.isEmpty {
      let middle = places.lowerBound + places.count / 2
      switch Self.order(bytes, at: starts[middle], name.utf8) {
      case .same: return middle
      case .before: places = middle + 1..<places.upperBound
      case .after: places = places.lowerBound..<middle
      }
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

  private func block(_ bytes: Bytes, at place: Int) -> Block {
    let head = line(bytes, from: starts[place])
    let end = place + 1 < starts.count ? starts[place + 1] : bytes.count
    var lines: [FactLine] = []
    var next = head.end + 1
    while next < end {
      let row = line(bytes, from: next + 1)
      lines.append(row)
      next = row.end + 1
    }
    return Block(head: head, lines: lines)
  }

  private func line(_ bytes: Bytes, from start: Int) -> FactLine {
    FactLine(text: text, start: start, end: Self.lineEnd(bytes, from: start))
  }

  private static func lineEnd(_ bytes: Bytes, from start: Int) -> Int {
    guard let first = bytes.baseAddress,
      let newline = memchr(first + start, Int32(FactLine.newline), bytes.count - start)
    else { return bytes.count }
    return UnsafeRawPointer(newline) - UnsafeRawPointer(first)
  }
}
