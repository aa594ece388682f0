import StyleDiagnostics
import XCTest

@testable import StyleLanguage

final class StylistInheritanceTests: XCTestCase {
  /// The properties of each style, the weakest first.
  private func properties(_ styles: String, expecting ids: [String] = []) throws -> [String: [String]] {
    let sheet = try StyleSheet(path: "theme.yaml", bytes: Array("styles:\n\(styles)".utf8))
    XCTAssertEqual(sheet.diagnostics.map(\.id.rawValue), ids)
    return Dictionary(
      uniqueKeysWithValues: sheet.rules.map { rule in
        (
          rule.selector.description,
          rule.declarations.map { declaration in
            declaration.keyPath + declaration.conditions.map { "(\($0))" }.joined()
              + "=\(declaration.value.value)"
          }
        )
      })
  }

  func testAStylesOwnPropertiesWinThenThoseOfTheEarlierInTheList() throws {
    let found = try properties(
      """
        a: {styles: [b, UIView.c], x: 1}
        b: {x: 2, y: 2}
        UIView.c: {x: 3, y: 3, z: 3}
      """)
    XCTAssertEqual(found["a"], ["z=3", "y=2", "x=1"])
    XCTAssertEqual(found["b"], ["x=2", "y=2"])
  }

  func testAStyleThatIsReachedTwiceCountsOnce() throws {
    let found = try properties(
      """
        a: {styles: [b, c]}
        b: {styles: [d], x: 1}
        c: {styles: [d], y: 1}
        d: {x: 2, z: 2}
      """)
    XCTAssertEqual(found["a"], ["y=1", "z=2", "x=1"])
  }

  func testAnOwnPropertyWinsOverInheritedOnesWithMoreConditions() throws {
    let found = try properties(
      """
        a: {styles: [b], x: 1, y(h:regular): 1}
        b: {x(device:pad): 2, "y(h:regular, device:pad)": 2, y(device:pad): 3}
      """)
    XCTAssertEqual(found["a"], ["y(device:pad)=3", "x=1", "y(h:regular)=1"])
  }

  func testSubObjectsAreInheritedToo() throws {
    let found = try properties(
      """
        a: {styles: [b], view: {x: 1}}
        b: {view: {x: 2, y: 2}, x: 3}
      """)
    XCTAssertEqual(found["a"], ["y=2", "x=3", "x=1"])
  }

  func testACircleIsAnErrorThatListsTheChain() throws {
    let sheet = try StyleSheet(
      path: "theme.yaml",
      bytes: Array("styles: {a: {styles: [b], x: 1}, b: {styles: [c]}, c: {styles: [a], y: 1}}".utf8))
    XCTAssertEqual(sheet.diagnostics.map(\.id.rawValue).first, "sheet.style-circle")
    XCTAssertEqual(sheet.diagnostics.first?.message, "styles lead back to themselves: a → b → c → a")
    XCTAssertEqual(sheet.rules.first?.declarations.map(\.keyPath), ["y", "x"])
    _ = try properties("  a: {styles: [a]}\n", expecting: ["sheet.style-circle"])
  }

  func testAMissingStyleIsToldWithTheNearest() throws {
    let sheet = try StyleSheet(
      path: "theme.yaml", bytes: Array("styles: {main: {styles: [primry]}, primary: {x: 1}}".utf8))
    XCTAssertEqual(sheet.diagnostics.map(\.id.rawValue), ["sheet.unknown-style"])
    XCTAssertEqual(sheet.diagnostics.first?.suggestion, "primary")
  }

  func testLongChainsAndLongListsEnd() throws {
    let chain = (0..<3_000).map { "  s\($0): {styles: [s\($0 + 1)], p\($0): 1}" }.joined(separator: "\n")
    let started = ContinuousClock.now
    let sheet = try StyleSheet(path: "theme.yaml", bytes: Array("styles:\n\(chain)\n  s3000: {}\n".utf8))
    XCTAssertEqual(sheet.rules.count, 3_001)
    XCTAssertEqual(sheet.diagnostics.map(\.id.rawValue), ["sheet.style-circle"])
    XCTAssertLessThanOrEqual(
      sheet.rules.reduce(0) { $0 + $1.declarations.count }, StylistInheritance.maximumInheritedCount + 6_000)
    XCTAssertLessThan(ContinuousClock.now - started, .seconds(20))
  }

  func testStylesThatAllListEachOtherEnd() throws {
    for later in [false, true] {
      let styles = (0..<300).map { number in
        let list = (later ? number + 1..<300 : 0..<300).map { "s\($0)" }.joined(separator: ", ")
        return "  s\(number): {styles: [\(list)], alpha: 1}"
      }
      let started = ContinuousClock.now
      let sheet = try StyleSheet(
        path: "theme.yaml", bytes: Array("styles:\n\(styles.joined(separator: "\n"))\n".utf8))
      XCTAssertEqual(sheet.rules.count, 300)
      XCTAssertEqual(Set(sheet.diagnostics.map(\.id)), [.sheetStyleCircle])
      XCTAssertEqual(sheet.diagnostics.last?.message.hasPrefix("styles inherit more than"), true)
      XCTAssertLessThan(ContinuousClock.now - started, .seconds(20))
    }
  }
}
