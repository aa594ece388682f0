import XCTest

@testable import InjectCLI
@testable import StyleTools

final class EnvironmentOptionTests: XCTestCase {
  private func environment(_ arguments: String...) throws -> ToolEnvironment {
    let parsed = try ArgumentParser(InjectTool.table) { _ in false }.parse(arguments)
    return try EnvironmentOption.environment(of: parsed)
  }

  func testOptionsSayWhatHolds() throws {
    XCTAssertEqual(try environment(), ToolEnvironment())
    var expected = ToolEnvironment()
    let settings: [([String], String)] = [
      (["device"], "pad"), (["appearance"], "dark"), (["contrast"], "high"), (["language"], "ar"),
      (["h", "v"], "regular,compact"), (["category"], "accessibilityMedium"),
    ]
    for (names, list) in settings { try expected.set(names, to: list) }
    XCTAssertEqual(
      try environment(
        "--device", "iPad", "--appearance=dark", "--contrast=high", "--language=ar",
        "--size-class=regular,compact", "--content-size=AX1"), expected)
  }

  func testWordsThatAreNoneAreTold() {
    let rows: [(argument: String, message: String)] = [
      (
        "--device=pone",
        "option '--device': 'pone' is no value of 'device': there are phone, pad, tv; did you mean 'phone'?"
      ),
      ("--size-class=regular", "option '--size-class': expected 2 values between commas, found 1"),
      (
        "--size-class=regular,tiny",
        "option '--size-class': 'tiny' is no value of 'v': there are compact, regular"
      ),
    ]
    for (argument, message) in rows {
      XCTAssertThrowsError(try environment(argument)) { error in
        XCTAssertEqual((error as? UsageError)?.message, message)
      }
    }
  }
}
