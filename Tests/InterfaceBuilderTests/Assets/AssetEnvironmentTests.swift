import StyleInjection
import UIKitModel
import XCTest

@testable import InterfaceBuilder

final class AssetEnvironmentTests: XCTestCase {
  private static func variant(_ red: String, _ traits: String = "") -> String {
    #"{"idiom":"universal"\#(traits),"color":{"components":{"red":"\#(red)","green":"0.0","blue":"0.0"}}}"#
  }

  private static func appearance(_ traits: (String, String)...) -> String {
    let list = traits.map { #"{"appearance":"\#($0.0)","value":"\#($0.1)"}"# }
    return #","appearances":[\#(list.joined(separator: ","))]"#
  }

  private func color(_ variants: [String], in environment: StyleEnvironment) throws -> Double? {
    let fixture = try AssetFixture([
      "A.xcassets/brand.colorset/Contents.json": #"{"colors":[\#(variants.joined(separator: ","))]}"#
    ])
    return fixture.assets().color(named: "brand", in: environment)?.components.x
  }

  func testTheVariantOfAnEnvironment() throws {
    let dark = Self.appearance(("luminosity", "dark"))
    let highDark = Self.appearance(("luminosity", "dark"), ("contrast", "high"))
    let variants = [Self.variant("0.1"), Self.variant("0.2", dark), Self.variant("0.3", highDark)]
    let rows: [([String], StyleEnvironment, Double)] = [
      (variants, StyleEnvironment(), 0.1), (variants, StyleEnvironment(appearance: .dark), 0.2),
      (variants, StyleEnvironment(appearance: .dark, contrast: .high), 0.3),
      (variants, StyleEnvironment(contrast: .high), 0.1),
      (Array(variants.reversed()), StyleEnvironment(appearance: .dark), 0.2),
      ([variants[0]], StyleEnvironment(appearance: .dark), 0.1),
      // A set without anything for the environment has its base.
      ([variants[1]], StyleEnvironment(), 0.2),
      (
        [Self.variant("0.1"), Self.variant("0.5").replacingOccurrences(of: "universal", with: "ipad")],
        StyleEnvironment(device: .pad), 0.5
      ),
      (
        [Self.variant("0.1"), Self.variant("0.5").replacingOccurrences(of: "universal", with: "ipad")],
        StyleEnvironment(), 0.1
      ),
    ]
    for (variants, environment, red) in rows {
      XCTAssertEqual(try color(variants, in: environment), red, "\(variants) \(environment)")
    }
  }

  func testReferencesToSystemColorsFollowTheAppearance() throws {
    let fixture = try AssetFixture([
      "A.xcassets/alarm.colorset/Contents.json":
        #"{"colors":[{"idiom":"universal","color":{"platform":"ios","reference":"systemRedColor"}}]}"#
    ])
    let color = fixture.assets().color(named: "alarm", in: StyleEnvironment(appearance: .dark))
    XCTAssertEqual(color, StyleColor(red: 1, green: 69.0 / 255, blue: 58.0 / 255))
    XCTAssertEqual(color?.name, "alarm")
  }

  func testImagesFollowTheAppearance() throws {
    let dark = Self.appearance(("luminosity", "dark"))
    let fixture = try AssetFixture([
      "A.xcassets/a.imageset/Contents.json":
        #"{"images":[{"idiom":"universal","filename":"l.png"},{"idiom":"universal","filename":"d.png"\#(dark)}]}"#,
      "A.xcassets/a.imageset/l.png": "", "A.xcassets/a.imageset/d.png": "",
    ])
    let image = try XCTUnwrap(fixture.assets().imageAsset(named: "a"))
    XCTAssertEqual(image.variant(in: StyleEnvironment())?.fileName, "l.png")
    XCTAssertEqual(image.variant(in: StyleEnvironment(appearance: .dark))?.fileName, "d.png")
  }

  func testDocumentsAreLoadedForAnEnvironment() throws {
    let fixture = try AssetFixture([
      "A.xcassets/brand.colorset/Contents.json":
        #"{"colors":[\#(Self.variant("0.1")),\#(Self.variant("0.2", Self.appearance(("luminosity", "dark"))))]}"#
    ])
    let label = #"""
      <label id="l"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
      <color key="textColor" name="brand"/><color key="backgroundColor" systemColor="systemRedColor"/></label>
      """#
    func loaded(_ environment: StyleEnvironment) throws -> UILabel {
      let loader = InterfaceLoader(assets: fixture.assets(), environment: environment)
      let document = XIBFixture.load(label, loader: loader)
      return try XCTUnwrap(document.scenes.first?.roots.first as? UILabel)
    }
    let plain = try loaded(StyleEnvironment())
    XCTAssertEqual(
      plain.font, StyleFont(.system(weight: .regular, italic: false), size: 17, textStyle: "body"))
    XCTAssertEqual(plain.textColor?.components.x, 0.1)
    let changed = try loaded(StyleEnvironment(appearance: .dark, category: "extraExtraExtraLarge"))
    XCTAssertEqual(changed.font?.size, 23)
    XCTAssertEqual(changed.textColor?.components.x, 0.2)
    XCTAssertEqual(changed.backgroundColor, StyleColor(red: 1, green: 69.0 / 255, blue: 58.0 / 255))
  }

  func testFreshObjectsHaveTheColorsOfTheEnvironment() throws {
    let loader = InterfaceLoader(environment: StyleEnvironment(appearance: .dark))
    let document = XIBFixture.load(
      #"<view id="v"><subviews><label id="l"/><tableView id="t"/></subviews></view>"#, loader: loader)
    let views = try XCTUnwrap(document.scenes.first?.roots.first as? UIView).subviews
    let label = try XCTUnwrap(views.first as? UILabel)
    XCTAssertEqual(label.textColor, StyleColor(red: 1, green: 1, blue: 1))
    XCTAssertEqual(label.textColor?.name, "label")
    XCTAssertNil(label.backgroundColor)
    XCTAssertEqual(views.last?.backgroundColor, StyleColor(red: 0, green: 0, blue: 0))
  }

  func testADocumentChoosesASheet() throws {
    let document = XIBFixture.load(
      #"""
      <view id="v"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="stylesheet" value="Aqua"/>
      </userDefinedRuntimeAttributes></view>
      """#)
    XCTAssertEqual(document.scenes.first?.roots.first?.styleSheetName, "Aqua")
  }
}
