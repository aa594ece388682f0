import StyleDiagnostics
import XCTest

final class DiagnosticListTests: XCTestCase {
  func testOrderIsByPathThenByPlaceThenAsFound() {
    let first = SourceFile(path: "a", text: "0123456789")
    let second = SourceFile(path: "b", text: "0123456789")
    let list = DiagnosticList([
      diagnostic("one", second, 3), diagnostic("two", first, 8), diagnostic("three", first, 2),
      diagnostic("five", first, 2), diagnostic("four", second, 0),
    ])
    XCTAssertEqual(list.diagnostics.map(\.message), ["three", "five", "two", "four", "one"])
  }

  func testARepeatedDiagnosticStaysOnceEvenWhenItsFileWasReadTwice() {
    let again = SourceFile(path: "a", text: "0123456789")
    let file = SourceFile(path: "a", text: "0123456789")
    let list = DiagnosticList([
      diagnostic("same", file, 3), diagnostic("same", again, 3), diagnostic("same", file, 4),
      diagnostic("other", file, 3), diagnostic("same", file, 3, .error),
    ])
    XCTAssertEqual(list.diagnostics.map(\.message), ["same", "other", "same", "same"])
    XCTAssertEqual(list.count(of: .warning), 3)
    XCTAssertEqual(list.count(of: .error), 1)
    XCTAssertEqual(list.count(of: .note), 0)
  }

  func testSeveritiesAreOrdered() {
    XCTAssertEqual([Diagnostic.Severity.error, .note, .warning].sorted(), [.note, .warning, .error])
  }

  private func diagnostic(
    _ message: String, _ file: SourceFile, _ offset: Int, _ severity: Diagnostic.Severity = .warning
  ) -> Diagnostic {
    Diagnostic(.init("test.kind"), severity, message, at: SourceRange(file, SourceSpan(offset, offset + 1)))
  }
}
