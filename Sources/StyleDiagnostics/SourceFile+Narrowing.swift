extension SourceFile {
  /// The place of a piece of a text that is spelled somewhere in a span.
  ///
  /// A name in a file stands between tags or quotes and may be spelled with escapes; where the text stands
  /// there letter for letter, a message can point at the piece, else at the whole span.
  ///
  /// - Parameters:
  ///   - text: what the span spells.
  ///   - span: where it stands.
  ///   - piece: the UTF-8 bytes of the text that are meant; nil for all of it.
  public func span(of text: String, in span: SourceSpan, narrowedTo piece: Range<Int>?) -> SourceSpan {
    let wanted = Array(text.utf8)
    let first = Int(span.lowerBound)
    let last = min(Int(span.upperBound), bytes.count)
    guard kind == .text, let piece, !wanted.isEmpty, last - first >= wanted.count,
      last - first <= Self.maximumNarrowedLength
    else { return span }
    for start in first...(last - wanted.count) where bytes[start..<start + wanted.count].elementsEqual(wanted)
    {
      return SourceSpan(start + piece.lowerBound, start + piece.upperBound)
    }
    return span
  }

  /// Longer spans are not searched, which takes time in the square of their length where bytes repeat.
  private static let maximumNarrowedLength = 4096
}
