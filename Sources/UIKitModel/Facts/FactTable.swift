/// Facts in one string literal, of which only what is asked for is read.
///
/// The text is a list of blocks in the order of their names' bytes. A block is a line with the name and further
/// columns, and rows that begin with a space; columns are separated by tabs. The literal is never copied.
struct FactTable: Sendable {
  /// A name and what the table says of it.
  struct Block {
    /// The name, then the columns behind it.
    let columns: [String]
    /// The rows below it, column by column.
    let rows: [[String]]
  }

  private let text: StaticString

  /// A table of the given text.
  init(_ text: StaticString) { self.text = text }

  /// The block of that name; nil if there is none. O(log blocks), and the block is read anew at each call.
  func block(named name: String) -> Block? {
    text.withUTF8Buffer { bytes in Self.start(of: name, in: bytes).map { Self.readBlock(bytes, from: $0) } }
  }

  /// Whether there is a block of that name. O(log blocks).
  func hasBlock(named name: String) -> Bool {
    text.withUTF8Buffer { bytes in Self.start(of: name, in: bytes) != nil }
  }

  /// Whether a row of any block begins with that column. Scans the text.
  func hasRow(named name: String) -> Bool {
    text.withUTF8Buffer { bytes in
      var start = 0
      while start < bytes.count {
        if bytes[start] == Self.space, case .same = Self.order(bytes, at: start + 1, name.utf8) {
          return true
        }
        start = Self.lineEnd(bytes, from: start) + 1
      }
      return false
    }
  }

  /// The names of all blocks, in order. Reads the whole text.
  var names: [String] {
    text.withUTF8Buffer { bytes in
      var names: [String] = []
      var start = 0
      while start < bytes.count {
        names.append(Self.columns(bytes, from: start)[0])
        start = Self.blockEnd(bytes, from: start)
      }
      return names
    }
  }

  /// All blocks, in order. Reads the whole text.
  var blocks: [Block] {
    text.withUTF8Buffer { bytes in
      var blocks: [Block] = []
      var start = 0
      while start < bytes.count {
        blocks.append(Self.readBlock(bytes, from: start))
        start = Self.blockEnd(bytes, from: start)
      }
      return blocks
    }
  }
}

extension FactTable {
  private typealias Bytes = UnsafeBufferPointer<UInt8>
  private enum Order { case before, same, after }

  private static let newline = UInt8(ascii: "\n")
  private static let tab = UInt8(ascii: "\t")
  private static let space = UInt8(ascii: " ")

  /// Where the block of that name begins.
  private static func start(of name: String, in bytes: Bytes) -> Int? {
    var low = 0
    var high = bytes.count
    while low < high {
      let start = blockStart(bytes, atOrBefore: low + (high - low) / 2)
      switch order(bytes, at: start, name.utf8) {
      case .same: return start
      case .before: low = blockEnd(bytes, from: start)
      case .after: high = start
      }
    }
    return nil
  }

  private static func blockStart(_ bytes: Bytes, atOrBefore offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] != newline || bytes[start] == space { start -= 1 }
    return start
  }

  private static func blockEnd(_ bytes: Bytes, from start: Int) -> Int {
    var end = lineEnd(bytes, from: start) + 1
    while end < bytes.count, bytes[end] == space { end = lineEnd(bytes, from: end) + 1 }
    return min(end, bytes.count)
  }

  private static func lineEnd(_ bytes: Bytes, from start: Int) -> Int {
    bytes[start...].firstIndex(of: newline) ?? bytes.count
  }

  /// How the name at an offset stands to the wanted one.
  private static func order(_ bytes: Bytes, at start: Int, _ wanted: String.UTF8View) -> Order {
    var index = start
    for byte in wanted {
      guard index < bytes.count, bytes[index] != tab, bytes[index] != newline else { return .before }
      if bytes[index] != byte { return bytes[index] < byte ? .before : .after }
      index += 1
    }
    return index == bytes.count || bytes[index] == tab || bytes[index] == newline ? .same : .after
  }

  private static func readBlock(_ bytes: Bytes, from start: Int) -> Block {
    let end = blockEnd(bytes, from: start)
    var rows: [[String]] = []
    var row = lineEnd(bytes, from: start) + 1
    while row < end {
      rows.append(columns(bytes, from: row + 1))
      row = lineEnd(bytes, from: row) + 1
    }
    return Block(columns: columns(bytes, from: start), rows: rows)
  }

  private static func columns(_ bytes: Bytes, from start: Int) -> [String] {
    let end = lineEnd(bytes, from: start)
    var columns: [String] = []
    var column = start
    // To split slices takes more than twice the instructions, a fiftieth of those of a short run.
    for index in start...end where index == end || bytes[index] == tab {
      columns.append(String(decoding: UnsafeBufferPointer(rebasing: bytes[column..<index]), as: UTF8.self))
      column = index + 1
    }
    return columns
  }
}
