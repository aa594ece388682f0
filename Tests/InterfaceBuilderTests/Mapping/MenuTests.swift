import UIKitModel
import XCTest

@testable import InterfaceBuilder

final class MenuTests: XCTestCase {
  func testAMenuStandsInItsButtonWithItsEntriesInOrder() throws {
    let menu = """
      <menu key='menu' title='Sort' id='m'><children><command title='By name' state='on' id='c'/>
      <menu title='More' options='displayInline' id='n'><children>
      <keyCommand title='By date' input='d' modifierFlags='1179648' id='k'/></children></menu></children></menu>
      """
    for owner in ["button", "barButtonItem"] {
      let document = XIBFixture.load("<\(owner)>\(menu)</\(owner)>")
      XCTAssertTrue(document.diagnostics.isEmpty, "\(document.diagnostics)")
      let root = document.scenes.first?.roots.first
      let menu = try XCTUnwrap((root as? UIButton)?.menu ?? (root as? UIBarButtonItem)?.menu)
      XCTAssertEqual(menu.title, "Sort")
      XCTAssertEqual(menu.children.map { document.id(of: $0) }, ["c", "n"])
      XCTAssertTrue(menu.children[0] is UICommand)
      let inner = try XCTUnwrap(menu.children[1] as? UIMenu)
      XCTAssertEqual(inner.options, .displayInline)
      let command = try XCTUnwrap(inner.children.first as? UIKeyCommand)
      XCTAssertEqual(command.title, "By date")
      XCTAssertEqual(command.input, "d")
      XCTAssertEqual(command.modifierFlags, [.shift, .command])
      XCTAssertEqual(document.scenes.map(\.roots.count), [1])
    }
  }

  func testAControllersKeyCommandsAreItsOwn() throws {
    let document = XIBFixture.storyboard([
      """
      <viewController><keyCommands><keyCommand input='s' modifierFlags='1048576' actionName='save:'
      discoverabilityTitle='Save'/></keyCommands></viewController>
      """
    ])
    XCTAssertTrue(document.diagnostics.isEmpty, "\(document.diagnostics)")
    let command = try XCTUnwrap(document.scenes.first?.controller?.keyCommands.first)
    XCTAssertEqual(command.action, "save:")
    XCTAssertEqual(command.modifierFlags, .command)
  }

  func testMalformedModifiersAreReported() {
    for text in ["shift", "-1", "1.5", ""] {
      let document = XIBFixture.storyboard([
        "<viewController><keyCommands><keyCommand modifierFlags='\(text)'/></keyCommands></viewController>"
      ])
      XCTAssertEqual(document.diagnostics.map(\.id), [.interfaceInvalidValue], text)
    }
  }
}
