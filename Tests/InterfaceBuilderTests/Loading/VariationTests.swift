import StyleInjection
import UIKitModel
import XCTest

@testable import InterfaceBuilder

/// What holds for certain size classes.
final class VariationTests: XCTestCase {
  private let objects = """
    <view id='v'>
      <subviews>
        <label id='l'>
          <fontDescription key='fontDescription' type='system' pointSize='17'/>
          <variation key='heightClass=regular-widthClass=regular' hidden='YES'>
            <fontDescription key='fontDescription' type='system' pointSize='30'/>
          </variation>
        </label>
        <view id='w'><subviews><button id='b'/></subviews></view>
      </subviews>
      <constraints>
        <constraint firstItem='l' firstAttribute='top' secondItem='v' secondAttribute='top' constant='8' id='k1'>
          <variation key='heightClass=compact' constant='-250'/>
        </constraint>
        <constraint firstItem='w' firstAttribute='top' secondItem='l' secondAttribute='bottom' id='k2'/>
        <constraint firstAttribute='width' constant='44' id='k3'/>
      </constraints>
      <variation key='default'>
        <mask key='subviews'><exclude reference='w'/></mask>
        <mask key='constraints'><exclude reference='k2'/></mask>
      </variation>
      <variation key='widthClass=regular'>
        <mask key='subviews'><include reference='w'/></mask>
        <mask key='constraints'><include reference='k2'/><exclude reference='k3'/></mask>
      </variation>
    </view>
    """

  func testOverridesAreTypedAndTheBaseStays() throws {
    let document = XIBFixture.load(objects)
    XCTAssertEqual(document.diagnostics, [])
    let label = try XCTUnwrap(document.object(withID: "l") as? UILabel)
    XCTAssertEqual(label.font?.size, 17)
    XCTAssertFalse(label.isHidden)
    let variation = try XCTUnwrap(document.variations(of: label).first)
    XCTAssertEqual(variation.traits.map(\.name), ["heightClass", "widthClass"])
    XCTAssertEqual(variation.traits.map(\.value), ["regular", "regular"])
    XCTAssertEqual(variation.overrides.map(\.keyPath), ["isHidden", "font"])
    XCTAssertEqual(variation.overrides[0].value, .bool(true))
    guard case .font(let font) = variation.overrides[1].value else { return XCTFail("no font") }
    XCTAssertEqual(font.size, 30)

    let constraint = try XCTUnwrap(document.object(withID: "k1") as? NSLayoutConstraint)
    XCTAssertEqual(constraint.constant, 8)
    XCTAssertEqual(document.variations(of: constraint).first?.overrides.first?.value, .number(-250))
  }

  func testWhatDefaultExcludesIsNotInstalled() throws {
    let document = XIBFixture.load(objects)
    let view = try XCTUnwrap(document.object(withID: "v"))
    let variations = document.variations(of: view)
    XCTAssertEqual(variations.map(\.key), ["default", "widthClass=regular"])
    XCTAssertEqual(variations.map(\.isDefault), [true, false])
    XCTAssertEqual(variations.map(\.excludedIDs), [["w", "k2"], ["k3"]])
    XCTAssertEqual(variations.map(\.includedIDs), [[], ["w", "k2"]])
    let installed = ["v", "l", "w", "b"].map { id in
      document.object(withID: id).map { document.isInstalled($0) }
    }
    XCTAssertEqual(installed, [true, true, false, false])
    let active = ["k1", "k2", "k3"].map { (document.object(withID: $0) as? NSLayoutConstraint)?.isActive }
    XCTAssertEqual(active, [true, false, true])
    // Sheets reach it all the same.
    XCTAssertTrue((document.object(withID: "w") as? UIView)?.superview === view)
  }

  func testConstraintsKnowTheirItems() throws {
    let document = XIBFixture.load(
      objects
        + "<view id='g'><viewLayoutGuide key='safeArea' id='safe'/><constraints>"
        + "<constraint firstItem='safe' firstAttribute='top' secondItem='gone' id='k4'/>"
        + "<constraint firstItem='gone' firstAttribute='top' secondItem='g' id='k5'/></constraints></view>")
    let rows: [(id: String, first: String?, second: String?)] = [
      ("k1", "l", "v"), ("k2", "w", "l"), ("k3", "v", nil), ("k4", "safe", nil), ("k5", nil, "g"),
    ]
    for row in rows {
      let constraint = try XCTUnwrap(document.object(withID: row.id) as? NSLayoutConstraint)
      XCTAssertEqual(constraint.firstItem.flatMap(document.id), row.first, row.id)
      XCTAssertEqual(constraint.secondItem.flatMap(document.id), row.second, row.id)
    }
  }
}
