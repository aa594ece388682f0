import StyleDiagnostics
import XCTest

@testable import StyleLanguage

final class UniqueKeysTests: XCTestCase {
  /// Below and above the count from which keys are hashed.
  func testTheEarlierEntryIsAnswered() {
    for count in [1, 7, 8, 9, 10, 40] {
      var keys = UniqueKeys<Int>()
      for round in 0..<3 {
        for number in 0..<count {
          let span = SourceSpan(round, number)
          let earlier = keys.insert("key\(number)", round * 100 + number, at: span)
          XCTAssertEqual(earlier?.value, round == 0 ? nil : (round - 1) * 100 + number)
          XCTAssertEqual(earlier?.span, round == 0 ? nil : SourceSpan(round - 1, number))
        }
      }
    }
  }
}
