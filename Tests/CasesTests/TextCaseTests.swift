import StyleInjection
import UIKitModel
import XCTest

/// What people met with fonts, numbers and images.
final class TextCaseTests: XCTestCase {
  private func label(_ font: String, size: Double = 12) throws -> (UILabel, StyleReport) {
    let label = UILabel()
    label.font = .system(size)
    return (label, try CaseSheet.one("@UILabel", "font", "<string>\(font)</string>").style(label))
  }

  func testCase38AnUnknownFontIsTheSystemFontWithAWarning() throws {
    let (label, report) = try label("$\"AvenirNext-Semibold\":17")
    XCTAssertEqual(label.font, .system(17))
    XCTAssertEqual(report.ids, ["value.unknown-font"])
    XCTAssertEqual(report.diagnostics.first?.severity, .warning)
    XCTAssertEqual(report.diagnostics.first?.suggestion, "$\"AvenirNext-DemiBold\":17")
  }

  func testCase40AFontWithoutASizeKeepsTheSize() throws {
    let (label, report) = try label("$\"Avenir Next\"", size: 17)
    XCTAssertEqual(label.font?.size, 17)
    XCTAssertEqual(label.font?.face, .named("AvenirNext-Regular"))
    XCTAssertEqual(report.ids, [])
  }

  func testCase41FamilyAndPostScriptNamesAreOneFace() throws {
    let faces = try ["Helvetica Neue", "HelveticaNeue"].map { try label("$\"\($0)\":17").0.font }
    XCTAssertEqual(faces, [.named("HelveticaNeue", 17), .named("HelveticaNeue", 17)])
    let (_, report) = try label("$\"Helvetica Neue\":17")
    XCTAssertEqual(report.outline, ["font = $\"HelveticaNeue\":17"])
  }

  func testCase47LetterSpacingAndLineHeightAreAttributesOfTheText() throws {
    for (key, value, attribute) in [
      ("kern", "1.2", StyleTextAttributes.Attribute.kern), ("lineHeight", "22", .paragraphStyle),
    ] {
      let label = UILabel()
      label.text = "plain"
      let report = try CaseSheet.one("@UILabel", key, "<real>\(value)</real>").style(label)
      XCTAssertEqual(report.outline, ["\(key) = \(value)"])
      XCTAssertEqual(report.ids, [])
      XCTAssertEqual(label.text, "plain")
      XCTAssertNotNil(label.attributedText?.runs.first?.attributes.values[attribute])
    }
  }

  func testCase44NumbersAreReadInTheCLocale() throws {
    XCTAssertEqual(try label("$\"Helvetica Neue\":17.5").0.font?.size, 17.5)
    let (label, report) = try label("$\"Helvetica Neue\":17,5")
    XCTAssertEqual(label.font, .system(12))
    XCTAssertEqual(report.ids, ["value.font-size"])
    let view = UIView()
    XCTAssertEqual(try CaseSheet.one("@UIView", "alpha", "<string>0.5</string>").style(view).ids, [])
    XCTAssertEqual(view.alpha, 0.5)
    let other = UIView()
    other.alpha = 0.75
    let refused = try CaseSheet.one("@UIView", "alpha", "<string>0,25</string>").style(other)
    XCTAssertEqual(refused.diagnostics.map(\.suggestion), ["0.25"])
    XCTAssertEqual(other.alpha, 0.75)
  }

  func testCase49NamesOfImagesMayHaveDashesDotsSlashesAndSpaces() throws {
    for name in ["icon-home", "tabs/home", "a.b", "a b", "a_1"] {
      let view = UIImageView()
      XCTAssertEqual(
        try CaseSheet.one("@UIImageView", "image", "<string>IMG(\(name))</string>").style(view).ids, [])
      XCTAssertEqual(view.image, StyleImage(name))
    }
    let view = UIImageView()
    XCTAssertEqual(
      try CaseSheet.one("@UIImageView", "image", "<string>IMG()</string>").style(view).ids, ["value.image"])
    XCTAssertNil(view.image)
  }

  func testCase50SystemSymbolsAreNoMissingImages() throws {
    let document = CaseDocument(xib: #"<imageView id="i" image="chevron.right" catalog="system"/>"#)
    let view: UIImageView = try document.object("i")
    XCTAssertEqual(view.image, StyleImage("chevron.right", source: .system))
    XCTAssertEqual(document.document.diagnostics, [])
  }
}
