import Foundation
import XCTest

/// `inject watch` as a process: what it tells as a sheet is saved, and how it ends.
final class WatchProcessTests: XCTestCase {
  func testEachSaveIsToldUntilTheUserEndsIt() throws {
    let tool = try LiveTool()
    XCTAssertEqual(try tool.line(), "StyleSheets/Demo.storyboard")
    let first = try tool.lines(through: "watching ").suffix(2)
    XCTAssertEqual(first.first?.hasSuffix("69 changes, 0 errors, 0 warnings"), true)
    XCTAssertEqual(first.last, "watching \(tool.sheet.path)")

    try tool.save("#8CA", "#FFCC00", byRenaming: true)
    let changed = try tool.lines(through: "tAb-Ba-r02")
    XCTAssertEqual(changed.count, 4)
    XCTAssertEqual(
      changed.first.map(Self.timeless),
      "\(tool.sheet.path): 1 change to 1 object in TIME, 0 errors, 0 warnings")
    XCTAssertEqual(
      Array(changed.dropFirst()),
      [
        "  @UITabBar Theme.plist:33", "    unselectedItemTintColor  #88CCAA → #FFCC00",
        "      UITabBar tAb-Ba-r02  StyleSheets/Demo.storyboard UITabBarController",
      ])

    try tool.save("<key>alpha</key>", "<key>alpa</key>", byRenaming: false)
    XCTAssertEqual(
      try tool.lines(through: "lSt-Im-g01").dropFirst().prefix(2),
      ["  restored, since no rule names it any more", "    alpha  0.8 → 1"])
    XCTAssertEqual(
      try tool.messages(through: "alpa").first,
      "\(tool.sheet.path):82:8: error: UIImageView has no property 'alpa' [key-path.unknown-step]")

    try tool.save("</plist>", "", byRenaming: true)
    XCTAssertEqual(try tool.line(), "\(tool.sheet.path): cannot be read; the styles stay as they are")
    XCTAssertEqual(
      try tool.messages(through: "<plist> is not closed").last?.hasPrefix("\(tool.sheet.path):"), true)

    try tool.save("alpa", "alpha", byRenaming: true)
    XCTAssertEqual(try tool.line(), "\(tool.sheet.path): cannot be read; the styles stay as they are")

    XCTAssertEqual(tool.end(by: SIGINT), 0)
    XCTAssertEqual(
      try tool.line().map(Self.timeless), "watched for TIME: 4 saves (2 unreadable), 2 changes")
    XCTAssertNil(try tool.line())
  }

  func testASavedDocumentIsToldAsASheetIs() throws {
    let tool = try LiveTool(copies: ["StyleSheets/Demo.storyboard"])
    _ = try tool.lines(through: "watching ")
    let document = tool.folder.appending(path: "Demo.storyboard")
    try tool.save("tAb-Ba-r02", "tAb-Ba-r99", in: document, byRenaming: true)
    let changed = try tool.lines(through: "tAb-Ba-r99")
    XCTAssertEqual(
      changed.first.map(Self.timeless),
      "\(document.path): 3 changes to 1 object in TIME, 0 errors, 0 warnings")
    XCTAssertEqual(
      changed.dropFirst().prefix(2), ["  @UITabBar Theme.plist:33", "    barTintColor  NIL() → #10181E"])
    try tool.save("</scenes>", "", in: document, byRenaming: false)
    XCTAssertEqual(
      try tool.lines(through: "cannot be read").last,
      "\(document.path): cannot be read; what was loaded before stays")
    XCTAssertEqual(
      try tool.messages(through: "scenes").last?.hasPrefix("\(document.path):"), true)
    XCTAssertEqual(tool.end(by: SIGINT), 0)
  }

  func testEachJSONLineSaysWhatItIs() throws {
    let tool = try LiveTool(arguments: ["--format", "json"])
    XCTAssertEqual(try kind(of: tool.line()), "applied")
    try tool.save("#8CA", "#FFCC00", byRenaming: false)
    XCTAssertEqual(try kind(of: tool.line()), "restyled")
    try tool.save("</plist>", "", byRenaming: false)
    XCTAssertEqual(try kind(of: tool.line()), "failed")
    XCTAssertEqual(tool.end(by: SIGTERM), 0)
    XCTAssertEqual(try kind(of: tool.line()), "ended")
    XCTAssertNil(try tool.line())
  }

  func testAReaderThatGoesAwayEndsIt() throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    XCTAssertEqual(try LiveTool(output: pipe.fileHandleForWriting).end(), 0)
  }

  func testAFullDeviceIsSaid() throws {
    guard let full = FileHandle(forWritingAtPath: "/dev/full") else { throw XCTSkip("there is no /dev/full") }
    let tool = try LiveTool(output: full)
    XCTAssertNoThrow(try tool.messages(through: "inject: cannot write the result"))
    XCTAssertEqual(tool.end(), 73)
  }

  func testASecondInterruptionEndsWhatNobodyReads() throws {
    let pipe = Pipe()
    let flags = fcntl(pipe.fileHandleForWriting.fileDescriptor, F_GETFL)
    XCTAssertEqual(fcntl(pipe.fileHandleForWriting.fileDescriptor, F_SETFL, flags | O_NONBLOCK), 0)
    // Full, so that the first report waits.
    let filler = [UInt8](repeating: 0, count: 4_096)
    while write(pipe.fileHandleForWriting.fileDescriptor, filler, filler.count) > 0 {}
    let tool = try LiveTool(output: pipe.fileHandleForWriting)
    XCTAssertNil(tool.end(by: SIGINT, every: 0.3))
  }

  private func kind(of line: String?) throws -> String? {
    let object = try JSONSerialization.jsonObject(with: Data(XCTUnwrap(line).utf8)) as? [String: Any]
    return object?["kind"] as? String
  }

  private static func timeless(_ line: String) -> String {
    line.replacing(/[0-9]+\.[0-9] m?s/, with: "TIME")
  }
}
