import Foundation
import StyleInjection
import TestSupport
import UIKitModel
import XCTest

/// What people met with numbers in other countries.
final class LocaleCaseTests: XCTestCase {
  private static let values: [(dialect: StyleDialect, font: String, size: String, wrong: String)] = [
    (
      .plist, #""@UILabel": {"font": "$\"Helvetica Neue\":17.5"}"#, "17.5",
      #""@UILabel": {"font": "$\"Helvetica Neue\":17,5"}"#
    ),
    (
      .stylekit, #""UILabel": {"font": "HelveticaNeue:17.5"}"#, "17.5",
      #""UILabel": {"font": "HelveticaNeue:17,5"}"#
    ),
    (
      .stylist, #""styles": {"UILabel": {"font": "Arial:17.5"}}"#, "17.5",
      #""styles": {"UILabel": {"font": "Arial:17,5"}}"#
    ),
    (
      .stylish, #""styles": [{"styleName": "A", "styleProperties": {"font": {"size": 17.5}}}]"#, "17.5",
      #""styles": [{"styleName": "A", "styleProperties": {"font": {"size": "17,5"}}}]"#
    ),
  ]

  func testCase44NumbersAreReadAlikeWhereACommaIsThePoint() throws {
    guard let environment = try GermanLocale.environment() else {
      throw XCTSkip("there is no localedef with the sources of \(GermanLocale.name)")
    }
    setenv("LOCPATH", environment["LOCPATH"] ?? "", 1)
    defer { unsetenv("LOCPATH") }
    guard setlocale(LC_ALL, GermanLocale.name) != nil else {
      throw XCTSkip("the C library does not take \(GermanLocale.name) from a folder")
    }
    defer { setlocale(LC_ALL, "C") }
    XCTAssertEqual(strtod("17,5", nil), 17.5, "the locale is not in force")
    for row in Self.values {
      let label = UILabel()
      label.setStyleNames("A", for: .styles)
      XCTAssertEqual(try CaseSheet(row.dialect, "{\(row.font)}").style(label).ids, [], "\(row.dialect)")
      XCTAssertEqual(label.font?.size, 17.5, "\(row.dialect)")
      XCTAssertTrue(
        StyleValue.font(.system(17.5)).spelling(in: row.dialect).contains(row.size), "\(row.dialect)")
      let other = UILabel()
      other.setStyleNames("A", for: .styles)
      let refused = try CaseSheet(row.dialect, "{\(row.wrong)}").style(other)
      XCTAssertEqual(refused.diagnostics.map(\.severity), [.error], "\(row.dialect)")
      XCTAssertEqual(other.font, UILabel().font, "\(row.dialect)")
    }
  }
}
