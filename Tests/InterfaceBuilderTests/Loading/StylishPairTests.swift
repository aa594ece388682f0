import Foundation
import StyleInjection
import TestSupport
import UIKitModel
import XCTest

@testable import InterfaceBuilder

/// Stylish's example: a storyboard whose views wear the styles of its sheet.
final class StylishPairTests: XCTestCase {
  private func bytes(_ path: String, _ state: String) throws -> [UInt8] {
    let folder = "corpus/pairs/daniel-hall+Stylish\(state)/StylishExample/StylishExample"
    return Array(try Data(contentsOf: SharedFolder.url("\(folder)/\(path)")))
  }

  /// - Parameter state: the end of the name of the example's folder.
  private func style(_ state: String) throws -> (document: InterfaceDocument, report: StyleReport) {
    let document = InterfaceLoader().load(
      path: "Main.storyboard", bytes: try bytes("Base.lproj/Main.storyboard", state))
    let sheet = try StyleSheet(path: "stylesheet.json", bytes: try bytes("stylesheet.json", state))
    let manager = StyleManager(
      registry: .uiKit, resources: IOSResources(), repository: StyleSheetSource([sheet]))
    return (document, manager.applyStyle(in: try XCTUnwrap(document.scenes.first?.controller)))
  }

  private func object<Object: UIKitObject>(_ id: String, in document: InterfaceDocument) throws -> Object {
    var open: [any Styleable] = document.scenes.flatMap(\.roots)
    while let object = open.popLast() {
      if document.id(of: object) == id { return try XCTUnwrap(object as? Object) }
      open += object.styleChildren
    }
    return try XCTUnwrap(nil as Object?, "no object \(id)")
  }

  func testTheViewsWearTheirStyles() throws {
    // The later state has a constant.
    for state in ["", "@88a5c681"] { try check(state) }
  }

  private func check(_ state: String) throws {
    let (document, report) = try style(state)
    func color(_ hex: Int) -> StyleColor {
      StyleColor(
        red: Double(hex >> 16) / 255, green: Double(hex >> 8 & 255) / 255, blue: Double(hex & 255) / 255)
    }
    let header: UILabel = try object("Gea-rM-9JR", in: document)
    XCTAssertEqual(header.font, .named("Futura-CondensedExtraBold", 28))
    XCTAssertEqual(header.textColor, color(0xBFBFBF))
    XCTAssertEqual(header.textAlignment, .right)
    let body: UILabel = try object("Ak4-fc-P35", in: document)
    XCTAssertEqual(
      body.font, StyleFont(.system(weight: .regular, italic: false), size: 17, textStyle: "body"))
    XCTAssertEqual(body.textColor, color(0x6C7A89))
    XCTAssertTrue(body.text?.hasPrefix("This entire Stylesheet is loaded from JSON.") == true)
    XCTAssertEqual((try object("5yM-7P-GSw", in: document) as UILabel).text, "JSON")
    XCTAssertEqual((try object("gbM-gT-5Ec", in: document) as UIImageView).image, StyleImage("gear"))
    let bar: UIView = try object("2UE-ed-YRN", in: document)
    XCTAssertEqual(bar.layer.cornerRadius, bar.bounds.height * 0.35)
    XCTAssertEqual(bar.layer.borderColor, StyleCGColor(color(0xF9690E)))
    XCTAssertEqual(bar.layer.borderWidth, 1.5)
    for id in ["Aj0-M6-1eX", "PSK-Hh-TAZ", "MiS-HJ-Ym8"] {
      let button: UIButton = try object(id, in: document)
      XCTAssertEqual(button.titleColor(for: .normal), color(0xD35400))
      XCTAssertEqual(button.backgroundColor, color(0xFDE3A7))
      XCTAssertEqual(button.layer.borderColor, StyleCGColor(color(0xFDE3A7)))
      XCTAssertEqual(button.layer.cornerRadius, 6)
    }
    let views = [report.matchedObjects.count, report.resolvedCount]
    XCTAssertEqual(views, [10, 30])
    // The example's own progress bar has keys that its code registers.
    XCTAssertEqual(
      report.diagnostics.filter { $0.severity == .error }.compactMap {
        $0.message.split(separator: "'").last
      },
      ["progressCornerRadiusRatio", "progressTrackColor", "progressColor"])
  }
}
