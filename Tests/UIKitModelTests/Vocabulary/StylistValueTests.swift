import StyleInjection
import UIKitModel
import XCTest

/// The values that Stylist's own tests expect of spellings.
final class StylistValueTests: XCTestCase {
  private static func gray(_ byte: Int) -> StyleColor {
    StyleColor(red: Double(byte) / 255, green: Double(byte) / 255, blue: Double(byte) / 255)
  }

  private static let bytes = StyleColor(red: 0x11 / 255, green: 0x22 / 255, blue: 0x33 / 255)

  /// Checks what a property's values are read as; what has no value is an error.
  private func check(
    _ className: String, _ property: String, _ rows: [(RawStyleValue, StyleValue?)], line: UInt = #line
  ) throws {
    let property = try DialectValue(.stylist, className, property)
    for (raw, expected) in rows {
      let read = property.read(raw)
      XCTAssertEqual(read.value, expected, "\(raw) \(read.problems)", line: line)
      XCTAssertEqual(read.problems.isEmpty, expected != nil, "\(raw) \(read.problems)", line: line)
    }
  }

  func testColors() throws {
    let red = StyleColor(red: 1, green: 0, blue: 0)
    let darkGray = StyleColor(white: 1.0 / 3)
    try check(
      "UIView", "backgroundColor",
      [
        ("red", .color(red)), ("darkGray", .color(darkGray)), ("dark gray", .color(darkGray)),
        ("Dark Grey", .color(darkGray)), ("grey", .color(StyleColor(white: 0.5))),
        ("lightgrey", .color(StyleColor(white: 2.0 / 3))), ("333", .color(Self.gray(0x33))),
        ("#333", .color(Self.gray(0x33))), ("112233", .color(Self.bytes)), ("#112233", .color(Self.bytes)),
        ("#11223300", .color(Self.bytes.withAlpha(0))), ("11223300", .color(Self.bytes.withAlpha(0))),
        ("red:0.5", .color(red.withAlpha(0.5))), ("dark grey:0.5", .color(darkGray.withAlpha(0.5))),
        ("none", .color(StyleColor(white: 0, alpha: 0))),
        ("Transparent", .color(StyleColor(white: 0, alpha: 0))),
        ("clear", .color(StyleColor(white: 0, alpha: 0))),
      ])
  }

  func testFonts() throws {
    func preferred(_ style: String, _ size: Double) -> StyleValue {
      .font(StyleFont(.system(weight: .regular, italic: false), size: size, textStyle: style))
    }
    let weights: [(String, StyleFont.Weight)] = [
      ("Bold", .bold), ("Black", .black), ("Heavy", .heavy), ("Light", .light), ("Medium", .medium),
      ("Semibold", .semibold), ("Thin", .thin), ("UltraLight", .ultraLight), ("ultralight", .ultraLight),
    ]
    try check(
      "UILabel", "font",
      [
        ("Arial:12", .font(.named("ArialMT", 12))), (20, .font(.system(20))), ("20", .font(.system(20))),
        ("20.5", .font(.system(20.5))), (20.5, .font(.system(20.5))), ("system:20", .font(.system(20))),
        ("system:20.5", .font(.system(20.5))), ("systemItalic:20", .font(.system(20, italic: true))),
        ("title1", preferred("title1", 28)), ("title 2", preferred("title2", 22)),
        ("Arial:title1", .font(StyleFont(.named("ArialMT"), size: 28, textStyle: "title1"))),
        ("Arial:nil", nil), ("systemInvalid:nil", nil),
      ] + weights.map { (.string("system\($0):20"), .font(.system(20, weight: $1))) })
    // Stylist sets no font for these; here the system's with a warning.
    let font = try DialectValue(.stylist, "UILabel", "font")
    for name in ["invalid", "invalid:20", "systemInvalid"] {
      XCTAssertEqual(font.read(.string(name)).problems, ["value.unknown-font"], name)
    }
  }

