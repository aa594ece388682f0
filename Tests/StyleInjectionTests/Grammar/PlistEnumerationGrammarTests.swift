import XCTest

@testable import StyleInjection

final class PlistEnumerationGrammarTests: XCTestCase {
  private typealias Row = GrammarRow

  private static let alignment = StyleValueType(
    .enumeration(
      StyleEnumerationType("NSTextAlignment") { ["left", "center", "right", "justified", "natural"] }))
  private static let detectors = StyleValueType(
    .optionSet(
      StyleEnumerationType("UIDataDetectorTypes") { ["phoneNumber", "link", "address", "calendarEvent"] }))

  func testCases() {
    check(
      [
        Row("right", .enumeration("right")), Row(" center ", .enumeration("center")),
        Row("rigth", fails: "value.enumeration", suggestion: "right"),
        Row("Right", fails: "value.enumeration", suggestion: "right"), Row("", fails: "value.enumeration"),
        Row(".right", fails: "value.enumeration", suggestion: "right"),
        Row("middle", fails: "value.enumeration"), Row(2, fails: "value.kind"),
        Row(true, fails: "value.kind"),
        Row(["right"], fails: "value.kind"),
      ], as: Self.alignment)
  }

  func testAnUnknownCaseListsTheValidOnes() {
    guard case .failure(let problem) = StyleDecodingContext().decode("middle", as: Self.alignment) else {
      return XCTFail("a case")
    }
    XCTAssertEqual(
      problem.message,
      "'middle' is not a case of NSTextAlignment; there are left, center, right, justified, natural")
  }

  func testOptions() {
    check(
      [
        Row("[link, address]", .options(["link", "address"])),
        Row("link, address", .options(["link", "address"])),
        Row("address,link", .options(["link", "address"])), Row("link", .options(["link"])),
        Row("link,link", .options(["link"])), Row(["address", "link"], .options(["link", "address"])),
        Row([], .options([])), Row("[]", .options([])), Row("", .options([])),
        Row([" link "], .options(["link"])),
        Row("links", fails: "value.enumeration", suggestion: "link"),
        Row("[link, adress]", fails: "value.enumeration", suggestion: "address"),
        Row(["link", "adress"], fails: "value.enumeration", suggestion: "address"),
        Row("[link", fails: "value.enumeration", suggestion: "link"), Row([1], fails: "value.kind"),
        Row(1, fails: "value.kind"),
        Row(["link": true], fails: "value.kind"),
      ], as: Self.detectors)
  }

  func testAnUnknownMemberIsReportedAtItsPlace() {
    let raw = RawStyleValue.array([
      LocatedStyleValue("link", at: SourceSpan(1, 2)), LocatedStyleValue("adress", at: SourceSpan(3, 4)),
    ])
    guard case .failure(let problem) = StyleDecodingContext().decode(raw, as: Self.detectors) else {
      return XCTFail("options")
    }
    XCTAssertEqual(problem.span, SourceSpan(3, 4))
  }
}
