import StyleInjection
import UIKitModel
import XCTest

@testable import InterfaceBuilder

/// Whose views are whose.
final class OwnershipTests: XCTestCase {
  func testTheViewOutletOfFilesOwnerMakesItTheController() throws {
    let document = XIBFixture.load(
      #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="PriceController"><connections>"#
        + #"<outlet property="view" destination="v" id="o"/></connections></placeholder><view id="v"/><view id="w"/>"#
    )
    let scene = try XCTUnwrap(document.scenes.first)
    XCTAssertEqual(scene.controller?.customStyleClassName, StyleClassName("PriceController"))
    XCTAssertEqual(scene.roots.map { document.id(of: $0) }, [nil, "w"])
    XCTAssertEqual(document.id(of: try XCTUnwrap(scene.controller?.view)), "v")
    XCTAssertNil(scene.roots[1].nearestViewController)
  }

  func testWithoutAViewOutletFilesOwnerIsNoController() {
    for owner in [
      #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="PriceController"/>"#,
      #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>"#
        + #"<outlet property="view" destination="gone" id="o"/></connections></placeholder>"#,
      #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="PriceView"><connections>"#
        + #"<outlet property="contentView" destination="v" id="o"/></connections></placeholder>"#,
      #"<placeholder placeholderIdentifier="IBFirstResponder" id="-2"><connections>"#
        + #"<outlet property="view" destination="v" id="o"/></connections></placeholder>"#,
    ] {
      let document = XIBFixture.load(owner + #"<view id="v"/>"#)
      XCTAssertNil(document.scenes.first?.controller, owner)
      XCTAssertEqual(document.scenes.first?.roots.count, 1, owner)
    }
  }

  func testAnOwnerThatIsAViewHasOnlyConnections() {
    for (owner, other) in [
      ("PriceView", ""), ("PriceCell", ""), ("UITableViewCell", ""), ("Price", "<view customClass='Price'/>"),
    ] {
      let document = XIBFixture.load(
        "<placeholder placeholderIdentifier='IBFilesOwner' id='-1' customClass='\(owner)'><connections>"
          + "<outlet property='view' destination='v' id='o'/></connections></placeholder><view id='v'/>"
          + other)
      XCTAssertNil(document.scenes.first?.controller, owner)
      XCTAssertEqual(document.connections(from: "-1").map(\.destinationID), ["v"])
    }
  }

  func testAResponsePathCrossesScenes() throws {
    let document = XIBFixture.storyboard([
      controller(
        "a",
        "<containerView id='c'><connections><segue destination='b' kind='embed'/></connections></containerView>"
      ),
      controller("b", "<label id='l'/>"),
      "<navigationController id='n'><connections><segue destination='a' kind='relationship' "
        + "relationship='rootViewController'/></connections></navigationController>",
    ])
    let label = try XCTUnwrap(document.object(withID: "l"))
    XCTAssertEqual(
      document.responsePath(of: label).map { document.id(of: $0) }, ["l", "bv", "b", "c", "av", "a", "n"])
    XCTAssertEqual(document.responsePath(of: UIView()).count, 1)
  }

  func testASceneThatIsOnlyAReferenceHasAController() throws {
    let document = XIBFixture.storyboard([
      "<viewControllerPlaceholder storyboardName='Other' referencedIdentifier='More' bundleIdentifier='org.a.b' "
        + "id='p' sceneMemberID='viewController'><navigationItem key='navigationItem' id='i'/></viewControllerPlaceholder>"
    ])
    let reference = try XCTUnwrap(document.scenes[0].controller as? InterfaceStoryboardReference)
    XCTAssertEqual(reference.storyboardName, "Other")
    XCTAssertEqual(reference.referencedIdentifier, "More")
    XCTAssertEqual(reference.bundleIdentifier, "org.a.b")
    XCTAssertEqual(document.id(of: reference), "p")
    XCTAssertEqual(document.diagnostics, [])
  }

  func testAnEmbeddedScenesControllerIsTheChildOfTheEmbeddingOne() throws {
    let document = XIBFixture.storyboard([
      controller(
        "a",
        #"<containerView id="c"><connections><segue destination="b" kind="embed"/></connections></containerView>"#
      ),
      controller("b", #"<label id="l"/>"#),
    ])
    let outer = try XCTUnwrap(document.scenes[0].controller)
    let inner = try XCTUnwrap(document.scenes[1].controller)
    XCTAssertTrue(inner.parent === outer)
    let container = try XCTUnwrap(outer.view?.subviews.first)
    XCTAssertTrue(inner.view?.superview === container)
    let label = try XCTUnwrap(inner.view?.subviews.first)
    XCTAssertTrue(label.nearestViewController === inner)
    XCTAssertEqual(document.sceneIndex(of: label), 1)
    XCTAssertEqual(document.scenes.map(\.viewCount), [2, 2])
  }

  func testRelationshipsMakeChildrenInTheirOrder() throws {
    let segues = ["b", "c"].map {
      "<segue destination='\($0)' kind='relationship' relationship='viewControllers'/>"
    }
    let document = XIBFixture.storyboard([
      "<tabBarController id='a'><connections>\(segues.joined())</connections></tabBarController>",
      controller("b", ""),
      "<splitViewController id='c'><connections><segue destination='d' kind='relationship' "
        + "relationship='masterViewController'/></connections></splitViewController>",
      controller("d", ""),
    ])
    let controllers = document.scenes.compactMap(\.controller)
    XCTAssertEqual(controllers[0].children.map { document.id(of: $0) }, ["b", "c"])
    XCTAssertEqual(controllers[2].children.map { document.id(of: $0) }, ["d"])
  }

  func testCirclesAndStrangersAreHarmless() {
    let embed = { (id: String) in
      "<containerView><connections><segue destination='\(id)' kind='embed'/></connections></containerView>"
    }
    let rows = [
      [controller("a", embed("a"))], [controller("a", embed("b")), controller("b", embed("a"))],
      [controller("a", embed("b") + embed("b")), controller("b", "")], [controller("a", embed("gone"))],
      [controller("a", embed("l") + "<label id='l'/>")],
      [
        "<navigationController id='a'><connections><segue destination='b' kind='relationship' "
          + "relationship='rootViewController'/></connections></navigationController>",
        "<navigationController id='b'><connections><segue destination='a' kind='relationship' "
          + "relationship='rootViewController'/></connections></navigationController>",
      ],
    ]
    for scenes in rows {
      let document = XIBFixture.storyboard(scenes)
      XCTAssertEqual(document.scenes.count, scenes.count)
      for root in document.scenes.flatMap(\.roots) {
        var steps = 0
        var next: (any Styleable)? = root
        while let current = next, steps < 100 { (next, steps) = (current.styleParent, steps + 1) }
        XCTAssertLessThan(steps, 100, "\(scenes)")
      }
    }
  }

  private func controller(_ id: String, _ subviews: String) -> String {
    "<viewController id='\(id)'><view key='view' id='\(id)v'><subviews>\(subviews)</subviews></view></viewController>"
  }
}
