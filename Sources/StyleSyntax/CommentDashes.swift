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
    var scanner = XMLMarkupScanner(bytes)
    while let markup = scanner.next() {
      if markup.isComment, bytes[markup.inner].contains(UInt8(ascii: "-")) { ranges.append(markup.inner) }
    }
    return ranges
  }
}
