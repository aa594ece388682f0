import XCTest

@testable import StyleInjection

final class StyleEnvironmentTests: XCTestCase {
  func testConditionsHoldOrNot() {
    let environment = StyleEnvironment(
      device: .pad, horizontal: .regular, vertical: .compact, appearance: .dark, contrast: .high,
      language: "pt-BR", category: "extraLarge")
    let rows: [(StyleCondition, Bool)] = [
      (.device(.pad), true), (.device(.phone), false), (.horizontal(.regular), true),
      (.horizontal(.compact), false), (.vertical(.compact), true), (.vertical(.regular), false),
      (.appearance(.dark), true), (.appearance(.light), false), (.contrast(.high), true),
      (.contrast(.normal), false), (.language("pt"), true), (.language("PT_br"), true),
      (.language("p"), false), (.language("pt-PT"), false), (.category("extraLarge"), true),
      (.category("large"), false),
    ]
    for (condition, holds) in rows { XCTAssertEqual(environment.meets(condition), holds, "\(condition)") }
  }

  /// Case 65: a change of the environment is a change of the styles, at once.
  func testLiveRootsFollowTheEnvironment() throws {
    let manager = try StyleManager.sample([
      "@TestView": ["title": "phone", "title(device:pad)": "pad", "title(device:pad, h:compact)": "slim"]
    ])
    let view = TestView("a")
    manager.addRoot(view)
    XCTAssertEqual(view.title, "phone")
    manager.environment.device = .pad
    XCTAssertEqual(view.title, "slim")
    manager.environment.horizontal = .regular
    XCTAssertEqual(view.title, "pad")
  }
}
