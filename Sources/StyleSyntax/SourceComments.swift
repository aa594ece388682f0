import StyleDiagnostics

/// The comments of a document.
package enum SourceComments {
  /// A comment's text without its signs and the spaces around it, and where it stands.
  package struct Comment: Sendable, Hashable {
    package let text: String
    package let span: SourceSpan
  }

  /// The comments of an XML document or of one whose comments take whole lines (`#` or `//`); O(bytes).
  ///
  /// - Parameter values: where the document's values stand: what is in them is no comment.
  package static func all(in file: SourceFile, outside values: [SourceSpan]) -> [Comment] {
    guard file.kind == .text else { return [] }
    let isXML = file.bytes.first { $0 > 0x20 } == UInt8(ascii: "<")
    let found = isXML ? xml(file.bytes) : lines(file.bytes)
    let ordered = values.sorted { $0.lowerBound < $1.lowerBound }
    var next = 0
    var end: UInt32 = 0
    return found.filter { comment in
      while next < ordered.count, ordered[next].lowerBound <= comment.span.lowerBound {
        end = max(end, ordered[next].upperBound)
        next += 1
      }
      return comment.span.lowerBound >= end
    }
  }

  private static func xml(_ bytes: [UInt8]) -> [Comment] {
    let (open, close) = (Array("<!--".utf8), Array("-->".utf8))
    var comments: [Comment] = []
    var place = 0
    while let start = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
      place = start + 1
      guard bytes[start...].starts(with: open) else { continue }
      var end = start + open.count
      while end < bytes.count, !bytes[end...].starts(with: close) { end += 1 }
      comments.append(comment(bytes[start + open.count..<end], SourceSpan(start, end + close.count)))
      place = min(end, bytes.count)
    }
    return comments
  }

  private static func lines(_ bytes: [UInt8]) -> [Comment] {
    var comments: [Comment] = []
    var start = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let text = line.drop { $0 <= 0x20 }
      let sign = text.first == UInt8(ascii: "#") ? 1 : text.starts(with: "//".utf8) ? 2 : 0
      if sign > 0 {
        comments.append(
          comment(text.dropFirst(sign), SourceSpan(text.startIndex, start + line.count)))
      }
      start += line.count + 1
    }
    return comments
  }

  private static func comment(_ bytes: ArraySlice<UInt8>, _ span: SourceSpan) -> Comment {
    var text = bytes.drop { $0 <= 0x20 }
    while let last = text.last, last <= 0x20 { text.removeLast() }
    return Comment(text: String(decoding: text, as: UTF8.self), span: span)
  }
}
