import TestSupport
import XCTest

final class SeededGeneratorTests: XCTestCase {
  /// The first numbers that SplitMix64's authors give for the seed 1234567.
  func testTheNumbersAreSplitMix64s() {
    var generator = SeededGenerator(seed: 1_234_567)
    let expected: [UInt64] = [
      6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
    ]
    for number in expected { XCTAssertEqual(generator.next(), number) }
  }

  func testChoicesStayInTheirBounds() {
    var generator = SeededGenerator(seed: 1)
    let numbers = (0..<200).map { _ in generator.number(below: 3) }
    XCTAssertEqual(Set(numbers), [0, 1, 2])
    XCTAssertEqual(Set((0..<200).map { _ in generator.element(of: ["a", "b"]) }), ["a", "b"])
    XCTAssertTrue(generator.isOnce(in: 1))
  }
}
