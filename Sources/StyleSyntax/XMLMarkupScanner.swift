import Foundation

/// Finds what is not elements and text: comments, CDATA sections, processing instructions and declarations.
///
/// It goes from `!` to `!` and `?` to `?`, which are rare, so that most of a file is passed at the speed of `memchr`.
struct XMLMarkupScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0
  private var nextInstruction = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, from offset: Int = 0) {
    self.bytes = bytes
    self.offset = offset
    nextInstruction = offset
    nextInstruction = find(UInt8(ascii: "?"), from: offset)
  }

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
      guard mark > 0, bytes[mark - 1] == UInt8(ascii: "<") else { continue }
      guard let kind = Self.kinds.first(where: { has($0.opening, at: mark - 1) }) else {
        offset = endOfDeclarationHead(from: mark)
        continue
      }
      let start = mark - 1 + kind.opening.utf8CodeUnitCount
      guard let end = firstIndex(of: kind.closing, from: start) else { return nil }
      offset = end + kind.closing.utf8CodeUnitCount
      return (start..<end, kind.isComment)
    }
  }

  /// Behind a declaration, or at the bracket where others begin inside it: its quoted parts may hold anything.
  private func endOfDeclarationHead(from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: ">"), UInt8(ascii: "["): return index
      case UInt8(ascii: "\""), UInt8(ascii: "'"): index = find(bytes[index], from: index + 1) + 1
      default: index += 1
      }
    }
    return bytes.count
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
