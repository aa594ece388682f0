import Synchronization

/// The decoded text of a file, or the bytes of a binary one, and where its lines begin.
public final class SourceFile: Sendable {
  /// What the offsets into a file count.
  public enum Kind: Sendable {
    /// Lines of UTF-8 text (decoded, without a byte-order mark).
    case text
    /// Bytes without lines, as in a binary property list.
    case binary
    /// Nothing: values that were made in memory and have no place in a file.
    case memory
    /// Places that are told one by one, of a text that is not at hand: what a compiler knows of its source files.
    case places
  }

  /// The path as the user named it.
  public let path: String
  /// The text in UTF-8, or the raw bytes of a binary file.
  public let bytes: [UInt8]
  /// What offsets into `bytes` count.
  public let kind: Kind

  private let places: [SourcePosition]
  private let lineStarts = Mutex<[Int]?>(nil)

  /// A file with its content in memory.
  public init(path: String, bytes: [UInt8], kind: Kind = .text) {
    self.path = path
    self.bytes = bytes
    self.kind = kind
    places = []
  }

  /// A file of which places are known and the text is not.
  ///
  /// - Parameters:
  ///   - path: the file's name.
  ///   - places: what offsets stand for: the span from n to n + 1 is the place of that number.
  public init(path: String, places: [SourcePosition]) {
    self.path = path
    self.places = places
    bytes = []
    kind = .places
  }

  /// A text file with its content in memory.
  public convenience init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The line and column of a byte offset; nil where the file has no lines.
  ///
  /// The first call reads the whole text once, later ones take O(log lines).
  public func position(at offset: Int) -> SourcePosition? {
    if kind == .places { return places.indices.contains(offset) ? places[offset] : nil }
    guard kind == .text else { return nil }
    let offset = min(max(offset, 0), bytes.count)
    return withLineStarts { starts in
      let line = Self.lineIndex(of: offset, in: starts)
      return SourcePosition(line: line + 1, column: offset - starts[line] + 1)
    }
  }

  /// The text of a line without its line end; nil where there is no such line.
  ///
  /// - Parameter number: 1-based.
  public func line(_ number: Int) -> String? {
    guard kind == .text else { return nil }
    let range: Range<Int>? = withLineStarts { starts in
      guard starts.indices.contains(number - 1) else { return nil }
      let end = number < starts.count ? starts[number] : bytes.count
      return starts[number - 1]..<end
    }
    guard let range else { return nil }
    var line = bytes[range]
    while let last = line.last, last == UInt8(ascii: "\n") || last == UInt8(ascii: "\r") { line.removeLast() }
    return String(decoding: line, as: UTF8.self)
  }

  private func withLineStarts<Result>(_ body: ([Int]) -> Result) -> Result {
    let starts = lineStarts.withLock { cached in
      if let cached { return cached }
      let made = Self.lineStarts(of: bytes)
      cached = made
      return made
    }
    return body(starts)
  }

  /// A line ends after `\n`, `\r\n` or a lone `\r`, as in XML.
  private static func lineStarts(of bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "\n") {
        starts.append(index + 1)
      } else if byte == UInt8(ascii: "\r"), index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n")
      {
        starts.append(index + 1)
      }
    }
    return starts
  }

  private static func lineIndex(of offset: Int, in starts: [Int]) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}

extension SourceFile: Hashable {
  /// Two files are equal when they are the same object: a path may be read twice with different content.
  public static func == (left: SourceFile, right: SourceFile) -> Bool { left === right }

  /// Hashes the identity of the file.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
