import StyleInjection
import XCTest

/// StyleKit's example in the states of its history: values by the ids of views, as the sheet's nesting has them.
final class StyleKitPairTests: XCTestCase {
  /// What only the example's own classes have.
  private static let problems = [
    "'backgroundColor' of UIButton has no states, so ':highlighted' names none",
    "'backgroundColor' of UIButton has no states, so ':normal' names none",
    "UIButton has no property 'transparency'",
    "UILabel has no property 'padding'",
  ]

  private func check(_ state: String, _ expected: [String: [String]], line: UInt = #line) throws {
    let pair = try StyledPair(
      "146BC+StyleKit\(state)/StyleKitDemo/StyleKitDemo", "Style/style.json", dialect: .stylekit)
    for (id, values) in expected { XCTAssertEqual(pair.changes[id], values, id, line: line) }
    XCTAssertEqual(pair.problems, Self.problems, line: line)
  }

  private static let pink = "#CD0073"
  private static let violet = "#8000C6"

  /// What all states have in common.
  private static let common: [String: [String]] = [
    "Eso-nR-K6x": [
      "font HelveticaNeue-Light:13", "titleColor:highlighted #FFFFFF", "titleColor:normal #FFFFFF",
    ],
    "wkJ-zJ-6cx": [
      "font HelveticaNeue-Medium:13", "titleColor:highlighted #555555", "titleColor:normal #000000",
    ],
    "Oek-Qp-mvx": ["color \(pink)", "font HelveticaNeue-Light:17"],
    "EFI-pY-Idw": ["backgroundColor #EEEEEE", "color \(pink)", "font HelveticaNeue-Bold:15"],
    "Hvs-1e-emS": ["font HelveticaNeue-Light:15"],
    "dXp-PE-Xvk": [
      "tintColor \(pink)", "titleTextAttributes:normal {NSFont: HelveticaNeue-Light:15, NSColor: #999999}",
      "titleTextAttributes:selected {NSFont: HelveticaNeue-Medium:15, NSColor: #000000}",
    ],
    "o8Z-SD-vDd": ["color \(pink)"],
  ]

  private static func merging(_ values: [String: [String]]) -> [String: [String]] {
    common.merging(values) { $1 }
  }

  private static let aliases = merging([
    "eP1-oS-KNS": ["font HelveticaNeue-Medium:13"],
    "rgr-UU-a38": ["color \(violet)", "font HelveticaNeue-Bold:15"],
    "vpU-Km-R6X": ["font HelveticaNeue-Light:15", "textColor \(pink)"],
    "Ltv-zj-FLu": ["font HelveticaNeue-Light:15"],
    "Nlx-Qn-Grn": [
      "tintColor \(violet)", "titleTextAttributes {NSFont: HelveticaNeue-Bold:20, NSColor: \(pink)}",
    ],
  ])

  func testTheExample() throws { try check("", Self.aliases) }

  func testEarlierStates() throws {
    try check("@0bb899c7", Self.aliases)
    // Before there were aliases.
    try check(
      "@ad569c66",
      Self.merging([
        "eP1-oS-KNS": ["font HelveticaNeue-Medium:15"], "774-Ja-MFn": ["font HelveticaNeue-Medium:15"],
        "vpU-Km-R6X": ["textColor \(Self.pink)"],
        "Nlx-Qn-Grn": [
          "tintColor #000000", "titleTextAttributes {NSFont: HelveticaNeue-Light:18, NSColor: #99000000}",
        ],
      ]))
  }
}
