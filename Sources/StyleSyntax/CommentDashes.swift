import Foundation

/// Blanks the dashes inside comments: `--` may not stand there by XML's rule, and libxml2 stops at it for good.
enum CommentDashes {
  /// Calls a function with the text in which each dash inside a comment is a space; all offsets stay.
  static func withoutInnerDashes<Result>(
    _ bytes: [UInt8], _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let comments = bytes.withUnsafeBufferPointer { innerRangesWithDashes(of: $0) }
    guard !comments.isEmpty else { return bytes.withUnsafeBufferPointer(body) }
    var blanked = bytes
    for comment in comments {
      for index in comment where blanked[index] == UInt8(ascii: "-") { blanked[index] = UInt8(ascii: " ") }
    }
    return blanked.withUnsafeBufferPointer(body)
  }

  private static func innerRangesWithDashes(of bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var scanner = MarkupScanner(bytes)
    while let markup = scanner.next() {
      if markup.isComment, bytes[markup.inner].contains(UInt8(ascii: "-")) { ranges.append(markup.inner) }
    }
    return ranges
  }
}

/// Finds comments, and skips what may hold their delimiters without being one: CDATA and processing instructions.
private struct MarkupScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0
  private var nextInstruction = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private static let kinds: [(opening: StaticString, closing: StaticString, isComment: Bool)] = [
    ("<!--", "-->", true), ("<![CDATA[", "]]>", false), ("<?", "?>", false),
  ]

  /// The next comment, CDATA section or processing instruction that is closed, and what is between its delimiters.
  mutating func next() -> (inner: Range<Int>, isComment: Bool)? {
    while true {
      let declaration = find(UInt8(ascii: "!"), from: offset)
      if nextInstruction < offset { nextInstruction = find(UInt8(ascii: "?"), from: offset) }
      let mark = min(declaration, nextInstruction)
      guard mark < bytes.count else { return nil }
      offset = mark + 1
      guard mark > 0, let kind = Self.kinds.first(where: { has($0.opening, at: mark - 1) }) else { continue }
      let start = mark - 1 + kind.opening.utf8CodeUnitCount
      guard let end = firstIndex(of: kind.closing, from: start) else { return nil }
      offset = end + kind.closing.utf8CodeUnitCount
      return (start..<end, kind.isComment)
    }
  }

  private func find(_ byte: UInt8, from start: Int) -> Int {
    guard start < bytes.count, let base = bytes.baseAddress,
      let found = memchr(base + start, Int32(byte), bytes.count - start)
    else { return bytes.count }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  private func has(_ text: StaticString, at offset: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard offset + count <= bytes.count, let base = bytes.baseAddress else { return false }
    return memcmp(base + offset, text.utf8Start, count) == 0
  }

  private func firstIndex(of text: StaticString, from start: Int) -> Int? {
    var index = start
    let last = text.utf8Start[text.utf8CodeUnitCount - 1]
    while index < bytes.count {
      let end = find(last, from: index)
      guard end < bytes.count else { return nil }
      let candidate = end - text.utf8CodeUnitCount + 1
      if candidate >= start, has(text, at: candidate) { return candidate }
      index = end + 1
    }
    return nil
  }
}
