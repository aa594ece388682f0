import StyleInjection
import UIKitModel
import XCTest

@testable import InterfaceBuilder

/// What documents say of how objects know each other.
final class ConnectionTests: XCTestCase {
  private let scene = """
    <viewController id='c'>
      <view key='view' id='v'><subviews>
        <button id='b'><connections>
          <action selector='save:' destination='c' eventType='touchUpInside' id='a1'/>
          <segue destination='d' kind='show' identifier='more' customClass='Slide' customModule='App' animates='NO' id='s1'/>
          <segue destination='x' kind='unwind' unwindAction='back:' id='s2'/>
        </connections></button>
        <view id='w'><gestureRecognizers/><connections>
          <outletCollection property='gestureRecognizers' destination='g' appends='YES' id='oc'/>
        </connections></view>
      </subviews></view>
      <connections>
        <outlet property='button' destination='b' id='o1'/>
        <outletCollection property='views' destination='w' collectionClass='NSMutableArray' id='o2'/>
        <segue destination='d' kind='popoverPresentation' popoverAnchorView='b' id='s3'/>
      </connections>
    </viewController>
    <placeholder placeholderIdentifier='IBFirstResponder' id='r' sceneMemberID='firstResponder'><connections>
      <action selector='undo' destination='c' id='a2'/></connections></placeholder>
    <exit id='x' userLabel='Exit' sceneMemberID='exit'/>
    <tapGestureRecognizer id='g'><connections><action selector='tap' destination='c' id='a3'/></connections></tapGestureRecognizer>
    """

  func testEachKindIsKeptWithWhatItSays() throws {
    let document = XIBFixture.storyboard([scene, "<viewController id='d'/>"])
    XCTAssertEqual(document.diagnostics, [])
    let button = try XCTUnwrap(document.object(withID: "b"))
    let controller = try XCTUnwrap(document.object(withID: "c"))
    let ofButton = document.connections(of: button)
    XCTAssertEqual(ofButton.map(\.id), ["a1", "s1", "s2"])
    XCTAssertEqual(ofButton[0].kind, .action(selector: "save:", event: "touchUpInside"))
    XCTAssertTrue(ofButton[0].destination === controller)
    guard case .segue(let show) = ofButton[1].kind, case .segue(let unwind) = ofButton[2].kind else {
      return XCTFail("no segues")
    }
    XCTAssertEqual(show.kind, .show)
    XCTAssertEqual(show.identifier, "more")
    XCTAssertEqual(show.className, StyleClassName("Slide", module: "App"))
    XCTAssertFalse(show.isAnimated)
    XCTAssertTrue(ofButton[1].destination === document.object(withID: "d"))
    XCTAssertEqual(unwind.kind, .unwind)
    XCTAssertEqual(unwind.unwindAction, "back:")
    XCTAssertEqual(ofButton[2].destinationID, "x")
    XCTAssertNil(ofButton[2].destination)

    let ofController = document.connections(of: controller)
    XCTAssertEqual(ofController[0].kind, .outlet(property: "button"))
    XCTAssertEqual(
      ofController[1].kind,
      .outletCollection(property: "views", collectionClass: "NSMutableArray", appends: false))
    guard case .segue(let popover) = ofController[2].kind else { return XCTFail("no segue") }
    XCTAssertEqual(popover.anchorID, "b")
    XCTAssertEqual(ofController[0].range.offset, document.file.offset(of: "<outlet property='button'"))
  }

  func testPlaceholdersHaveConnectionsToo() throws {
    let document = XIBFixture.storyboard([scene, "<viewController id='d'/>"])
    XCTAssertEqual(document.placeholders.map(\.kind), [.firstResponder, .exit])
    XCTAssertEqual(document.placeholders.map(\.id), ["r", "x"])
    XCTAssertEqual(document.connections(from: "r").map(\.kind), [.action(selector: "undo", event: nil)])
    XCTAssertEqual(document.connections(from: "g").map(\.id), ["a3"])
    XCTAssertEqual(document.connections(from: "x").count, 0)
    XCTAssertEqual(document.connections(from: "nobody").count, 0)
  }

  func testTheOwnersConnectionsAreItsControllers() throws {
    let document = XIBFixture.load(
      "<placeholder placeholderIdentifier='IBFilesOwner' id='-1' customClass='PriceController'><connections>"
        + "<outlet property='view' destination='v' id='o'/></connections></placeholder>"
        + "<view id='v'><connections><outlet property='delegate' destination='-1' id='p'/></connections></view>"
    )
    let controller = try XCTUnwrap(document.scenes[0].controller)
    XCTAssertEqual(document.placeholders.first?.className, StyleClassName("PriceController"))
    XCTAssertEqual(document.connections(of: controller).map(\.id), ["o"])
    XCTAssertTrue(document.connections(from: "v").first?.destination === controller)
    XCTAssertEqual(document.diagnostics, [])
  }

  func testSegueKindsAreTheWordsOfTheRole() {
    let words = InterfaceElementRoles.named["segue"]?.attributes["kind"]?.form?.words ?? []
    XCTAssertEqual(Set(words), Set(InterfaceSegue.Kind.allCases.map(\.rawValue)))
  }

  func testPlaceholdersStandForTheOwnerTheFirstResponderOrAnObjectOfTheApp() {
    let document = XIBFixture.load(
      "<placeholder placeholderIdentifier='IBFilesOwner' id='-1'/>"
        + "<placeholder placeholderIdentifier='IBFirstResponder' id='-2'/>"
        + "<placeholder placeholderIdentifier='the model' id='m'/><exit id='e'/><placeholder id='n'/>")
    XCTAssertEqual(
      document.placeholders.map(\.kind), [.filesOwner, .firstResponder, .external("the model"), .exit])
  }

  func testEveryConnectionElementHasRoles() {
    for name in InterfaceConnection.kinds.keys {
      XCTAssertEqual(
        InterfaceElementRoles.named[name]?.attributes["destination"]?.form?.isReference, true, name)
    }
  }
}
