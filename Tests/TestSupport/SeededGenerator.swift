/// SplitMix64: the same numbers for the same seed.
public struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// Begins the sequence of a seed.
  public init(seed: UInt64) { state = seed }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to, not including, the bound.
  public mutating func number(below bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }

  /// True once in so many times.
  public mutating func isOnce(in times: Int) -> Bool { number(below: times) == 0 }

  /// One of the elements, which must not be empty.
  public mutating func element<Element>(of elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }
}
