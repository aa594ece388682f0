import StyleDiagnostics
import StyleInjection
import UIKitModel
import XCTest

@testable import InterfaceBuilder

/// References from one storyboard to another.
final class InterfaceProjectTests: XCTestCase {
  private func storyboard(_ path: String, initial: String? = nil, _ scenes: String...) -> InterfaceDocument {
    let body = scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined()
    let start = initial.map { " initialViewController=\"\($0)\"" } ?? ""
    return InterfaceLoader().load(
      path: path,
      bytes: Array(
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"\(start)><scenes>\(body)</scenes></document>"
          .utf8))
  }

  private func embedding(_ destination: String) -> String {
    "<viewController id='c'><view key='view' id='cv'><subviews><containerView id='box'><connections>"
      + "<segue destination='\(destination)' kind='embed' id='s'/></connections></containerView></subviews></view></viewController>"
  }

  private func tabs(_ id: String, _ destinations: String...) -> String {
    let segues = destinations.map {
      "<segue destination='\($0)' kind='relationship' relationship='viewControllers'/>"
    }
    return "<tabBarController id='\(id)'><connections>\(segues.joined())</connections></tabBarController>"
  }

  private func reference(_ id: String, _ storyboard: String?, _ identifier: String? = nil) -> String {
    let name = storyboard.map { " storyboardName='\($0)'" } ?? ""
    let attribute = identifier.map { " referencedIdentifier='\($0)'" } ?? ""
    return "<viewControllerPlaceholder id='\(id)'\(name)\(attribute)/>"
  }

  private let detail =
    "<viewController storyboardIdentifier='Detail' id='d'><label key='view' id='l'/></viewController>"

  func testAnEmbeddedReferenceIsTheOtherStoryboardsController() throws {
    let main = storyboard("App/Main.storyboard", embedding("p"), reference("p", "Other", "Detail"))
    let other = storyboard("App/Other.storyboard", detail)
    let project = InterfaceProject([main, other])
    XCTAssertEqual(project.diagnostics, [])
    let label = try XCTUnwrap(other.object(withID: "l"))
    let path = other.responsePath(of: label)
    XCTAssertEqual(path.compactMap { other.id(of: $0) ?? main.id(of: $0) }, ["l", "d", "box", "cv", "c"])
    XCTAssertTrue(
      (main.object(withID: "c") as? UIViewController)?.children.first === other.object(withID: "d"))
    XCTAssertEqual(project.documentIndex(of: label), 1)
    XCTAssertEqual(project.documentIndex(of: try XCTUnwrap(main.object(withID: "box"))), 0)
    XCTAssertNil(project.documentIndex(of: UIView()))
  }

  func testChildrenKeepTheirPlaces() throws {
    let main = storyboard(
      "Main.storyboard", tabs("t", "p", "own", "q"), reference("p", "First"), "<viewController id='own'/>",
      reference("q", nil, "Same"), "<viewController id='same' storyboardIdentifier='Same'/>")
    let first = storyboard("First.storyboard", initial: "f", "<navigationController id='f'/>")
    XCTAssertEqual(InterfaceProject([main, first]).diagnostics, [])
    let tabs = try XCTUnwrap(main.object(withID: "t") as? UITabBarController)
    XCTAssertEqual(tabs.children.map { main.id(of: $0) ?? first.id(of: $0) }, ["f", "own", "same"])
    XCTAssertTrue((first.object(withID: "f") as? UIViewController)?.parent === tabs)
  }

  func testWhatIsNotThereStaysAReference() throws {
    let main = storyboard("Main.storyboard", tabs("t", "p"), reference("p", "Elsewhere", "X"))
    XCTAssertEqual(InterfaceProject([main]).diagnostics, [])
    let tabs = try XCTUnwrap(main.object(withID: "t") as? UITabBarController)
    XCTAssertTrue(tabs.children.first is InterfaceStoryboardReference)
  }

