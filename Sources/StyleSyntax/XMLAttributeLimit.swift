import Foundation

/// Bounds the attributes of one tag: libxml2 compares each with all before it.
enum XMLAttributeLimit {
  /// Far more than any document has; the comparisons take some milliseconds.
  static let maximumCount = 4096

  /// Where a tag has more attributes than allowed.
  static func firstExcess(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    // Few files have so many equals signs at all, and those need no closer look.
    guard hasManyEqualsSigns(bytes) else { return nil }
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

  private static func hasManyEqualsSigns(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let base = bytes.baseAddress else { return false }
    var rest = UnsafeRawPointer(base)
    let end = rest + bytes.count
    for _ in 0...maximumCount {
      guard let found = memchr(rest, Int32(UInt8(ascii: "=")), end - rest) else { return false }
      rest = UnsafeRawPointer(found) + 1
    }
    return true
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