  func testNumbersAndBooleans() throws {
    try check("UIView", "tag", [(1, .integer(1)), ("1", .integer(1)), ("invalid", nil)])
    try check(
      "UIView", "alpha",
      [(1, .number(1)), (2.1, .number(2.1)), ("2.1", .number(2.1)), ("invalid", nil), ("", nil)])
    try check("UIView", "shadowOpacity", [("2.1", .number(2.1)), (2.1, .number(2.1))])
    try check(
      "UIView", "clipsToBounds",
      [
        (true, .bool(true)), (false, .bool(false)), ("yes", .bool(true)), ("true", .bool(true)),
        ("no", .bool(false)), ("false", .bool(false)), ("", nil), ("y", nil), ("n", nil),
      ])
  }

  private static let enums: [(className: String, property: String, [(String, String?)])] = [
    (
      "UIView", "contentMode",
      [
        "bottom", "bottomLeft", "bottomRight", "center", "left", "redraw", "right", "scaleAspectFill",
        "scaleAspectFit", "scaleToFill", "top", "topLeft", "topRight",
      ].map { ($0, $0) } + [("topright", "topRight"), ("top right", "topRight"), ("invalid", nil)]
    ),
    (
      "UIStackView", "alignment",
      ["fill", "leading", "firstBaseline", "center", "trailing", "lastBaseline"].map { ($0, $0) } + [
        ("top", "leading"), ("bottom", "trailing"), ("lastbaseline", "lastBaseline"),
        ("last baseline", "lastBaseline"), ("invalid", nil),
      ]
    ),
    (
      "UIStackView", "distribution",
      ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"].map { ($0, $0) } + [
        ("equalcentering", "equalCentering"), ("equal centering", "equalCentering"), ("invalid", nil),
      ]
    ),
    (
      "UIStackView", "axis", [("vertical", "vertical"), ("horizontal", "horizontal"), ("invalid", nil)]
    ),
    (
      "UINavigationBar", "barStyle",
      [
        ("black", "black"), ("dark", "black"), ("light content", "black"), ("lightContent", "black"),
        ("blackTranslucent", "black"), ("black translucent", "black"), ("blackOpaque", "black"),
        ("default", "default"), ("light", "default"), ("white", "default"), ("darkContent", "default"),
        ("invalid", nil),
      ]
    ),
    (
      "UILabel", "textAlignment",
      ["left", "center", "right", "natural", "justified"].map { ($0, $0) } + [("centre", nil)]
    ),
    ("UITabBar", "itemPositioning", ["automatic", "fill", "centered"].map { ($0, $0) }),
    ("UIViewController", "largeTitleDisplayMode", ["automatic", "always", "never"].map { ($0, $0) }),
  ]

  func testEnums() throws {
    for (className, property, cases) in Self.enums {
      try check(className, property, cases.map { (.string($0), $1.map { .enumeration($0) }) })
    }
  }

  func testGeometry() throws {
    func insets(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double) -> StyleValue {
      .insets(StyleEdgeInsets(top: top, left: left, bottom: bottom, right: right))
    }
    try check(
      "UIView", "shadowOffset",
      [
        ("1,2", .size(CGSize(width: 1, height: 2))), ("1, 2", .size(CGSize(width: 1, height: 2))),
        ("1.1,2.2", .size(CGSize(width: 1.1, height: 2.2))), ("1", .size(CGSize(width: 1, height: 1))),
        (1, .size(CGSize(width: 1, height: 1))), (["1", "2"], .size(CGSize(width: 1, height: 2))),
        ("1,2,3", nil), ("invalid", nil),
      ])
    try check(
      "UIButton", "contentEdgeInsets",
      [
        ("1,2,3,4", insets(1, 2, 3, 4)), ("1, 2, 3, 4", insets(1, 2, 3, 4)), ("1,2", insets(2, 1, 2, 1)),
        ("1", insets(1, 1, 1, 1)), (1, insets(1, 1, 1, 1)), ("1.1,2.1,3.1,4.1", insets(1.1, 2.1, 3.1, 4.1)),
        ("1.1,2.1", insets(2.1, 1.1, 2.1, 1.1)), ("1.1", insets(1.1, 1.1, 1.1, 1.1)),
        (1.1, insets(1.1, 1.1, 1.1, 1.1)), (["10", "5"], insets(5, 10, 5, 10)), ("1,2,3", nil),
        ("1,2,3,4,5", nil), ("invalid", nil),
      ])
    try check(
      "UIView", "position",
      [
        ("10,12", .point(CGPoint(x: 10, y: 12))), ("5", .point(CGPoint(x: 5, y: 5))), ("1,2,3", nil),
      ])
    try check(
      "UITabBarItem", "titlePositionAdjustment",
      [
        ("1,2", .offset(StyleOffset(horizontal: 1, vertical: 2))),
        ("3", .offset(StyleOffset(horizontal: 3, vertical: 3))),
        (["1", "2"], .offset(StyleOffset(horizontal: 1, vertical: 2))),
      ])
    try check(
      "UIView", "frame", [("10,12,13,14", .rect(CGRect(x: 10, y: 12, width: 13, height: 14))), ("1,2", nil)])
  }

  func testAnchors() throws {
    try check(
      "UIView", "widthAnchor",
      [
        ("10.0", StyleSizeLimit(.equal, 10).styleValue), ("10", StyleSizeLimit(.equal, 10).styleValue),
        (10, StyleSizeLimit(.equal, 10).styleValue),
        (">=10", StyleSizeLimit(.greaterThanOrEqual, 10).styleValue),
        ("<=10", StyleSizeLimit(.lessThanOrEqual, 10).styleValue),
        ("<= 10", StyleSizeLimit(.lessThanOrEqual, 10).styleValue),
        ("==10", StyleSizeLimit(.equal, 10).styleValue), ("=>10", nil), ("10>=", nil),
      ])
    try check(
      "UIView", "aspectRatioAnchor",
      [
        ("1", StyleAspectRatio(widthToHeight: 1).styleValue),
        (1, StyleAspectRatio(widthToHeight: 1).styleValue),
        ("0.5", StyleAspectRatio(widthToHeight: 0.5).styleValue),
        ("1/2", StyleAspectRatio(widthToHeight: 0.5).styleValue),
        ("2:1", StyleAspectRatio(widthToHeight: 0.5).styleValue),
        ("16/9", StyleAspectRatio(widthToHeight: 16.0 / 9).styleValue), ("invalid", nil),
      ])
  }

  func testAttributesHaveThreeNamesForTheColor() throws {
    let red = StyleValue.color(StyleColor(red: 1, green: 0, blue: 0))
    for name in ["color", "foregroundColor", "textColor"] {
      try check(
        "UINavigationBar", "titleTextAttributes",
        [
          (
            [RawStyleEntry(name, LocatedStyleValue("red")), RawStyleEntry("font", LocatedStyleValue("20"))]
              .value,
            .attributes(StyleTextAttributes([.foregroundColor: red, .font: .font(.system(20))]))
          )
        ])
    }
  }

  func testNoneIsNoImage() throws {
    for (className, property) in [
      ("UIImageView", "image"), ("UIButton", "backgroundImage"), ("UIBarButtonItem", "image"),
      ("UINavigationBar", "shadowImage"), ("UINavigationBar", "backgroundImage:compact"),
      ("UINavigationBar", "backIndicatorImage"), ("UITabBar", "selectionIndicatorImage"),
      ("UITabBarItem", "selectedImage"), ("UISearchBar", "backgroundImage"),
      ("UIView", "backgroundImagePattern"),
    ] {
      try check(className, property, [("none", StyleValue.none)])
    }
  }
}

extension [RawStyleEntry] {
  fileprivate var value: RawStyleValue { .dictionary(self) }
}
