import Foundation
import TestSupport
import XCTest

/// The built tool as a process: streams and exit codes.
final class ProcessTests: XCTestCase {
  private func run(
    _ arguments: String..., output: Any = Pipe(), environment: [String: String] = [:]
  ) throws -> (output: String, messages: String, exit: Int32) {
    let process = Process()
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let messages = Pipe()
    process.executableURL = BuiltTool.url
    process.arguments = arguments
    process.currentDirectoryURL = Repository.root
    process.standardOutput = output
    process.standardError = messages
    try process.run()
    let written = try (output as? Pipe)?.fileHandleForReading.readToEnd() ?? Data()
    let said = try messages.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    XCTAssertEqual(process.terminationReason, .exit)
    return (
      String(decoding: written, as: UTF8.self), String(decoding: said, as: UTF8.self),
      process.terminationStatus
    )
  }

  func testTheDemoIsStyledByBothSheetsWithoutAComplaint() throws {
    for sheet in ["StyleSheet", "NewStyleSheet"] {
      let result = try run("--sheet", sheet, "--strict")
      XCTAssertTrue(result.output.hasPrefix("StyleSheets/Demo.storyboard\n"))
      XCTAssertTrue(result.output.hasSuffix("0 errors, 0 warnings\n"))
      XCTAssertEqual(result.messages, "")
      XCTAssertEqual(result.exit, 0)
    }
  }

  func testTheResultDoesNotDependOnTheLocale() throws {
    guard let german = try GermanLocale.environment() else {
      throw XCTSkip("there is no localedef with the sources of \(GermanLocale.name)")
    }
    for format in ["text", "json"] {
      let results = try [["LC_ALL": "C"], german].map { environment in
        try run("--sheet", "StyleSheet", "--format", format, environment: environment)
      }
      XCTAssertEqual(results[0].output, results[1].output)
      XCTAssertTrue(results[1].output.contains("0.5"), results[1].output)
      XCTAssertEqual(results.map(\.exit), [0, 0])
    }
  }

  func testResultsAndMessagesGoToTheirStreams() throws {
    let missing = try run("--sheet", "Nowhere", "--format=json")
    XCTAssertTrue(missing.output.hasPrefix(#"{"version":1,"sheets":[],"#))
    XCTAssertTrue(missing.messages.hasPrefix("Nowhere: error: there is no style sheet 'Nowhere'"))
    XCTAssertEqual(missing.exit, 66)
    let usage = try run("--nonsense")
    XCTAssertEqual(usage.output, "")
    XCTAssertEqual(usage.exit, 64)
  }

  func testAReaderThatGoesAwayIsNoError() throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    XCTAssertEqual(try run("--format", "json", output: pipe.fileHandleForWriting).exit, 0)
  }

  func testAFullDeviceIsSaid() throws {
    guard let full = FileHandle(forWritingAtPath: "/dev/full") else { throw XCTSkip("there is no /dev/full") }
    let result = try run(output: full)
    XCTAssertTrue(result.messages.contains("inject: cannot write the result"))
    XCTAssertEqual(result.exit, 73)
  }
}
