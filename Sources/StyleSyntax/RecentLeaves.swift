import Foundation

/// Knows the last elements that hold text again: a sheet says the same few keys and values over and over, and to look one
/// up takes a third of the time that it takes to make it.
///
/// A place has room for one text, the last one, so that memory is bounded whatever a file holds. Not copied, so that to
/// ask it counts no references.
struct RecentLeaves: ~Copyable {
  /// Where a text belongs.
  struct Place {
    let index: Int
    fileprivate let leaf: Leaf
  }

  fileprivate struct Leaf {
    var tag: PropertyListTag?
    /// Where the text begins in the file, and how long it is.
    var start = 0
    var count = 0
    /// The first and the last eight bytes, or all bytes in both if they are fewer.
    var head: UInt64 = 0
    var tail: UInt64 = 0
  }

  static let placeCount = 1024
  private static let maximumLength = 64

  private var leaves: [Leaf] = Array(repeating: Leaf(), count: placeCount)

  /// The place for a text within a document; nil for one that is too long to come again.
  @inline(__always)
  func place(of tag: PropertyListTag, _ text: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> Place? {
    guard text.count <= Self.maximumLength, text.lowerBound + 8 <= bytes.count, text.upperBound >= 8,
      let start = bytes.baseAddress.map({ UnsafeRawPointer($0) })
    else { return nil }
    var leaf = Leaf(tag: tag, start: text.lowerBound, count: text.count)
    leaf.tail = UInt64(
      littleEndian: start.loadUnaligned(fromByteOffset: text.upperBound - 8, as: UInt64.self))
    if text.count < 8 {
      leaf.tail >>= 8 * UInt64(8 - text.count)
      leaf.head = leaf.tail
    } else {
      leaf.head = UInt64(
        littleEndian: start.loadUnaligned(fromByteOffset: text.lowerBound, as: UInt64.self))
    }
    // The ends tell most texts apart; a loop over all bytes takes 3 ms in 6 MB.
    let index = Int(((leaf.head &* 31 &+ leaf.tail) &* 0x9E37_79B9_7F4A_7C15) >> 54)
    return Place(index: index, leaf: leaf)
  }

  /// Whether the last text in a place was the same one, in the same kind of element.
  @inline(__always)
  func isKnown(_ place: Place, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let (last, leaf) = (leaves[place.index], place.leaf)
    guard last.head == leaf.head, last.tail == leaf.tail, last.count == leaf.count, last.tag == leaf.tag
    else { return false }
    guard leaf.count > 16, let start = bytes.baseAddress else { return true }
    return memcmp(start + last.start + 8, start + leaf.start + 8, leaf.count - 16) == 0
  }

  mutating func remember(_ place: Place) { leaves[place.index] = place.leaf }
}
