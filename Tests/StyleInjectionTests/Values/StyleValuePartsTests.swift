import Foundation
import XCTest

@testable import StyleInjection

final class StyleValuePartsTests: XCTestCase {
  private static let wholes: [(StyleValueType.Kind, StyleValue)] = [
    (.rect, .rect(CGRect(x: 1, y: 2, width: 3, height: 4))), (.size, .size(CGSize(width: 1, height: 2))),
    (.point, .point(CGPoint(x: 1, y: 2))),
    (.insets, .insets(StyleEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))),
    (
      .directionalInsets,
      .directionalInsets(StyleDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    ),
    (.offset, .offset(StyleOffset(horizontal: 1, vertical: 2))),
  ]

  /// Each part of the table can be read and replaced, and no other part changes with it.
  func testEachPartIsReadAndReplaced() throws {
    for (kind, whole) in Self.wholes {
      for (name, type) in kind.parts {
        let part = try XCTUnwrap(whole.part(name), name)
        XCTAssertTrue(part.fits(type), name)
        XCTAssertEqual(whole.replacing([name], with: part), whole)
        guard case .number = part else { continue }
        let changed = whole.replacing([name], with: .number(99))
        for (other, _) in kind.parts {
          XCTAssertEqual(
            changed.part(other), other == name ? .number(99) : whole.part(other), "\(name) \(other)")
        }
      }
      XCTAssertNil(whole.part("nope"))
      XCTAssertEqual(whole.replacing(["nope"], with: .number(1)), whole)
      XCTAssertEqual(whole.replacing([], with: .none), .none)
    }
  }

  func testPartsOfParts() {
    let rect = Self.wholes[0].1
    XCTAssertEqual(
      rect.replacing(["size", "width"], with: .number(9)), .rect(CGRect(x: 1, y: 2, width: 9, height: 4)))
    XCTAssertEqual(
      rect.replacing(["origin", "y"], with: .number(9)), .rect(CGRect(x: 1, y: 9, width: 3, height: 4)))
    XCTAssertEqual(rect.replacing(["size", "x"], with: .number(9)), rect)
    XCTAssertEqual(StyleValue.string("a").replacing(["size"], with: .number(9)), .string("a"))
  }
}
