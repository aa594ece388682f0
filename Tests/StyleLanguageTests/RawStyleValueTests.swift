import Foundation
import StyleDiagnostics
import StyleLanguage
import XCTest

final class RawStyleValueTests: XCTestCase {
  func testDescriptionAndKindName() {
    let rows: [(value: RawStyleValue, description: String, kind: String)] = [
      (.null, "null", "null"),
      (true, "true", "a boolean"),
      (-7, "-7", "a number"),
      (0.5, "0.5", "a number"),
      (.real(8), "8", "a number"),
      (.real(1e300), "1e+300", "a number"),
      (.real(.nan), "nan", "a number"),
      (.real(-.infinity), "-inf", "a number"),
      ("a\"b", "a\"b", "text"),
      (.date(Date(timeIntervalSince1970: 0)), "1970-01-01T00:00:00Z", "a date"),
      (.data(Data([1, 2])), "<AQI=>", "data"),
      (["a", 1, [true]], "[a, 1, [true]]", "an array"),
      (["x": 1, "y": "z"], "{x: 1, y: z}", "a dictionary"),
    ]
    for row in rows {
      XCTAssertEqual(row.value.description, row.description)
      XCTAssertEqual(row.value.kindName, row.kind)
    }
  }

  func testEqualValuesAreEqualWhereverTheyStand() {
    let here = RawStyleValue.dictionary([
      RawStyleEntry("a", at: SourceSpan(1, 2), LocatedStyleValue("x", at: SourceSpan(3, 4)))
    ])
    let there = RawStyleValue.dictionary([RawStyleEntry("a", LocatedStyleValue("x"))])
    XCTAssertEqual(here, there)
    XCTAssertEqual(here.hashValue, there.hashValue)
    XCTAssertNotEqual(RawStyleValue.integer(1), .bool(true))
    XCTAssertNotEqual(RawStyleValue.integer(1), .real(1))
  }
}
