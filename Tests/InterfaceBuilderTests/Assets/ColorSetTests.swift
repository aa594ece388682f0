import StyleDiagnostics
import StyleInjection
import StyleSyntax
import UIKitModel
import XCTest

@testable import InterfaceBuilder

final class ColorSetTests: XCTestCase {
  func testComponentsInEachSpelling() throws {
    let rows: [(color: String, expected: StyleColor)] = [
      (
        #"{"color-space":"srgb","components":{"alpha":"0.500","red":"1.000","green":"0.5","blue":"0.000"}}"#,
        StyleColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)
      ),
      (
        #"{"color-space":"srgb","components":{"alpha":"1.000","red":"0xFF","green":"0x80","blue":"0x00"}}"#,
        StyleColor(red: 1, green: 128.0 / 255, blue: 0)
      ),
      (
        #"{"color-space":"srgb","components":{"alpha":"1","red":"255","green":"128","blue":"1"}}"#,
        StyleColor(red: 1, green: 128.0 / 255, blue: 1.0 / 255)
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
      (#"{"color-space":"extended-gray","components":{"white":"0x80"}}"#, StyleColor(white: 128.0 / 255)),
      (
        #"{"platform":"ios","reference":"systemRedColor"}"#,
        StyleColor(red: 1, green: 59.0 / 255, blue: 48.0 / 255)
      ),
      (#"{"platform":"osx","reference":"gridColor"}"#, StyleColor(unresolvedName: "grid")),
    ]
    for row in rows {
      let (color, diagnostics) = try read(#"{"colors":[{"idiom":"universal","color":\#(row.color)}]}"#)
      XCTAssertEqual(color, row.expected, row.color)
      XCTAssertEqual(diagnostics, [], row.color)
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
    ]
    for entries in rows {
      let (color, _) = try read(#"{"colors":[\#(entries.joined(separator: ","))]}"#)
      XCTAssertEqual(color?.components.x, 1, "\(entries)")
    }
  }

  func testWhatIsNoColorIsReportedAtItsPlace() throws {
    let rows: [(text: String, message: String, column: Int)] = [
      (#"{"info":{}}"#, "a colour set needs a list 'colors'", 1),
      (#"{"colors":[{"color":{}}]}"#, "a colour needs 'components' or a 'reference'", 21),
      (#"{"colors":[{"color":{"components":{"green":"0","blue":"0"}}}]}"#, "a colour needs its 'red'", 35),
      (
        #"{"colors":[{"color":{"color-space":"xyz","components":{}}}]}"#, "unknown colour space 'xyz'", 36
      ),
      (
        #"{"colors":[{"color":{"components":{"red":"r","green":"0","blue":"0"}}}]}"#,
        "'red' must be a number, found 'r'", 42
      ),
    ]
    for row in rows {
      let (_, diagnostics) = try read(row.text)
      XCTAssertEqual(diagnostics.map(\.message), [row.message], row.text)
      XCTAssertEqual(diagnostics.map(\.id), [.assetContents], row.text)
      XCTAssertEqual(diagnostics.first?.range.position?.column, row.column, row.text)
    }
  }

  private func entry(_ red: String, _ rest: String) -> String {
    #"{"color":{"components":{"red":"\#(red).0","green":"0.0","blue":"0.0"}}\#(rest)}"#
  }

  private func read(_ text: String) throws -> (StyleColor?, [Diagnostic]) {
    let file = SourceFile(path: "Contents.json", text: text)
    var reader = ColorSetReader(file, system: IOSResources())
    let color = reader.color(try JSONReader.tree(of: file))
    return (color, reader.diagnostics)
  }
}
