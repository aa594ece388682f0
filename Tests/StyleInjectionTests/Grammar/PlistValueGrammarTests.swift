import TestSupport
import XCTest

@testable import StyleInjection

final class PlistValueGrammarTests: XCTestCase {
  private static let context = StyleDecodingContext(resources: SampleResources())

  func testArrays() {
    check(
      [
        GrammarRow([], .array([])), GrammarRow([1, "2.5"], .array([.number(1), .number(2.5)])),
        GrammarRow("1,2", fails: "value.kind"), GrammarRow([1, "x"], fails: "value.number"),
      ], as: StyleValueType(.array(.number)))
    check([GrammarRow(["$\"Avenir Next\""], fails: "value.kind")], as: StyleValueType(.array(.font)))
  }

  func testAnAppsOwnTypeIsLeftToItsDecoders() {
    guard case .notMine = Self.context.decode("x", as: StyleValueType(.custom("Gradient"))) else {
      return XCTFail("the grammar took a type that it does not know")
    }
  }

  /// Whatever is written reads as the value that was written.
  func testWrittenValuesReadAsThemselves() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<500 {
      for (type, value) in Self.randomValues(&random) {
        let raw = PlistValueGrammar.write(value)
        guard case .value(let read, let problems) = Self.context.decode(raw, as: type) else {
          XCTFail("\(value) is written as \(raw), which does not read")
          continue
        }
        XCTAssertEqual(read, value, "\(raw)")
        XCTAssertEqual(problems, [], "\(raw)")
        guard case .attributes = value else { continue }
        XCTAssertEqual(value.spelling(in: .plist), raw.description)
      }
    }
  }

  private static func randomValues(_ random: inout SeededGenerator) -> [(StyleValueType, StyleValue)] {
    func number() -> Double {
      switch random.number(below: 4) {
      case 0: Double(Int.random(in: -1000...1000, using: &random))
      case 1: Double.random(in: -1e4...1e4, using: &random)
      case 2: Double.random(in: -1e-9...1e-9, using: &random)
      default: Double.random(in: -1e300...1e300, using: &random)
      }
    }
    func byte() -> Double { Double(random.number(below: 256)) / 255 }
    let color: StyleColor =
      random.isOnce(in: 3)
      ? StyleColor(red: 0, green: 0, blue: 1, alpha: byte(), name: "brandBlue")
      : StyleColor(red: byte(), green: byte(), blue: byte(), alpha: random.isOnce(in: 2) ? 1 : byte())
    let size = abs(number()) + 0.25
    let font =
      random.isOnce(in: 2)
      ? StyleFont.named(random.element(of: ["HelveticaNeue", "AvenirNext-Regular"]), size)
      : StyleFont.system(
        size, weight: random.element(of: StyleFont.Weight.allCases), italic: random.isOnce(in: 2))
    let styled = StyleFont(
      random.isOnce(in: 2) ? font.face : .named("AvenirNext-DemiBold"), size: 22, textStyle: "title2")
    let names = ["a", "b", "c", "d"].filter { _ in random.isOnce(in: 2) }
    let members = StyleEnumerationType("Members") { ["a", "b", "c", "d"] }
    let text = String(
      (0..<random.number(below: 20)).map { _ in random.element(of: Array("a #:(),[]\"$🎨é\n")) })
    let attributes = StyleTextAttributes([
      .foregroundColor: .color(color), .font: .font(font), .kern: .number(number()),
      .underlineStyle: .integer(random.number(below: 9)),
    ])
    return [
      (.bool, .bool(random.isOnce(in: 2))),
      (.integer, .integer(Int.random(in: .min ... .max, using: &random))), (.number, .number(number())),
      (.string, .string(text)), (.attributedText, .attributedText(StyleAttributedText(text))),
      (.color, .color(color)), (.cgColor, .cgColor(StyleCGColor(color))), (.font, .font(font)),
      (.font, .font(styled)), (.image, .image(StyleImage(random.element(of: ["icon-home", "a b.c_d"])))),
      (.size, .size(CGSize(width: number(), height: number()))),
      (.point, .point(CGPoint(x: number(), y: number()))),
      (.rect, .rect(CGRect(x: number(), y: number(), width: number(), height: number()))),
      (.insets, .insets(StyleEdgeInsets(top: number(), left: number(), bottom: number(), right: number()))),
      (
        .directionalInsets,
        .directionalInsets(
          StyleDirectionalEdgeInsets(top: number(), leading: number(), bottom: number(), trailing: number()))
      ),
      (.offset, .offset(StyleOffset(horizontal: number(), vertical: number()))),
      (StyleValueType(.enumeration(members)), .enumeration(random.element(of: members.cases))),
      (StyleValueType(.optionSet(members)), .options(names)), (.attributes, .attributes(attributes)),
      (StyleValueType(.array(.number)), .array([.number(number()), .number(number())])),
      (.color.optional, .none), (.string.optional, .none),
    ]
  }
}
