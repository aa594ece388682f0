import Foundation
import XCTest

@testable import StyleInjection

final class StylePlistProviderTests: XCTestCase {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "sheets-\(UUID().uuidString)")

  override func setUpWithError() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

  private static let sheet = "<plist><dict><key>@A</key><dict><key>x</key><true/></dict></dict></plist>"

  private func write(_ text: String, _ name: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }

  func testASheetIsFoundByItsNameInAFolder() throws {
    try write(Self.sheet, "StyleSheet.plist")
    try write(Self.sheet, "Bare")
    for name in ["StyleSheet", "StyleSheet.plist", "Bare"] {
      let provider = try StylePlistProvider(name, in: folder)
      XCTAssertEqual(provider.sheet.rules.map(\.selector.description), ["@A"], name)
      XCTAssertNotNil(provider.snapshot)
    }
    XCTAssertEqual(try StylePlistProvider(in: folder).sheet.rules.count, 1)
    XCTAssertEqual(try StylePlistProvider(url: folder.appendingPathComponent("Bare")).sheet.rules.count, 1)
    XCTAssertEqual(try StylePlistProvider(data: Data(Self.sheet.utf8), path: "x").sheet.file.path, "x")
  }

  func testASheetsIncludesAreLoadedFromItsFolder() throws {
    let including = """
      <plist><dict><key>$include</key><array><string>parts/kit.json</string><string>Gone</string></array>
      <key>@A</key><dict/></dict></plist>
      """
    try write(including, "Main.plist")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("parts"), withIntermediateDirectories: true)
    try write(#"{"UILabel": {"tag": 1}}"#, "parts/kit.json")
    let inFolder = try StylePlistProvider("Main", in: folder)
    XCTAssertEqual(inFolder.snapshot?.sheets.map(\.dialect), [.stylekit, .plist])
    XCTAssertEqual(inFolder.sheet.rules.map(\.selector.description), ["@A"])
    XCTAssertEqual(inFolder.diagnostics.map(\.id.rawValue), ["source.unreadable", "sheet.include"])
    let relative = try StylePlistProvider(
      url: URL(
        fileURLWithPath: "Main.plist", relativeTo: URL(fileURLWithPath: folder.path, isDirectory: true)))
    XCTAssertEqual(relative.snapshot?.sheets.map(\.file.path), ["parts/kit.json", "Main.plist"])
    let inMemory = try StylePlistProvider(data: Data(including.utf8), path: "x")
    XCTAssertEqual(inMemory.snapshot?.sheets.count, 1)
    XCTAssertEqual(
      Set(inMemory.diagnostics.map(\.message)),
      [
        "the sheet cannot be read: a sheet without a file includes none",
        "'parts/kit.json' cannot be included", "'Gone' cannot be included",
      ])
  }

  func testAMissingSheetIsAnsweredWithThePlacesTried() {
    XCTAssertThrowsError(try StylePlistProvider("Gone", in: folder)) { error in
      guard case .notFound(let name, let tried)? = error as? StyleSourceError else {
        return XCTFail("\(error)")
      }
      XCTAssertEqual(name, "Gone")
      XCTAssertEqual(tried, ["Gone.plist", "Gone"].map { self.folder.appendingPathComponent($0).path })
    }
    XCTAssertThrowsError(try StylePlistProvider("Gone")) { error in
      guard case .notFound(_, let tried)? = error as? StyleSourceError else { return XCTFail("\(error)") }
      XCTAssertEqual(tried.count, 2)
    }
    XCTAssertThrowsError(try StylePlistProvider(url: folder.appendingPathComponent("Gone")))
  }

  func testWhatCannotBeReadIsTold() throws {
    XCTAssertThrowsError(try StylePlistProvider(url: folder)) { error in
      guard case .unreadable? = error as? StyleSourceError else { return XCTFail("\(error)") }
    }
    try write(Self.sheet, "Big")
    let limits = StyleSheetLimits(maximumByteCount: 10)
    XCTAssertThrowsError(try StylePlistProvider(url: folder.appendingPathComponent("Big"), limits: limits)) {
      error in
      guard case .unreadable(_, let reason)? = error as? StyleSourceError else { return XCTFail("\(error)") }
      XCTAssertEqual(reason, "it has \(Self.sheet.utf8.count) bytes, more than 10")
    }
    let pipe = folder.appendingPathComponent("Pipe")
    XCTAssertEqual(mkfifo(pipe.path, 0o600), 0)
    XCTAssertThrowsError(try StylePlistProvider(url: pipe)) { error in
      guard case .unreadable(_, let reason)? = error as? StyleSourceError else { return XCTFail("\(error)") }
      XCTAssertEqual(reason, "it is a pipe, a socket or a device, not a file")
    }
    try write("<plist><dict>", "Broken")
    XCTAssertThrowsError(try StylePlistProvider("Broken", in: folder)) { error in
      guard case .invalid(let diagnostic)? = error as? StyleSourceError else { return XCTFail("\(error)") }
      XCTAssertEqual(diagnostic.range.position?.line, 1)
    }
  }
}
