import StyleDiagnostics
import XCTest

@testable import StyleTools

/// Modules of custom classes over several documents.
final class CustomClassModuleTests: XCTestCase {
  func testInspectingComparesDocumentsAndApplyingDoesNot() throws {
    func xib(_ module: String) -> String {
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>"
        + "<view id='v' customClass='Card'\(module)/></objects></document>"
    }
    let project = try TemporaryProject([
      "A.xib": xib(" customModule='App'"), "B.xib": xib(""), "C.xib": xib(" customModule='App'"),
      "StyleSheet.plist": "<plist><dict/></plist>",
    ])
    let inspected = InspectTool(project: project.folder).run(paths: []).diagnostics.diagnostics
    XCTAssertEqual(inspected.map(\.id.rawValue), ["interface.custom-class-module"])
    XCTAssertEqual(inspected.first?.range.file.path, "B.xib")
    XCTAssertEqual(inspected.first?.notes.first?.range?.file.path, "A.xib")
    let applied = ApplyTool(project: project.folder).run(
      sheets: ["StyleSheet"], paths: [], reportsUnknown: true)
    XCTAssertEqual(applied.diagnostics.diagnostics, [])
  }
}
