import TestSupport
import XCTest

@testable import StyleTools

/// A real project with two sheets and two storyboards, where it is at hand.
final class ExampleProjectTests: XCTestCase {
  private func project() throws -> ProjectFolder {
    ProjectFolder(try SharedFolder.url(SharedFolder.exampleProject).path)
  }

  func testCountsOfBothSheets() throws {
    let tool = ApplyTool(project: try project())
    let expected: [(sheet: String, paths: [String], resolved: Int, matched: Int)] = [
      ("StyleSheet", [], 38, 20), ("StyleSheet", ["Base.lproj/Main.storyboard"], 37, 19),
      ("NewStyleSheet", [], 36, 18), ("NewStyleSheet", ["Base.lproj/Main.storyboard"], 35, 17),
    ]
    for (sheet, paths, resolved, matched) in expected {
      let report = tool.run(sheets: [sheet], paths: paths)
      XCTAssertEqual(report.resolvedCount, resolved, "\(sheet) \(paths)")
      XCTAssertEqual(report.matchedViewCount, matched, "\(sheet) \(paths)")
      XCTAssertEqual(report.diagnostics.count(of: .error), 0)
    }
  }

  func testFinalValuesOfNamedViews() throws {
    let report = ApplyTool(project: try project()).run(sheets: ["StyleSheet"], paths: [])
    let changes = report.documents.flatMap(\.scenes).flatMap(\.changes)
    func values(of id: String) -> [String: String] {
      let own = changes.filter { $0.object.id == id }.map { ($0.change.keyPath, $0.change.new) }
      return Dictionary(own) { _, last in last }
    }
    XCTAssertEqual(values(of: "Q8Q-gK-FuU"), ["barTintColor": "#510E80"])
    XCTAssertEqual(
      values(of: "CYr-Ij-VVy"),
      [
        "backgroundColor": "#CCBBDD", "clipsToBounds": "true", "font": #"$"HelveticaNeue":24"#,
        "layer.cornerRadius": "10", "textColor": "#00FFFF",
      ])
  }
}
