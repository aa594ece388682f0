import Foundation
import UIKitModel
import XCTest

@testable import InterfaceBuilder

final class FrameInsetTests: XCTestCase {
  private let size = CGSize(width: 375, height: 44)

  func testAFrameIsResolvedInTheSuperview() {
    let rows: [(inset: InterfaceFrameInset, expected: CGRect)] = [
      (.init(width: 345, height: 43), CGRect(x: 0, y: 0, width: 345, height: 43)),
      (.init(minX: 15, minY: 1, width: 345, height: 43), CGRect(x: 15, y: 1, width: 345, height: 43)),
      (.init(maxX: 15, maxY: 4, width: 60, height: 20), CGRect(x: 300, y: 20, width: 60, height: 20)),
      (.init(minX: 15, maxX: 20, height: 43), CGRect(x: 15, y: 0, width: 340, height: 43)),
      (.init(maxX: 20, maxY: 4), CGRect(x: 0, y: 0, width: 355, height: 40)),
      (.init(minX: 15, maxX: 20, width: 99), CGRect(x: 15, y: 0, width: 99, height: 0)),
      (.init(minX: 300, maxX: 300), CGRect(x: 300, y: 0, width: 0, height: 0)),
      (.init(), .zero),
    ]
    for row in rows { XCTAssertEqual(row.inset.rect(in: size), row.expected, "\(row.inset)") }
  }

  func testWithoutASuperviewTheFarEdgesSayNothing() {
    XCTAssertEqual(
      InterfaceFrameInset(minX: 15, maxX: 20, width: 30, height: 43).rect(in: nil),
      CGRect(x: 15, y: 0, width: 30, height: 43))
    XCTAssertEqual(
      InterfaceFrameInset(minX: 15, maxX: 20).rect(in: nil), CGRect(x: 15, y: 0, width: 0, height: 0))
  }

  func testAReaderKnowsTheSuperviewsSize() throws {
    var reader = ValueFixture.reader()
    let element = try XMLFixture.element(#"<frame key="frameInset" maxX="15" width="60" height="43"/>"#)
    XCTAssertEqual(reader.frameInset(element).minX, 0)
    reader.superviewSize = size
    XCTAssertEqual(reader.frameInset(element).minX, 300)
  }

  func testALoadedViewStandsInItsSuperview() throws {
    let document = XIBFixture.load(
      #"<view><rect key="frame" x="7" y="9" width="375" height="44"/><subviews><label id="l">"#
        + #"<frame key="frameInset" minX="15" maxX="20" height="43"/></label></subviews></view>"#)
    let view = try XCTUnwrap(document.scenes[0].roots.first as? UIView)
    XCTAssertEqual(view.subviews.first?.frame, CGRect(x: 15, y: 0, width: 340, height: 43))
    XCTAssertEqual(document.diagnostics, [])
  }
}
