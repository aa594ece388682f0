import StyleInjection
import StyleProperties
import UIKitModel
import XCTest

final class PriceLabel: UILabel {
  var digits = 0
}

final class PriceLabelProperties: UILabelProperties {
  override class var className: String { "PriceLabel" }
  var digits: StylePropertyKey<Int> { key("digits") }
}

final class SwiftSheetTests: XCTestCase {
  func testASheetInSwiftResolvesAsTheSameOneInPlistForm() throws {
    let swift = StyleSheet {
      StyleSheetRule(UILabelProperties.self) {
        $0.font(.named("Helvetica Neue", 15))
        $0.textColor(.hex(0x333333))
        $0.numberOfLines(0)
        $0.textAlignment(.right)
        $0.text("#A0A0A0")
        $0.layer.cornerRadius(4.5)
        $0.layer.borderColor(.hex(0xA0B0C0))
        $0.shadowOffset(CGSize(width: 1, height: 2))
      }
      StyleSheetRule(UIButtonProperties.self) {
        $0.titleColor(.named("systemRed", alpha: 0.5), for: .highlighted)
        $0.image(.asset("tabs/home"))
        $0.contentEdgeInsets(StyleEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        $0.titleLabel.font(.textStyle(.title2))
      }
      StyleSheetRule(UITextViewProperties.self) {
        $0.dataDetectorTypes([.link, .address])
        $0.isEditable(false)
        $0.attributedText(.nothing)
      }
      StyleSheetRule(UINavigationBarProperties.self) {
        $0.titleTextAttributes(
          .attributes(font: .system(15, weight: .semibold), color: .hex(0xFF0000), kern: 1.5))
      }
    }
    let plist = try SheetComparison.plist([
      "@UILabel": [
        "font": "$\"Helvetica Neue\":15", "textColor": "#333333", "numberOfLines": 0,
        "textAlignment": "right",
        "text": "#A0A0A0", "layer.cornerRadius": 4.5, "layer.borderColor": "CG#A0B0C0", "shadowOffset": "1,2",
      ],
      "@UIButton": [
        "titleColor:highlighted": "COLOR(systemRed):0.5", "image": "IMG(tabs/home)",
        "contentEdgeInsets": "1,2,3,4", "titleLabel.font": "$(title2)",
      ],
      "@UITextView": [
        "dataDetectorTypes": "[link, address]", "isEditable": false, "attributedText": "NIL()",
      ],
      "@UINavigationBar": [
        "titleTextAttributes": ["font": "$\"System-Semibold\":15", "color": "#FF0000", "kern": 1.5]
      ],
    ])
    for make in [{ UILabel() }, { UIButton() }, { UITextView() }, { UINavigationBar() }] as [() -> UIView] {
      let found = SheetComparison.report(swift, on: make())
      let expected = SheetComparison.report(plist, on: make())
      XCTAssertEqual(found.changes, expected.changes)
      XCTAssertEqual(found.problems, expected.problems.map { $0.replacing("plist:", with: "") })
      XCTAssertFalse(found.changes.isEmpty)
    }
    XCTAssertEqual(
      swift.rules.flatMap(\.declarations).map(\.value), plist.rules.flatMap(\.declarations).map(\.value))
    let label = UILabel()
    _ = SheetComparison.report(swift, on: label)
    XCTAssertEqual(label.font, .named("HelveticaNeue", 15))
    XCTAssertEqual(label.textColor, StyleColor(red: 0.2, green: 0.2, blue: 0.2))
    XCTAssertEqual(label.text, "#A0A0A0")
    XCTAssertEqual(label.textAlignment, .right)
    XCTAssertEqual(label.layer.cornerRadius, 4.5)
  }

  func testSelectorsAreThoseOfThePlistDialect() {
    let sheet = StyleSheet {
      StyleSheetRule(UILabelProperties.self) { $0.alpha(1) }
      StyleSheetRule(UILabelProperties.self, .subclasses(of: UILabelProperties.self)) { $0.alpha(1) }
      StyleSheetRule(UIViewProperties.self, .identifier("card")) { $0.alpha(1) }
      StyleSheetRule(UILabelProperties.self, .all([.type("PriceLabel"), .identifier("price")])) {
        $0.alpha(1)
      }
      StyleSheetRule(
        UILabelProperties.self, inside: [.type("UIScrollView"), .identifier("card")], in: "ListController"
      ) { $0.alpha(1) }
    }
    XCTAssertEqual(
      sheet.rules.map(\.selector.description),
      [
        "@UILabel", "@UILabel+", "#card", "@PriceLabel#price", "ListController/@UIScrollView #card @UILabel",
      ])
  }

  func testConditionsHoldForWhatTheyStandBehind() {
    let sheet = StyleSheet {
      StyleSheetRule(UILabelProperties.self) {
        $0.alpha(0.5)
        $0.alpha(0.25).when(.device(.pad), .appearance(.dark))
      }
    }
    func alpha(_ environment: StyleEnvironment) -> Double {
      let label = UILabel()
      _ = SheetComparison.report(sheet, on: label, environment: environment)
      return Double(label.alpha)
    }
    XCTAssertEqual(alpha(StyleEnvironment()), 0.5)
    XCTAssertEqual(alpha(StyleEnvironment(device: .pad)), 0.5)
    XCTAssertEqual(alpha(StyleEnvironment(device: .pad, appearance: .dark)), 0.25)
  }

  func testAStyleIsSetOnTheObjectThatItIsCalledWithAndReplacedByWhatStandsBehindIt() {
    let round = StyleSet(UIViewProperties.self) {
      $0.layer.cornerRadius(8)
      $0.alpha(0.5)
    }
    let sheet = StyleSheet {
      StyleSheetRule(UIButtonProperties.self) {
        round($0)
        $0.alpha(0.75)
        round($0.titleLabel).when(.device(.phone))
      }
    }
    XCTAssertEqual(
      sheet.rules[0].declarations.map { "\($0.keyPath): \($0.value.value)" },
      ["layer.cornerRadius: 8", "alpha: 0.75", "titleLabel.layer.cornerRadius: 8", "titleLabel.alpha: 0.5"])
    XCTAssertEqual(sheet.rules[0].declarations[3].conditions, [.device(.phone)])
  }

  func testWhatIsSetTwiceIsToldWithBothPlaces() {
    let dim = StyleSet(UIViewProperties.self) { $0.alpha(0.5) }
    let dimmer = StyleSet(UIViewProperties.self) {
      dim($0)
      $0.alpha(0.25)
    }
    let muddled = StyleSet(UIViewProperties.self) {
      $0.tag(1)
      $0.tag(2)
    }
    let line = #line
    let sheet = StyleSheet {
      StyleSheetRule(UIViewProperties.self) {
        $0.alpha(1)
        $0.alpha(0.75)
        $0.alpha(0.5).when(.device(.pad))
      }
      StyleSheetRule(UIViewProperties.self) {
        dim($0)
        dimmer($0)
        $0.alpha(1)
      }
      StyleSheetRule(UIViewProperties.self) {
        $0.alpha(1)
        dim($0)
      }
      StyleSheetRule(UIViewProperties.self) { muddled($0) }
      StyleSheetRule(UIViewProperties.self) {
        for _ in 1...2 { dim($0) }
      }
    }
    XCTAssertEqual(
      sheet.diagnostics.map {
        "\($0.severity) \($0.id.rawValue) \(($0.range.position?.line ?? 0) - line) \($0.message)"
      },
      [
        "warning sheet.repeated-setting 4 'alpha' is set twice: this one counts",
        "warning sheet.repeated-setting -9 'alpha' is set twice: this one counts",
        "warning sheet.repeated-setting -2 'tag' is set twice: this one counts",
      ])
    XCTAssertEqual(
      sheet.diagnostics.map { ($0.notes.first?.range?.position?.line ?? 0) - line }, [3, 13, -3])
    XCTAssertEqual(
      sheet.rules.map { $0.declarations.map { "\($0.keyPath) \($0.value.value)" } },
      [
        ["alpha 0.75", "alpha 0.5"], ["alpha 1"], ["alpha 0.5"], ["tag 2"], ["alpha 0.5"],
      ])
  }

  func testWaysAreChosenAndRepeatedInBraces() {
    func sheet(isLarge: Bool) -> StyleSheet {
      StyleSheet {
        for name in ["a", "b"] {
          StyleSheetRule(UILabelProperties.self, .identifier(name)) {
            if isLarge { $0.font(.system(20)) } else { $0.font(.system(12)) }
            if isLarge { $0.numberOfLines(2) }
          }
        }
      }
    }
    XCTAssertEqual(sheet(isLarge: true).rules.map(\.declarations.count), [2, 2])
    XCTAssertEqual(sheet(isLarge: false).rules.map(\.declarations.count), [1, 1])
  }

  func testAClassOfTheAppHasItsOwnProperties() throws {
    let manager = StyleManager(
      registry: .uiKit, resources: IOSResources(),
      repository: StyleSheetSource([
        StyleSheet {
          StyleSheetRule(PriceLabelProperties.self) {
            $0.digits(2)
            $0.numberOfLines(3)
          }
        }
      ]))
    try manager.registry.register(
      StyleClass(PriceLabel.self, inherits: "UILabel", properties: [.property("digits", \PriceLabel.digits)]))
    let label = PriceLabel()
    XCTAssertEqual(manager.applyStyle(in: label).diagnostics, [])
    XCTAssertEqual(label.digits, 2)
    XCTAssertEqual(label.numberOfLines, 3)
  }
}
