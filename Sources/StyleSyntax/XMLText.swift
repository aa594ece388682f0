import StyleDiagnostics

/// Looks at the raw text between tags.
enum XMLText {
  private static let skipped: [(opening: [UInt8], closing: [UInt8])] = [
    (Array("<!--".utf8), Array("-->".utf8)), (Array("<?".utf8), Array("?>".utf8)),
  ]

  /// The first word behind an offset that is neither space nor comment nor processing instruction.
  static func firstVisible(in bytes: [UInt8], from start: Int) -> SourceSpan {
    var offset = start
    while offset < bytes.count {
      if TextByte.isSpace(bytes[offset]) {
        offset += 1
      } else if let kind = skipped.first(where: { bytes[offset...].starts(with: $0.opening) }) {
        offset += kind.opening.count
        while offset < bytes.count, !bytes[offset...].starts(with: kind.closing) { offset += 1 }
        offset += kind.closing.count
      } else {
        break
      }
    }
    let begin = min(offset, bytes.count)
    let end = bytes[begin...].firstIndex { TextByte.isSpace($0) || $0 == UInt8(ascii: "<") } ?? bytes.count
    return SourceSpan(begin, max(end, min(begin + 1, bytes.count)))
  }
}
