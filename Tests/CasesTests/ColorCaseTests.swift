import StyleInjection
import UIKitModel
import XCTest

/// What people met with colours.
final class ColorCaseTests: XCTestCase {
  private func color(_ spelling: String) throws -> StyleColor? {
    let label = UILabel()
    label.textColor = nil
    XCTAssertEqual(
      try CaseSheet.one("@UILabel", "textColor", "<string>\(spelling)</string>").style(label).ids, [])
    return label.textColor
  }

  func testCase26ThreeDigitHexIsDoubled() throws {
    XCTAssertEqual(try color("#f00")?.bytes, SIMD4(255, 0, 0, 255))
    XCTAssertEqual(try color("#a5F")?.bytes, SIMD4(170, 85, 255, 255))
  }

  func testCase28ChannelsAreExact() throws {
    XCTAssertEqual(try color("#FFFFFF")?.components, SIMD3(1, 1, 1))
    XCTAssertEqual(try color("#000000")?.components, SIMD3(0, 0, 0))
    for byte in 0...255 {
      let hex = (byte < 16 ? "0" : "") + String(byte, radix: 16)
      XCTAssertEqual(try color("#\(hex)\(hex)\(hex)")?.components, SIMD3(repeating: Double(byte) / 255))
    }
  }

  func testCase29AnUnreadableColorIsAnErrorAndTheOldOneStays() throws {
    let label = UILabel()
    let old = label.textColor
    let report = try CaseSheet.one("@UILabel", "textColor", "\n<string>#XYZ123</string>").style(label)
    XCTAssertEqual(report.ids, ["value.color"])
    XCTAssertEqual(report.diagnostics.first?.range.position?.line, 4)
    XCTAssertEqual(label.textColor, old)
  }

  func testCase31AWrongCountOfDigitsIsStated() throws {
    for (text, count) in [("#A0A0A0A", 7), ("#A0A0A0A0A", 9)] {
      let report = try CaseSheet.one("@UILabel", "textColor", "<string>\(text)</string>").style(UILabel())
      XCTAssertEqual(report.ids, ["value.color"])
      XCTAssertEqual(report.diagnostics.first?.message.contains("\(count) hex digits"), true)
    }
    let stray = try CaseSheet.one("@UILabel", "textColor", "<string>x #a0a0a0 y</string>").style(UILabel())
    XCTAssertEqual(stray.ids, ["value.color"])
  }

  func testCase32ColorsThatBeginWithZerosAreExact() throws {
    XCTAssertEqual(try color("#000000")?.bytes, SIMD4(0, 0, 0, 255))
    XCTAssertEqual(try color("#00ff00")?.bytes, SIMD4(0, 255, 0, 255))
    XCTAssertEqual(try color("#0000007F")?.bytes, SIMD4(0, 0, 0, 127))
  }

  func testCase34AlphaOfOneColorIsNotTheViews() throws {
    let view = UIView()
    try CaseSheet.one("@UIView", "backgroundColor", "<string>#00A9A840</string>").style(view)
    XCTAssertEqual(try XCTUnwrap(view.backgroundColor).alpha, 0.251, accuracy: 0.001)
    XCTAssertEqual(view.alpha, 1)
  }

  func testCase37SystemColorsOfADocumentAreKnownByName() throws {
    let document = CaseDocument(
      xib: """
        <view id="v"><color key="backgroundColor" systemColor="systemOrangeColor" red="1" green="0.58"
          blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></view>
        <view id="w"><color key="backgroundColor" cocoaTouchSystemColor="groupTableViewBackgroundColor"/></view>
        """)
    let view: UIView = try document.object("v")
    XCTAssertEqual(view.backgroundColor?.name, "systemOrange")
    XCTAssertEqual(document.document.diagnostics, [])
  }
}
