import StyleDiagnostics
import StyleSyntax
import XCTest

/// The diagnostic with which reading fails; a test failure where it does not.
func failure(
  _ name: String, file: StaticString = #filePath, line: UInt = #line, _ body: () throws(SyntaxError) -> Void
) -> Diagnostic? {
  do throws(SyntaxError) {
    try body()
  } catch {
    assertHasPlace(error.diagnostic, name, file: file, line: line)
    return error.diagnostic
  }
  XCTFail("\(name) is accepted", file: file, line: line)
  return nil
}

/// `id line:column` of a diagnostic.
func summary(_ diagnostic: Diagnostic) -> String {
  guard let position = diagnostic.range.position else {
    return "\(diagnostic.id.rawValue) \(diagnostic.range.offset)"
  }
  return "\(diagnostic.id.rawValue) \(position.line):\(position.column)"
}

/// A refused text has a line and a column, a refused binary file an offset within it.
func assertHasPlace(_ failure: Diagnostic, _ name: String, file: StaticString = #filePath, line: UInt = #line)
{
  XCTAssertLessThanOrEqual(failure.range.offset, failure.range.file.bytes.count, name, file: file, line: line)
  XCTAssertFalse(failure.message.isEmpty, name, file: file, line: line)
  switch failure.range.file.kind {
  case .text: XCTAssertNotNil(failure.range.position, name, file: file, line: line)
  case .binary: XCTAssertNil(failure.range.position, name, file: file, line: line)
  case .memory, .places: XCTFail("\(name): a file without a place", file: file, line: line)
  }
}
