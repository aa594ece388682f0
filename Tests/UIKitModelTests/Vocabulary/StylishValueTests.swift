import StyleInjection
import UIKitModel
import XCTest

/// The values that Stylish's properties take, as its parsers have them.
final class StylishValueTests: XCTestCase {
  private func check(
    _ className: String, _ property: String, _ rows: [(RawStyleValue, StyleValue?)], line: UInt = #line
  ) throws {
    let property = try DialectValue(.stylish, className, property)
    for (raw, expected) in rows {
      let read = property.read(raw)
      XCTAssertEqual(read.value, expected, "\(raw) \(read.problems)", line: line)
      XCTAssertEqual(read.problems.isEmpty, expected != nil, "\(raw) \(read.problems)", line: line)
    }
  }

  private static let yesNo = ["default", "no", "yes"]

  /// The cases of enums by the properties that take them.
  private static let enums: [(className: String, property: String, cases: [String])] = [
    (
      "UILabel", "lineBreakMode",
      [
        "byWordWrapping", "byCharWrapping", "byClipping", "byTruncatingHead", "byTruncatingTail",
        "byTruncatingMiddle",
      ]
    ),
    ("UITextField", "autocapitalizationType", ["none", "words", "sentences", "allCharacters"]),
    ("UITextField", "autocorrectionType", yesNo), ("UITextView", "spellCheckingType", yesNo),
    ("UITextField", "smartQuotesType", yesNo), ("UITextView", "smartDashesType", yesNo),
    ("UITextField", "smartInsertDeleteType", yesNo),
    (
      "UITextField", "keyboardType",
      [
        "default", "asciiCapable", "numbersAndPunctuation", "URL", "numberPad", "phonePad", "namePhonePad",
        "emailAddress", "decimalPad", "twitter", "webSearch", "asciiCapableNumberPad",
      ]
    ),
    ("UITextField", "keyboardAppearance", ["default", "dark", "light"]),
    (
      "UITextField", "returnKeyType",
      [
        "default", "go", "google", "join", "next", "route", "search", "send", "yahoo", "done",
        "emergencyCall", "continue",
      ]
    ),
    (
      "UITextField", "textContentType",
      [
        "name", "namePrefix", "givenName", "middleName", "familyName", "nameSuffix", "nickname", "jobTitle",
        "organizationName", "location", "fullStreetAddress", "streetAddressLine1", "streetAddressLine2",
        "addressCity", "addressState", "addressCityAndState", "sublocality", "countryName", "postalCode",
        "telephoneNumber", "emailAddress", "URL", "creditCardNumber", "username", "password",
      ]
    ),
    ("UITextField", "clearButtonMode", ["never", "whileEditing", "unlessEditing", "always"]),
    ("UITextField", "leftViewMode", ["never", "whileEditing", "unlessEditing", "always"]),
    ("UILabel", "baselineAdjustment", ["alignBaselines", "alignCenters", "none"]),
    ("UITextField", "borderStyle", ["none", "line", "bezel", "roundedRect"]),
    (
      "UIView", "contentMode",
      [
        "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left",
        "right", "topLeft", "topRight", "bottomLeft", "bottomRight",
      ]
    ),
    ("UILabel", "textAlignment", ["left", "right", "center", "justified", "natural"]),
  ]

  func testEnums() throws {
    XCTAssertEqual(Self.enums.map(\.cases.count).reduce(0, +), 110)
    for (className, property, cases) in Self.enums {
      try check(
        className, property, cases.map { (.string($0), .enumeration($0)) } + [("Invalid", nil), (1, nil)])
    }
  }

  func testDetectors() throws {
    let names = [
      "phoneNumber", "link", "address", "calendarEvent", "shipmentTrackingNumber", "flightNumber",
      "lookupSuggestion",
    ]
    let detectors = try DialectValue(.stylish, "UITextView", "dataDetectorTypes")
    for name in names {
      XCTAssertEqual(detectors.read([.string(name)] as RawStyleValue).value, .options([name]))
    }
    XCTAssertEqual(detectors.read("all").problems, [])
    XCTAssertEqual(detectors.read(["link", "address"]).problems, [])
    XCTAssertEqual(detectors.read(["lnk"]).problems, ["value.enumeration"])
  }

  func testFontsOfAllForms() throws {
    let weights: [(String, StyleFont.Weight)] = [
      ("ultralight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
      ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ]
    let sizes: [(String, Double)] = [
      ("title1", 28), ("title2", 22), ("title3", 20), ("headline", 17), ("subheadline", 15), ("body", 17),
      ("footnote", 13), ("caption1", 12), ("caption2", 11),
    ]
    let label = try DialectValue(.stylish, "UILabel", "font")
    for (name, weight) in weights {
      XCTAssertEqual(
        label.read(["size": 12, "weight": .string(name)]).value, .font(.system(12, weight: weight)), name)
    }
    for (name, size) in sizes {
      guard case .font(let font)? = label.read(["textStyle": .string(name)]).value else {
        XCTFail(name)
        continue
      }
      XCTAssertEqual([font.textStyle ?? "", "\(font.size)"], [name, "\(size)"])
    }
    try check(
      "UIButton", "font",
      [
        (["name": "Futura-Medium", "size": 17.5], .font(.named("Futura-Medium", 17.5))),
        (["size": 12], .font(.system(12))), (["boldSize": 12], .font(.system(12, weight: .bold))),
        (["italicSize": 12], .font(.system(12, italic: true))), ("Futura-Medium:12", nil), (12, nil),
        (["name": "Futura-Medium"], nil), ([:], nil),
      ])
    // A name with a size counts before a weight.
    XCTAssertEqual(
      label.read(["name": "Futura-Medium", "size": 9, "weight": "bold"]).value,
      .font(.named("Futura-Medium", 9)))
  }

  func testWhatHasParts() throws {
    try check(
      "UIView", "layoutMargins",
      [
        (
          ["top": 1, "left": 2, "bottom": 3, "right": 4.5],
          .insets(StyleEdgeInsets(top: 1, left: 2, bottom: 3, right: 4.5))
        ), (["top": 1], nil), ([1, 2, 3, 4], nil), (3, nil), ("1,2,3,4", nil),
      ])
    try check(
      "UIView", "shadowOffset",
      [
        (["width": 1, "height": 2], .size(CGSize(width: 1, height: 2))), (["width": 1], nil), ([1, 2], nil),
      ])
    try check(
      "UIImageView", "animationImages",
      [(["a", "b"], .array([.image(StyleImage("a")), .image(StyleImage("b"))])), ("a", nil)])
    try check("UIView", "clipsToBounds", [(true, .bool(true)), (false, .bool(false)), ("true", nil)])
    try check("UILabel", "numberOfLines", [(2, .integer(2)), (2.5, nil), ("2", nil)])
    try check("UIView", "cornerRadius", [(8, .number(8)), (8.0, .number(8)), ("8", nil)])
  }
}
