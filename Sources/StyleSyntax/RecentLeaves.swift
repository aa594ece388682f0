import Foundation

/// Remembers what was made of the last elements that hold text: a sheet says the same few keys and values over and over,
/// and to look one up takes a third of the time that it takes to make it.
///
/// A place has room for one text, the last one, so that memory is bounded whatever a file holds.
struct RecentLeaves {
  /// Where a text belongs.
  struct Place {
    fileprivate let index: Int
    fileprivate let leaf: Leaf
    /// Whether the last text in this place was the same one, in the same kind of element.
    let isKnown: Bool
  }

  fileprivate struct Leaf {
    let tag: PropertyListTag
    let text: UnsafeBufferPointer<UInt8>

    @inline(__always)
    func isEqual(to other: Leaf) -> Bool {
      guard tag == other.tag, text.count == other.text.count else { return false }
      guard let start = text.baseAddress, let otherStart = other.text.baseAddress else { return true }
      return memcmp(start, otherStart, text.count) == 0
    }
  }

  private static let placeCount = 1024
  private static let maximumLength = 64

  private var leaves: [Leaf?] = Array(repeating: nil, count: placeCount)
  private var values: [SyntaxScalar] = Array(repeating: .null, count: placeCount)

  /// The place for an element's text, which must outlive this; nil for a text that is too long to come again.
  @inline(__always)
  func place(of tag: PropertyListTag, _ text: UnsafeBufferPointer<UInt8>) -> Place? {
    guard text.count <= Self.maximumLength else { return nil }
    // Fowler, Noll and Vo's hash.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let index = Int(hash >> 54)
    let leaf = Leaf(tag: tag, text: text)
    return Place(index: index, leaf: leaf, isKnown: leaves[index]?.isEqual(to: leaf) ?? false)
  }

  /// What was made of a known text.
  @inline(__always)
  func value(at place: Place) -> SyntaxScalar { values[place.index] }

  mutating func remember(_ value: SyntaxScalar, at place: Place) {
    leaves[place.index] = place.leaf
    values[place.index] = value
  }
}
