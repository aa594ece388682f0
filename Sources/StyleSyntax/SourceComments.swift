import StyleDiagnostics

/// The comments of a document.
package enum SourceComments {
  /// A comment's text without its signs and the spaces around it, and where it stands.
  package struct Comment: Sendable, Hashable {
    package let text: String
    package let span: SourceSpan
    /// Whether it ends a line that something else begins.
    package let isTrailing: Bool
  }

  /// How a document marks comments.
  package enum Style: Sendable {
    /// XML: `<!-- -->`.
    case markup
    /// JSON with comments, OpenStep property lists: `//` to the end of the line, and `/* */`.
    case slashes
    /// YAML: `#` to the end of the line.
    case hash
  }

  /// The comments of a document that can be read, in its order; O(bytes).
  package static func all(in file: SourceFile, _ style: Style) -> [Comment] {
    guard file.kind == .text else { return [] }
    let found =
      switch style {
      case .markup: markup(file.bytes)
      case .slashes: slashes(file.bytes)
      case .hash: hashes(file)
      }
    return found.map { comment(file.bytes, $0.inner, $0.outer) }
  }

  /// A comment with and without its signs.
  private typealias Place = (inner: Range<Int>, outer: Range<Int>)

  private static func markup(_ bytes: [UInt8]) -> [Place] {
    bytes.withUnsafeBufferPointer { bytes in
      var scanner = XMLMarkupScanner(bytes)
      var places: [Place] = []
      while let markup = scanner.next() {
        guard markup.isComment else { continue }
        places.append((markup.inner, markup.inner.lowerBound - 4..<markup.inner.upperBound + 3))
      }
      return places
    }
  }

  private static func slashes(_ bytes: [UInt8]) -> [Place] {
    var places: [Place] = []
    var index = 0
    while index < bytes.count {
      let start = index
      switch bytes[index] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): index = end(ofTextAt: index, in: bytes)
      case UInt8(ascii: "/") where bytes[index...].starts(with: "//".utf8):
        index = bytes[index...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
        places.append((start + 2..<index, start..<index))
      case UInt8(ascii: "/") where bytes[index...].starts(with: "/*".utf8):
        index += 2
        while index < bytes.count, !bytes[index...].starts(with: "*/".utf8) { index += 1 }
        places.append((start + 2..<index, start..<min(index + 2, bytes.count)))
        index += 2
      default: index += 1
      }
    }
    return places
  }

  private static func end(ofTextAt start: Int, in bytes: [UInt8]) -> Int {
    var index = start + 1
    while index < bytes.count, bytes[index] != bytes[start] {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return index + 1
  }

  /// A `#` that no text holds, at the start of a line or behind a blank.
  private static func hashes(_ file: SourceFile) -> [Place] {
    let bytes = file.bytes
    var texts: [SourceSpan] = []
    do throws(SyntaxError) {
      try YAMLReader.tree(of: file).addTexts(to: &texts)
    } catch {
      return []
    }
    texts.sort { $0.lowerBound < $1.lowerBound }
    var places: [Place] = []
    var next = 0
    var index = 0
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "#")) {
      while next < texts.count, texts[next].upperBound <= start { next += 1 }
      if next < texts.count, texts[next].lowerBound <= start {
        index = Int(texts[next].upperBound)
      } else if start == 0 || bytes[start - 1] <= 0x20 {
        index = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
        places.append((start + 1..<index, start..<index))
      } else {
        index = start + 1
      }
    }
    return places
  }

  private static func comment(_ bytes: [UInt8], _ inner: Range<Int>, _ outer: Range<Int>) -> Comment {
    var text = bytes[inner].drop { $0 <= 0x20 }
    while let last = text.last, last <= 0x20 { text.removeLast() }
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    let before = bytes[..<outer.lowerBound].last { !isBlank($0) }
    let behind = bytes[outer.upperBound...].first { !isBlank($0) }
    let isLineEnd = { (byte: UInt8?) in byte == nil || byte == 0x0A || byte == 0x0D }
    return Comment(
      text: String(decoding: text, as: UTF8.self), span: SourceSpan(outer.lowerBound, outer.upperBound),
      isTrailing: !isLineEnd(before) && isLineEnd(behind))
  }
}

extension SyntaxNode {
  /// Adds where keys and scalars stand.
  fileprivate func addTexts(to texts: inout [SourceSpan]) {
    switch value {
    case .scalar: if span.lowerBound < span.upperBound { texts.append(span) }
    case .array(let items): for item in items { item.addTexts(to: &texts) }
    case .dictionary(let entries):
      for entry in entries {
        texts.append(entry.keySpan)
        entry.value.addTexts(to: &texts)
      }
    }
  }
}