  func testAMissingIdentifierIsAWarningWithTheNearest() throws {
    let main = storyboard("Main.storyboard", reference("p", "Other", "Detial"), reference("q", "Other"))
    let project = InterfaceProject([main, storyboard("Other.storyboard", detail)])
    XCTAssertEqual(
      project.diagnostics.map(\.message),
      [
        "no controller of 'Other.storyboard' has the storyboard identifier 'Detial'",
        "'Other.storyboard' names no initial controller",
      ])
    XCTAssertEqual(project.diagnostics.map(\.id), [.interfaceUnknownIdentifier, .interfaceUnknownIdentifier])
    XCTAssertEqual(project.diagnostics.map(\.severity), [.warning, .warning])
    XCTAssertEqual(project.diagnostics[0].suggestion, "Detail")
    XCTAssertEqual(project.diagnostics[0].range.offset, main.file.offset(of: "Detial"))
  }

  func testTheNearestStoryboardOfANameCounts() throws {
    let main = storyboard("A/Base.lproj/Main.storyboard", tabs("t", "p"), reference("p", "Other", "Detail"))
    let far = storyboard("B/Other.storyboard", detail)
    let near = storyboard("A/Other.storyboard", detail)
    XCTAssertEqual(InterfaceProject([far, main, near]).diagnostics, [])
    XCTAssertTrue(
      (main.object(withID: "t") as? UIViewController)?.children.first === near.object(withID: "d"))
  }

  func testReferencesToReferencesLeadOn() throws {
    let main = storyboard("Main.storyboard", tabs("t", "p"), reference("p", "Second"))
    let second = storyboard("Second.storyboard", initial: "q", reference("q", "Third", "Detail"))
    let third = storyboard("Third.storyboard", detail)
    XCTAssertEqual(InterfaceProject([main, second, third]).diagnostics, [])
    XCTAssertTrue(
      (main.object(withID: "t") as? UIViewController)?.children.first === third.object(withID: "d"))
    // One that leads to itself leads nowhere.
    let loop = storyboard("Loop.storyboard", initial: "q", tabs("t", "q"), reference("q", "Loop"))
    XCTAssertEqual(InterfaceProject([loop]).diagnostics, [])
  }

  func testCirclesAreRefused() throws {
    let one = storyboard("One.storyboard", initial: "a", tabs("a", "p"), reference("p", "Two"))
    let two = storyboard("Two.storyboard", initial: "b", tabs("b", "q"), reference("q", "One"))
    let project = InterfaceProject([one, two])
    XCTAssertEqual(project.diagnostics.map(\.id), [.interfaceReferenceCycle])
    XCTAssertEqual(project.diagnostics.first?.range.file.path, "Two.storyboard")
    XCTAssertTrue((one.object(withID: "a") as? UIViewController)?.children.first === two.object(withID: "b"))
  }

  func testAControllerHasOneContainer() throws {
    let main = storyboard(
      "Main.storyboard", tabs("t", "p", "q"), reference("p", "Other", "Detail"),
      reference("q", "Other", "Detail"))
    let other = storyboard("Other.storyboard", detail)
    XCTAssertEqual(InterfaceProject([main, other]).diagnostics, [])
    let children = try XCTUnwrap(main.object(withID: "t") as? UITabBarController).children
    XCTAssertTrue(children[0] === other.object(withID: "d"))
    XCTAssertTrue(children[1] is InterfaceStoryboardReference)
  }

  func testControllersDoNotStandTooDeep() throws {
    for isReversed in [false, true] {
      let documents = (0..<40).map { index in
        storyboard(
          "S\(index).storyboard", initial: "t\(index)", tabs("t\(index)", "p"),
          reference("p", "S\(index + 1)"))
      }
      let project = InterfaceProject(isReversed ? documents.reversed() : documents)
      XCTAssertEqual(project.diagnostics.map(\.id), [.interfaceContainmentDepth])
      for (index, document) in documents.enumerated() {
        let controller = try XCTUnwrap(document.object(withID: "t\(index)"))
        XCTAssertLessThanOrEqual(document.responsePath(of: controller).count, 32)
      }
    }
  }
}
