import Foundation
import XCTest

@testable import StyleInjection

final class StyleValueConvertibleTests: XCTestCase {
  private enum Mode: String, StyleEnumeration { case plain, fancy }

  private struct Edges: StyleOptionSet {
    let rawValue: Int
    static let styleMembers: [(name: String, member: Edges)] = [
      ("top", Edges(rawValue: 1)), ("bottom", Edges(rawValue: 2)), ("all", Edges(rawValue: 3)),
      ("none", Edges(rawValue: 0)),
    ]
  }

  private func check<Value: StyleValueConvertible & Equatable>(_ values: Value...) {
    for value in values {
      XCTAssertEqual(Value(styleValue: value.styleValue), value)
      XCTAssertTrue(value.styleValue.fits(Value.styleValueType), "\(value)")
      XCTAssertEqual(Optional<Value>(styleValue: value.styleValue).flatMap { $0 }, value)
    }
    XCTAssertEqual(Optional<Value>(styleValue: .none).map { $0 == nil }, true)
    XCTAssertTrue(StyleValue.none.fits(Value?.styleValueType))
    XCTAssertFalse(StyleValue.none.fits(Value.styleValueType))
    XCTAssertNil(Value(styleValue: .none))
    XCTAssertNil(Value(styleValue: .custom(StyleCustomValue(1))))
    XCTAssertTrue(Optional<Value>(styleValue: .custom(StyleCustomValue(1))) == nil)
  }

  func testEachTypeIsKeptAsItsCase() {
    check(true, false)
    check(Int.min, 0, Int.max)
    check(0.1, -1e300)
    check(CGFloat(0.1))
    check(Float(0.1), Float(0.3), Float.greatestFiniteMagnitude, Float.leastNonzeroMagnitude)
    check("", "🎨")
    check(StyleColor(white: 1))
    check(StyleCGColor(StyleColor(white: 1)))
    check(StyleFont.system(3))
    check(StyleImage("a"))
    check(CGSize(width: 1, height: 2))
    check(CGPoint(x: 1, y: 2))
    check(CGRect(x: 1, y: 2, width: 3, height: 4))
    check(StyleEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    check(StyleDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    check(StyleOffset(horizontal: 1, vertical: 2))
    check(StyleParagraphStyle())
    check(StyleTextTab(location: 28))
    check(StyleSymbolConfiguration(scale: .large))
    check(StyleShadow(blurRadius: 2))
    check(Date(timeIntervalSinceReferenceDate: 0.5))
    check(Locale(identifier: "en"))
    check(Data([1, 2]))
    check(NSRange(location: 1, length: 2))
    check(StyleTextAttributes([.kern: .number(1)]))
    check(StyleAttributedText("a"))
    check(Mode.plain, .fancy)
    check(Edges(rawValue: 0), Edges(rawValue: 1), Edges(rawValue: 3))
  }

  func testASinglePrecisionNumberIsTheShortestDecimal() {
    XCTAssertEqual(Float(0.3).styleValue, .number(0.3))
  }

  func testEqualOptionSetsHaveOneSpelling() {
    XCTAssertEqual(Edges(rawValue: 3).styleValue, .options(["all"]))
    XCTAssertEqual(Edges(rawValue: 0).styleValue, .options([]))
    let context = StyleDecodingContext()
    for raw in ["all", "[top, bottom]", "bottom,top,all"] as [RawStyleValue] {
      guard case .value(let value, _) = context.decode(raw, as: Edges.styleValueType) else {
        return XCTFail("\(raw)")
      }
      XCTAssertEqual(value, .options(["all"]), "\(raw)")
    }
    XCTAssertNil(Edges(styleValue: .options(["left"])))
    XCTAssertNil(Mode(styleValue: .enumeration("odd")))
  }

  func testCustomValuesOfDifferentTypesDiffer() {
    XCTAssertEqual(StyleCustomValue(1), StyleCustomValue(1))
    XCTAssertNotEqual(StyleCustomValue(1), StyleCustomValue(1.0))
    XCTAssertNotEqual(StyleCustomValue(1), StyleCustomValue(UInt8(1)))
    XCTAssertNotEqual(StyleCustomValue("a"), StyleCustomValue("b"))
    XCTAssertFalse(StyleParagraphStyle().styleValue.fits(StyleShadow.styleValueType))
    XCTAssertTrue(StyleValue.custom(StyleCustomValue(1)).fits(StyleShadow.styleValueType))
  }
}
