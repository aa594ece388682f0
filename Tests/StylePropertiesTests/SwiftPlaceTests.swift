import StyleInjection
import StyleProperties
import UIKitModel
import XCTest

final class SwiftPlaceTests: XCTestCase {
  private let file = "StylePropertiesTests/SwiftPlaceTests.swift"

  func testDiagnosticsPointAtTheLineOfSwift() {
    let line = #line + 3
    let sheet = StyleSheet {
      StyleSheetRule(UILabelProperties.self) {
        $0.font(.named("Helvetica Nueu", 12))
        $0.key("numberOfLine")(2)
      }
    }
    let problems = SheetComparison.report(sheet, on: UILabel()).problems
    XCTAssertEqual(
      problems.map { String($0.prefix { $0 != " " }) }.sorted(),
      ["\(file):\(line):16:", "\(file):\(line + 1):31:"])
    XCTAssertTrue(problems.contains { $0.contains("there is no font named 'Helvetica Nueu'") }, "\(problems)")
  }

  func testRulesAndVariablesHaveTheirPlaces() {
    let gap = StyleSheetVariable("gap", 8.0)
    let line = #line
    let sheet = StyleSheet {
      gap
      StyleSheetRule(UIViewProperties.self) { $0.layer.cornerRadius(gap) }
    }
    func lineOf(_ span: SourceSpan) -> Int? { sheet.file.position(at: Int(span.lowerBound))?.line }
    XCTAssertEqual(sheet.file.path, file)
    XCTAssertEqual(lineOf(sheet.variables[0].nameSpan), line - 1)
    XCTAssertEqual(lineOf(sheet.rules[0].selectorSpan), line + 3)
    XCTAssertEqual(lineOf(sheet.rules[0].declarations[0].value.span), line + 3)
  }

  func testWhatIsWrittenInAnotherFileStandsWhereItIsUsed() {
    let line = #line + 3
    let sheet = StyleSheet {
      StyleSheetRule(UIViewProperties.self) {
        SharedStyles.faded($0)
      }
    }
    let span = sheet.rules[0].declarations[0].keySpan
    XCTAssertEqual(sheet.file.position(at: Int(span.lowerBound))?.line, line)
  }

  func testOneNameForTwoValuesIsTold() {
    let sheet = StyleSheet {
      StyleSheetVariable("gap", 8.0)
      StyleSheetVariable("gap", 9.0)
      StyleSheetVariable("gap", 9.0)
    }
    XCTAssertEqual(sheet.diagnostics.map(\.id.rawValue), ["sheet.variable-values"])
    XCTAssertEqual(sheet.variables.map(\.value.value), [8, 9])
  }
}
