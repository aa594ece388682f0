import StyleInjection
import XCTest

/// Stylist's example in the states of its history: a storyboard whose views wear the styles of its theme.
final class StylistPairTests: XCTestCase {
  private func check(
    _ state: String, _ expected: [String: [String]], problems: [String], line: UInt = #line
  ) throws {
    let pair = try StyledPair("yonaskolb+Stylist\(state)/Example", "Style.yaml", dialect: .stylist)
    XCTAssertEqual(Set(pair.changes.keys), Set(expected.keys), line: line)
    for (id, values) in expected { XCTAssertEqual(pair.changes[id], values, id, line: line) }
    XCTAssertEqual(pair.problems, problems, line: line)
  }

  private static let noImage = "UIView has no property 'backgroundImage'"
  private static let noState = "'contentEdgeInsets' of UIButton has no states, so ':highlighted' names none"

  private static let customView = [
    "aspectRatioAnchor 3", "backgroundColor blue", "borderColor blue", "borderWidth 2", "cornerRadius 20",
  ]

  func testTheExample() throws {
    let bar = [
      "barStyle black", "barTintColor #C23A45", "largeTitleColor white", "tintColor white",
      "titleColor white",
      "translucent false",
    ]
    let label = ["font systemBold:20"]
    let field = ["backgroundColor white"]
    try check(
      "",
      [
        "gQu-kp-5vm": ["alignment leading"], "8Ex-1A-Hkd": ["font ArialMT:title1", "textColor red"],
        "NGZ-sm-8kS": Self.customView,
        "Y0A-Hg-F2N": ["backgroundColor clear", "cornerRadius 5", "textColor white"],
        "bMq-JO-j38": ["titleColor #C23A45"], "Qxx-Re-fZQ": ["tintColor #C23A45"], "Xhq-VP-9h4": bar,
        "VKE-Hd-aVt": bar, "Dvf-Fu-5cZ": ["largeTitleDisplayMode always"],
        "lgW-qe-TPi": ["layoutMargins 20,8,20,8", "relativeMargins true", "spacing 12"], "jp1-5D-oxY": label,
        "WN1-fe-og5": label, "Qnf-RJ-JLR": field, "ino-WE-oWq": field, "Mfv-vB-Zfe": ["titleColor #C23A45"],
        "X6j-KT-Hfp": ["onTintColor #C23A45"],
        "aAe-sq-Rkj": [
          "backgroundColor clear", "backgroundImage buttonBack", "contentEdgeInsets 15,1,15,1", "font title1",
          "titleColor white",
        ],
      ],
      // A variable without its sign is the name of a font that there is not.
      problems: [
        Self.noState, Self.noImage, "there is no font named 'h1': the system font is used",
      ].sorted())
  }

  func testEarlierStates() throws {
    let button = ["font systemThin:20"]
    let field = ["backgroundColor white"]
    let bar = [
      "backgroundColor red", "barTintColor red", "largeTitleColor white", "tintColor white",
      "translucent false",
    ]
    try check(
      "@94c1d4d7",
      [
        "gQu-kp-5vm": ["alignment leading"], "8Ex-1A-Hkd": ["font ArialMT:30", "textColor red"],
        "NGZ-sm-8kS": Self.customView,
        "Y0A-Hg-F2N": [
          "backgroundColor clear", "contentEdgeInsets 15,20,15,20", "cornerRadius 5", "font systemThin:20",
          "textColor white",
        ],
        "bMq-JO-j38": button, "Qxx-Re-fZQ": ["tintColor red"], "Xhq-VP-9h4": bar, "VKE-Hd-aVt": bar,
        "lgW-qe-TPi": ["layoutMargins 20,8,20,8", "relativeMargins true", "spacing 12"],
        "EDJ-NM-qDl": ["spacing 8"], "iBM-UB-uzq": ["spacing 8"], "Qnf-RJ-JLR": field, "ino-WE-oWq": field,
        "Mfv-vB-Zfe": button, "X6j-KT-Hfp": ["onTintColor red"],
      ], problems: [Self.noState, Self.noImage])
    try check(
      "@96cdd86d",
      [
        "8Ex-1A-Hkd": ["font Zapfino:30", "textColor red"], "NGZ-sm-8kS": Self.customView,
        "Y0A-Hg-F2N": [
          "backgroundColor clear", "contentEdgeInsets 15,20,15,20", "cornerRadius 5", "font systemThin:30",
          "textColor white",
        ],
      ], problems: [Self.noState, Self.noImage])
    try check(
      "@e15ffb1f",
      [
        "8Ex-1A-Hkd": ["font Zapfino:20", "textColor red"], "NGZ-sm-8kS": ["backgroundColor #AAAAFF55"],
        "Y0A-Hg-F2N": ["textColor green", "textColor:highlighted purple"],
      ], problems: [])
  }
}
