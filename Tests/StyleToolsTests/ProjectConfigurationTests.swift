import StyleDiagnostics
import XCTest

@testable import StyleTools

final class ProjectConfigurationTests: XCTestCase {
  private func load(_ text: String?) throws -> ProjectConfiguration {
    let project = try TemporaryProject(text.map { [".inject.yml": $0] } ?? [:])
    return try ProjectConfiguration.load(from: project.folder)
  }

  func testWithoutAFileTheUsualPlacesHold() throws {
    let configuration = try load(nil)
    XCTAssertEqual(configuration.sheets.map(\.path), [".", "StyleSheets"])
    XCTAssertEqual(configuration.documents.map(\.path), ["."])
    XCTAssertEqual(configuration.assets.map(\.path), ["."])
  }

  func testListsSinglePathsAndBareKeys() throws {
    let configuration = try load("sheets: [Look, \"Other Look\"]\ndocuments:\n  - App\n  - Kit\nassets:\n")
    XCTAssertEqual(configuration.sheets.map(\.path), ["Look", "Other Look"])
    XCTAssertEqual(configuration.documents.map(\.path), ["App", "Kit"])
    XCTAssertEqual(configuration.documents.map { $0.range.label }, [".inject.yml:3:5", ".inject.yml:4:5"])
    XCTAssertEqual(configuration.assets, [])
    XCTAssertEqual(try load("sheets: Look\n").sheets.map(\.path), ["Look"])
  }

  func testAKeyThatIsNotThereKeepsTheUsualPlaces() throws {
    XCTAssertEqual(try load("documents: [App]\n").sheets.map(\.path), [".", "StyleSheets"])
    XCTAssertEqual(try load("# nothing yet\n").documents.map(\.path), ["."])
    XCTAssertEqual(try load("").documents.map(\.path), ["."])
  }

  func testABadFileIsAnErrorWithItsPlace() throws {
    let expected: [(text: String, diagnostics: [String])] = [
      (
        "sheet: [A]\n",
        [".inject.yml:1:1: error: the configuration has no key 'sheet' [configuration.unknown-key]"]
      ),
      (
        "- A\n",
        [".inject.yml:1:1: error: the configuration is not a table of keys [configuration.wrong-value]"]
      ),
      (
        "sheets: {a: b}\nassets: [1, \"\"]\n",
        [
          ".inject.yml:1:9: error: 'sheets' is a list of paths [configuration.wrong-value]",
          ".inject.yml:2:10: error: a path is a text; put it in quotes if it is one [configuration.wrong-value]",
          ".inject.yml:2:13: error: a path is a text; put it in quotes if it is one [configuration.wrong-value]",
        ]
      ),
      (
        "assets: [A]\nassets: [B]\n",
        [".inject.yml:2:1: error: the key 'assets' stands twice [configuration.repeated-key]"]
      ),
    ]
    for (text, diagnostics) in expected {
      XCTAssertThrowsError(try load(text), text) { error in
        XCTAssertEqual((error as? ConfigurationError)?.diagnostics.map(\.description), diagnostics, text)
      }
    }
  }

  func testBrokenYAMLIsAnErrorWithItsPlace() throws {
    XCTAssertThrowsError(try load("sheets: [A\ndocuments: x\n")) { error in
      let diagnostics = (error as? ConfigurationError)?.diagnostics ?? []
      XCTAssertEqual(diagnostics.map(\.id.rawValue), ["yaml.syntax"])
      XCTAssertTrue(diagnostics.allSatisfy { $0.range.position != nil })
    }
  }
}
