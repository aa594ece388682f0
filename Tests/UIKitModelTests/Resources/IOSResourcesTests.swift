import StyleInjection
import XCTest

@testable import UIKitModel

final class IOSResourcesTests: XCTestCase {
  private let resources = IOSResources()

  func testFacesAreFoundByFamilyAndByPostScriptName() {
    let rows: [(name: String, face: String?)] = [
      ("Helvetica Neue", "HelveticaNeue"), ("HelveticaNeue", "HelveticaNeue"),
      ("HelveticaNeue-Bold", "HelveticaNeue-Bold"), ("Avenir Next", "AvenirNext-Regular"),
      ("Chalkduster", "Chalkduster"), ("Bradley Hand", "BradleyHandITCTT-Bold"),
      ("BradleyHandITCTT-Bold", "BradleyHandITCTT-Bold"), ("Futura", "Futura-Medium"),
      ("SanFranciscoRounded-Medium", nil), ("helvetica", nil), ("", nil),
    ]
    for (name, face) in rows { XCTAssertEqual(resources.fontFace(named: name), face, name) }
    for name in resources.fontNames { XCTAssertNotNil(resources.fontFace(named: name), name) }
    XCTAssertGreaterThan(resources.fontNames.count, 300)
  }

  func testColorsFollowAppearanceAndContrast() {
    let rows: [(StyleEnvironment, StyleColor)] = [
      (StyleEnvironment(), StyleColor(red: 1, green: 59.0 / 255, blue: 48.0 / 255)),
      (StyleEnvironment(appearance: .dark), StyleColor(red: 1, green: 69.0 / 255, blue: 58.0 / 255)),
      (StyleEnvironment(contrast: .high), StyleColor(red: 215.0 / 255, green: 0, blue: 21.0 / 255)),
      (
        StyleEnvironment(appearance: .dark, contrast: .high),
        StyleColor(red: 1, green: 105.0 / 255, blue: 97.0 / 255)
      ),
    ]
    for (environment, color) in rows {
      XCTAssertEqual(resources.color(named: "systemRed", in: environment), color)
    }
    XCTAssertNil(resources.color(named: "systemRedd", in: StyleEnvironment()))
  }

  func testTextStylesFollowTheContentSize() {
    let rows: [(String, Double)] = [
      ("extraSmall", 14), ("large", 17), ("extraExtraExtraLarge", 23),
      ("accessibilityExtraExtraExtraLarge", 53),
    ]
    for (category, size) in rows {
      let font = resources.textStyleFont(named: "body", in: StyleEnvironment(category: category))
      XCTAssertEqual(font?.size, size, category)
      XCTAssertEqual(font?.textStyle, "body")
    }
    for name in resources.textStyleNames {
      for category in ContentSizeCategory.all {
        XCTAssertNotNil(
          resources.textStyleFont(named: name, in: StyleEnvironment(category: category.swift)), name)
      }
    }
  }

  func testColorsAreThoseOfLightAppearance() {
    XCTAssertEqual(
      resources.color(named: "systemRed"), StyleColor(red: 1, green: 59.0 / 255, blue: 48.0 / 255))
    XCTAssertEqual(resources.color(named: "systemRed")?.name, "systemRed")
    XCTAssertEqual(resources.color(named: "clear")?.alpha, 0)
    XCTAssertNil(resources.color(named: "systemRedd"))
    for name in resources.colorNames { XCTAssertNotNil(resources.color(named: name), name) }
  }

  func testColorsOfFreshObjectsAreThoseOfTheTable() {
    for color in [StyleColor.black, .label, .separator, .systemBackground] {
      XCTAssertEqual(StyleColor.system(named: color.name ?? ""), color)
    }
  }

  func testTextStylesAreThoseOfTheDefaultContentSize() {
    XCTAssertEqual(resources.textStyleFont(named: "body")?.size, 17)
    XCTAssertEqual(
      resources.textStyleFont(named: "headline"),
      StyleFont(.system(weight: .semibold, italic: false), size: 17, textStyle: "headline"))
    XCTAssertNil(resources.textStyleFont(named: "title9"))
    XCTAssertEqual(resources.textStyleNames.count, 11)
    for name in resources.textStyleNames { XCTAssertNotNil(resources.textStyleFont(named: name), name) }
  }
}
