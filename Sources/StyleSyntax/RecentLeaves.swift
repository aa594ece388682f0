import Foundation

/// Remembers what was made of the last elements that hold text: a sheet says the same few keys and values over and over,
/// and to look one up takes a third of the time that it takes to make it.
///
/// A place has room for one text, the last one, so that memory is bounded whatever a file holds. Not copied, so that to
/// ask it counts no references.
struct RecentLeaves: ~Copyable {
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
  }

  private static let placeCount = 1024
  private static let maximumLength = 64

  private var leaves: [Leaf?] = Array(repeating: nil, count: placeCount)
  private var values: [SyntaxScalar] = Array(repeating: .null, count: placeCount)

  /// The place for a text within a document; nil for one that is too long to come again.
  @inline(__always)
  func place(of tag: PropertyListTag, _ text: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> Place? {
    guard text.count <= Self.maximumLength, text.lowerBound + 8 <= bytes.count, text.upperBound >= 8,
      let start = bytes.baseAddress.map({ UnsafeRawPointer($0) })
    else { return nil }
    // The ends tell most texts apart, whatever else a short text's eight bytes hold; a loop over all bytes takes 3 ms
    // in 6 MB.
    let first = start.loadUnaligned(fromByteOffset: text.lowerBound, as: UInt64.self)
    let last = start.loadUnaligned(fromByteOffset: text.upperBound - 8, as: UInt64.self)
    let index = Int(((first &* 31 &+ last) &* 0x9E37_79B9_7F4A_7C15) >> 54)
    let leaf = Leaf(tag: tag, text: UnsafeBufferPointer(rebasing: bytes[text]))
    return Place(index: index, leaf: leaf, isKnown: isEqual(leaves[index], leaf))
  }

  @inline(__always)
  private func isEqual(_ left: Leaf?, _ right: Leaf) -> Bool {
    guard let left, left.tag == right.tag, left.text.count == right.text.count else { return false }
    guard let start = left.text.baseAddress, let other = right.text.baseAddress else { return true }
    return memcmp(start, other, left.text.count) == 0
  }

  /// What was made of a known text.
  @inline(__always)
  func value(at place: Place) -> SyntaxScalar { values[place.index] }

  mutating func remember(_ value: SyntaxScalar, at place: Place) {
    leaves[place.index] = place.leaf
    values[place.index] = value
  }
}
