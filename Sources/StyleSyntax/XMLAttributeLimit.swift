/// Bounds the attributes of one tag: libxml2 compares each with all before it.
enum XMLAttributeLimit {
  /// Far more than any document has; the comparisons take some milliseconds.
  static let maximumCount = 4096

  /// Where a tag has more attributes than allowed.
  static func firstExcess(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    // Few files have a stretch where so many attributes would fit, and the others need no closer look.
    guard hasLongStretch(bytes) else { return nil }
    var scanner = XMLMarkupScanner(bytes)
    var markup = scanner.next()
    var index = 0
    while index < bytes.count {
      if let inner = markup?.inner, index >= inner.lowerBound {
        index = max(index, inner.upperBound)
        markup = scanner.next()
      } else if bytes[index] == UInt8(ascii: "<") {
        index += 1
        if let excess = skipTag(bytes, &index) { return excess }
      } else {
        index += 1
      }
    }
    return nil
  }

  /// Whether there are as many bytes in a row without a `<`, which cannot stand in a tag, as too many attributes take: five
  /// each, ` a=""`.
  private static func hasLongStretch(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let length = maximumCount * 5
    var start = 0
    while start + length <= bytes.count {
      let stretch = bytes[start..<start + length]
      guard let last = stretch.lastIndex(of: UInt8(ascii: "<")) else { return true }
      start = last + 1
    }
    return false
  }

  /// Goes to a tag's end, or to the `<` that shows that there is none.
  private static func skipTag(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> Int? {
    guard index < bytes.count, bytes[index] != UInt8(ascii: "!"), bytes[index] != UInt8(ascii: "?") else {
      return nil
    }
    var count = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: ">"), UInt8(ascii: "<"): return nil
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        count += 1
        if count > maximumCount { return index }
        index = (bytes[(index + 1)...].firstIndex(of: bytes[index]) ?? bytes.count - 1) + 1
      default: index += 1
      }
    }
    return nil
  }
}
