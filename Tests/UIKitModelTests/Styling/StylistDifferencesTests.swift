import StyleInjection
import XCTest

@testable import UIKitModel

/// Where a theme comes to something else than in Stylist itself a note says so, and nowhere else.
final class StylistDifferencesTests: XCTestCase {
  private static let rows: [(themes: [String], tag: Int, notes: [String])] = [
    // More parts win, as there.
    (["UIButton.primary: {tag: 2}, primary: {tag: 1}"], 2, []),
    (["primary: {tag: 1}, UIButton.primary: {tag: 2}"], 2, []),
    // Equal ones by the file: in the alphabet's order there is no difference.
    (["UIButton: {tag: 1}, primary: {tag: 2}"], 2, []),
    (["primary: {tag: 1}, UIButton: {tag: 2}"], 2, ["dialect.ranking"]),
    (["primary: {tag: 2}, UIButton: {tag: 2}"], 2, []),
    (["UIControl.primary: {tag: 1}, UIView.primary: {tag: 2}"], 2, []),
    (["UIView.primary: {tag: 1}, UIControl.primary: {tag: 2}"], 2, ["dialect.ranking"]),
    // Several themes: the later one wins outright.
    (["primary: {tag: 1}", "UIButton.primary: {tag: 2}"], 2, []),
    (["UIButton.primary: {tag: 1}", "primary: {tag: 2}"], 2, ["dialect.ranking"]),
    (["UIButton.primary: {tag: 2}", "primary: {tag: 2}"], 2, []),
    (["primary: {tag: 1}", "primary: {tag: 2}"], 2, []),
    // Variables of variables that are used.
    (["primary: {tag: $b}"], 2, []), (["primary: {tag: $a}"], 2, ["dialect.variable-chain"]),
  ]

  func testANoteTellsOfEachDifference() throws {
    for row in Self.rows {
      let sheets = try row.themes.enumerated().map { index, styles in
        try StyleSheet(
          path: "theme\(index).yaml",
          bytes: Array("variables: {a: $b, b: 2}\nstyles: {\(styles)}\n".utf8))
      }
      let button = UIButton()
      button.setStyleNames("primary", for: .style)
      let report = StyleManager(registry: .uiKit, repository: StyleSheetSource(sheets)).applyStyle(in: button)
      XCTAssertEqual(button.tag, row.tag, "\(row.themes)")
      XCTAssertEqual(report.diagnostics.map(\.id.rawValue), row.notes, "\(row.themes)")
      XCTAssertEqual(Set(report.diagnostics.map(\.severity)), row.notes.isEmpty ? [] : [.note])
    }
  }

  /// A state that there is not is an error in both.
  func testAMisspeltStateIsAnError() throws {
    let sheet = try StyleSheet(
      path: "theme.yaml", bytes: Array("styles: {UIButton: {titleColor:hilighted: red, tag: 2}}".utf8))
    let button = UIButton()
    let report = StyleManager(registry: .uiKit, repository: StyleSheetSource([sheet])).applyStyle(in: button)
    XCTAssertEqual(report.diagnostics.map(\.id.rawValue), ["key-path.state"])
    XCTAssertEqual(report.diagnostics.map(\.severity), [.error])
    XCTAssertEqual(button.tag, 2)
  }
}
