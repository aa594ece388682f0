import StyleDiagnostics
import XCTest

@testable import InterfaceBuilder

/// Custom classes and their modules.
final class InterfaceModuleCheckTests: XCTestCase {
  private func messages(_ documents: String...) -> [String] {
    InterfaceModuleCheck.diagnostics(of: documents.map { XIBFixture.inspect($0).customClasses })
      .map { "\($0.severity.rawValue): \($0.message)" }
  }

  private func view(_ name: String, _ module: String? = nil, _ more: String = "") -> String {
    "<view id='v' customClass='\(name)'\(module.map { " customModule='\($0)'" } ?? "") \(more)/>"
  }

  func testWhatAgreesIsSilent() {
    let rows = [
      view("Card"), view("Card", "App") + view("Card", "App"),
      view("Card", "my-app") + view("Card", "my_app"),
      // The module of the target is not known.
      view("Card", "App") + view("Card", nil, "customModuleProvider='target'"),
      // Objective-C's classes have none.
      view("Card", "App") + view("MXKRoomView"), view("UIView") + view("Card", "App"),
      // Nothing is made of a placeholder.
      view("Card", "App") + "<placeholder placeholderIdentifier='IBFilesOwner' id='-1' customClass='Card'/>",
      view("_TtC3App4Card") + view("Card", "App"), view("Outer.Card") + view("Card", "App"),
    ]
    for row in rows { XCTAssertEqual(messages(row), [], row) }
  }

  func testAClassWithoutItsModuleIsAWarning() {
    let message = "warning: the class 'Card' of 'view' 'v' has no module here and 'App' elsewhere"
    XCTAssertEqual(messages(view("Card", "App") + view("Card")), [message])
    XCTAssertEqual(messages(view("Card"), view("Card", "App")), [message])
  }

  func testAStaleModuleNamesBoth() {
    let message = "warning: the class 'Card' of 'view' 'v' is of the module 'Old' here and of 'App' elsewhere"
    // Of the rarer module each is told once.
    let most = String(repeating: view("Card", "App"), count: 3)
    XCTAssertEqual(messages(view("Card", "Old"), most, view("Card", "Old")), [message])
    XCTAssertEqual(messages(view("Card", "App"), view("Card", "Old")), [message])
  }

  func testAClassThatNeverHasAModuleAmongMoreThatHaveIsANote() {
    let named = view("Card", "App") + view("Plate", "App")
    XCTAssertEqual(
      messages(named + view("Badge")),
      [
        "note: the class 'Badge' of 'view' 'v' has no module, unlike most here; only classes of Objective-C need none"
      ])
    XCTAssertEqual(messages(named + view("Badge") + view("Tag")), [])
    XCTAssertEqual(messages(named, view("Badge")), [])
  }

  func testThePlacesAreTheNames() throws {
    let inspection = XIBFixture.inspect(view("Card", "App") + "\n" + view("Card"))
    let found = InterfaceModuleCheck.diagnostics(of: [inspection.customClasses])
    XCTAssertEqual(found.map(\.id), [.interfaceCustomClassModule])
    XCTAssertEqual(found.first?.range.position?.line, 2)
    XCTAssertEqual(found.first?.range.length, 4)
    XCTAssertEqual(found.first?.notes.first?.range?.position?.line, 1)
  }
}
