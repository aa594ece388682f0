/// SplitMix64: the same numbers on every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension SeededGenerator {
  /// A number from 0 up to, not including, the bound.
  mutating func number(below bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }

  /// True once in so many times.
  mutating func isOnce(in times: Int) -> Bool { number(below: times) == 0 }

  /// One of the elements, which must not be empty.
  mutating func element<Element>(of elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }
}
