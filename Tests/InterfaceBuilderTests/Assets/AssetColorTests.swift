import StyleDiagnostics
import StyleInjection
import UIKitModel
import XCTest

@testable import InterfaceBuilder

final class AssetColorTests: XCTestCase {
  func testComponentsInEachSpelling() throws {
    let rows: [(color: String, expected: StyleColor)] = [
      (
        #"{"color-space":"srgb","components":{"alpha":"0.500","red":"1.000","green":"0.5","blue":"0.000"}}"#,
        StyleColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)
      ),
      (
        #"{"color-space":"srgb","components":{"alpha":"1.000","red":"0xFF","green":"0x80","blue":"0X00"}}"#,
        StyleColor(red: 1, green: 128.0 / 255, blue: 0)
      ),
      (
        #"{"color-space":"srgb","components":{"alpha":"1","red":"255","green":"128","blue":"1"}}"#,
        StyleColor(red: 1, green: 128.0 / 255, blue: 1.0 / 255)
      ),
      (
        #"{"color-space":"srgb","components":{"alpha":0.25,"red":"0xF0","green":"15","blue":"0.5"}}"#,
        StyleColor(red: 240.0 / 255, green: 15.0 / 255, blue: 0.5, alpha: 0.25)
      ),
      (#"{"components":{"red":1,"green":0.5,"blue":0}}"#, StyleColor(red: 1, green: 0.5, blue: 0)),
      (
        #"{"color-space":"display-p3","components":{"red":"1.0","green":"0.0","blue":"0.0"}}"#,
        StyleColor(colorSpace: .displayP3, 1, 0, 0)
      ),
      (
        #"{"color-space":"extended-linear-srgb","components":{"red":"1.5","green":"0.0","blue":"0.0"}}"#,
        StyleColor(colorSpace: .linearSRGB, 1.5, 0, 0)
      ),
      (
        #"{"color-space":"extended-srgb","components":{"red":"-0.5","green":"0.0","blue":"0.0"}}"#,
        StyleColor(red: -0.5, green: 0, blue: 0)
      ),
      (#"{"color-space":"gray-gamma-22","components":{"white":"0.25"}}"#, StyleColor(white: 0.25)),
      (
        #"{"color-space":"extended-gray","components":{"white":"0x80","alpha":"0.1"}}"#,
        StyleColor(white: 128.0 / 255, alpha: 0.1)
      ),
      (
        #"{"platform":"ios","reference":"systemRedColor"}"#,
        StyleColor(red: 1, green: 59.0 / 255, blue: 48.0 / 255)
      ),
      (#"{"platform":"universal","reference":"systemRedColor"}"#, StyleColor(bytes: 255, 59, 48)),
      (#"{"platform":"ios","reference":"groupTableViewBackgroundColor"}"#, StyleColor(bytes: 242, 242, 247)),
      (#"{"platform":"osx","reference":"gridColor"}"#, StyleColor(unresolvedName: "brand")),
      (#"{"platform":"osx","reference":"labelColor"}"#, StyleColor(unresolvedName: "brand")),
      (#"{"platform":"ios","reference":"nothingLikeIt"}"#, StyleColor(unresolvedName: "brand")),
    ]
    for row in rows {
      let (color, diagnostics) = try read(#"{"colors":[{"idiom":"universal","color":\#(row.color)}]}"#)
      XCTAssertEqual(color.color, row.expected, row.color)
      XCTAssertEqual(color.color.name, "brand", row.color)
      XCTAssertEqual(diagnostics, [], row.color)
    }
  }

  func testAllVariantsAreKept() throws {
    let dark = #"{"appearance":"luminosity","value":"dark"}"#
    let light = #"{"appearance":"luminosity","value":"light"}"#
    let high = #"{"appearance":"contrast","value":"high"}"#
    let rows: [(attributes: String, traits: (inout AssetTraits) -> Void)] = [
      (#""idiom":"universal""#, { _ in }),
      (#""idiom":"universal","appearances":[\#(dark)]"#, { $0.luminosity = .dark }),
      (#""idiom":"universal","appearances":[\#(light)]"#, { $0.luminosity = .light }),
      (#""idiom":"universal","appearances":[\#(high)]"#, { $0.contrast = .high }),
      (
        #""idiom":"universal","appearances":[\#(dark),\#(high)]"#,
        {
          $0.luminosity = .dark
          $0.contrast = .high
        }
      ),
      (
        #""idiom":"ipad","display-gamut":"display-P3""#,
        {
          $0.idiom = .ipad
          $0.displayGamut = .displayP3
        }
      ),
      (#""idiom":"iphone","display-gamut":"sRGB""#, { ($0.idiom, $0.displayGamut) = (.iphone, .sRGB) }),
      (#""idiom":"ipad","subtype":"mac-catalyst""#, { ($0.idiom, $0.subtype) = (.ipad, "mac-catalyst") }),
      (#""idiom":"vision""#, { $0.idiom = .vision }), (#""locale":"ar""#, { $0.locale = "ar" }),
    ]
    let entries = rows.enumerated().map { entry("0.\($0)", "," + $1.attributes) }
    let (color, diagnostics) = try read(#"{"colors":[\#(entries.joined(separator: ","))]}"#)
    XCTAssertEqual(diagnostics, [])
    XCTAssertEqual(color.variants.count, rows.count)
    for (index, (row, variant)) in zip(rows, color.variants).enumerated() {
      var traits = AssetTraits()
      row.traits(&traits)
      XCTAssertEqual(variant.traits, traits, row.attributes)
      XCTAssertEqual(variant.color.components.x, Double("0.\(index)"), row.attributes)
      XCTAssertEqual(variant.color.name, "brand")
    }
  }

  func testTheLightColorOfEveryDeviceIsTheBase() throws {
    let dark = #""appearances":[{"appearance":"luminosity","value":"dark"}]"#
    let light = #""appearances":[{"appearance":"luminosity","value":"light"}]"#
    let contrast = #""appearances":[{"appearance":"contrast","value":"high"}]"#
    let rows = [
      [entry("0", #","idiom":"universal",\#(dark)"#), entry("1", #","idiom":"universal""#)],
      [entry("0", #","idiom":"universal",\#(contrast)"#), entry("1", #","idiom":"universal""#)],
      [entry("0", #","idiom":"universal",\#(dark)"#), entry("1", #","idiom":"universal",\#(light)"#)],
      [
        entry("0", #","idiom":"ipad""#), entry("1", #","idiom":"universal""#),
        entry("0", #","idiom":"iphone""#),
      ],
      [
        entry("0", #","idiom":"universal","display-gamut":"display-P3""#),
        entry("1", #","idiom":"universal""#),
      ],
      [#"{"idiom":"universal"}"#, entry("1", #","idiom":"iphone""#)],
      [entry("1", ""), entry("0", "")],
    ]
    for entries in rows {
      let (color, _) = try read(#"{"colors":[\#(entries.joined(separator: ","))]}"#)
      XCTAssertEqual(color.color.components.x, 1, "\(entries)")
    }
  }

  func testAColorThatNobodyChoseYetIsKnownByItsName() throws {
    let (color, diagnostics) = try read(#"{"colors":[{"idiom":"universal"}]}"#)
    XCTAssertEqual(color.color, StyleColor(unresolvedName: "brand"))
    XCTAssertEqual(diagnostics, [])
  }

  func testWhatIsNoColorIsToldAtItsPlaceAndTheOthersAreRead() throws {
    let rows: [(color: String, message: String, column: Int, suggestion: String?)] = [
      ("{}", "a colour needs 'components' or a 'reference'", 21, nil),
      (#"{"components":{"green":"0","blue":"0"}}"#, "a colour needs its 'red'", 35, nil),
      (
        #"{"color-space":"srbg","components":{}}"#,
        "'color-space' cannot be 'srbg', only 'srgb', 'extended-srgb', 'extended-linear-srgb', 'display-p3', "
          + "'gray-gamma-22', 'extended-gray'", 36, "srgb"
      ),
      (#"{"color-space":1,"components":{}}"#, "'color-space' must be a text", 36, nil),
      (#"{"components":{"red":"r","green":"0","blue":"0"}}"#, "'red' must be a number", 42, nil),
      (#"{"components":{"red":"0xGG","green":"0","blue":"0"}}"#, "'red' must be a number", 42, nil),
      (#"{"components":{"red":"inf","green":"0","blue":"0"}}"#, "'red' must be a number", 42, nil),
      (#"{"components":{"red":null,"green":"0","blue":"0"}}"#, "'red' must be a number", 42, nil),
      (
        #"{"components":{"red":"0","green":"0","blue":"0","alpha":"x"}}"#, "'alpha' must be a number", 77, nil
      ),
      (#"{"platform":"ios","reference":7}"#, "'reference' must be a text", 51, nil),
      (
        #"{"platform":"ios","reference":"systemRadColor"}"#, "there is no system colour 'systemRadColor'", 51,
        "systemRedColor"
      ),
    ]
    for row in rows {
      let (color, diagnostics) = try read(#"{"colors":[{"color":\#(row.color)},\#(entry("1", ""))]}"#)
      XCTAssertEqual(diagnostics.map(\.message), [row.message], row.color)
      XCTAssertEqual(diagnostics.map(\.id), [.assetContents], row.color)
      XCTAssertEqual(diagnostics.first?.range.position?.column, row.column, row.color)
      XCTAssertEqual(diagnostics.first?.suggestion, row.suggestion, row.color)
      XCTAssertEqual(color.variants.last?.color.components.x, 1, row.color)
    }
  }

  func testWhatIsNoVariantIsToldAtItsPlaceAndTheColorIsRead() throws {
    let rows: [(attributes: String, message: String)] = [
      (#""idiom":"ipda""#, "'idiom' cannot be 'ipda'"), (#""idiom":1"#, "'idiom' must be a text"),
      (#""display-gamut":"P3""#, "'display-gamut' cannot be 'P3'"),
      (#""appearances":{}"#, "a variant needs a list 'appearances'"),
      (#""appearances":["dark"]"#, "a member of 'appearances' must be a dictionary"),
      (#""appearances":[{}]"#, "an appearance needs its kind"),
      (#""appearances":[{"appearance":"luminous","value":"dark"}]"#, "'appearance' cannot be 'luminous'"),
      (#""appearances":[{"appearance":"luminosity","value":"drak"}]"#, "'value' cannot be 'drak'"),
      (#""appearances":[{"appearance":"contrast","value":"dark"}]"#, "'value' cannot be 'dark'"),
    ]
    for row in rows {
      let (color, diagnostics) = try read(#"{"colors":[\#(entry("1", "," + row.attributes))]}"#)
      XCTAssertEqual(diagnostics.map { String($0.message.prefix(row.message.count)) }, [row.message])
      XCTAssertEqual(color.color.components.x, 1, row.attributes)
    }
  }

  private func entry(_ red: String, _ rest: String) -> String {
    let text = red.contains(".") ? red : red + ".0"
    return #"{"color":{"components":{"red":"\#(text)","green":"0.0","blue":"0.0"}}\#(rest)}"#
  }

  private func read(_ text: String) throws -> (AssetColor, [Diagnostic]) {
    var (reader, root) = try AssetContentsReader.of(text)
    let variants = reader.colorVariants(root, name: "brand")
    return (AssetColor(name: "brand", path: "Contents.json", variants: variants), reader.diagnostics)
  }
}

extension StyleColor {
  /// An opaque colour by its bytes.
  fileprivate init(bytes red: Double, _ green: Double, _ blue: Double) {
    self.init(red: red / 255, green: green / 255, blue: blue / 255)
  }
}
