import Foundation
import InterfaceBuilder
import StyleInjection
import XCTest

@testable import StyleTools

/// What people met with files that are broken or not there.
final class FileCaseTests: XCTestCase {
  func testCase25AKeyWithoutValueIsAnEmptyListAndABadConfigurationAnError() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "FileCaseTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { XCTAssertNoThrow(try FileManager.default.removeItem(at: folder)) }
    func load(_ text: String) throws -> ProjectConfiguration {
      try Data(text.utf8).write(to: folder.appending(path: ProjectConfiguration.fileName))
      return try ProjectConfiguration.load(from: ProjectFolder(folder.path))
    }
    let bare = try load("sheets:\ndocuments: [App]\n")
    XCTAssertEqual(bare.sheets.map(\.path), [])
    XCTAssertEqual(bare.documents.map(\.path), ["App"])
    XCTAssertThrowsError(try load("sheets: {a: b}\nenabled_rules:\n")) { error in
      XCTAssertEqual(
        (error as? ConfigurationError)?.diagnostics.map(\.id.rawValue),
        ["configuration.wrong-value", "configuration.unknown-key"])
    }
  }

  func testCase107AnUnclosedTagIsAnErrorWithItsPlaceAndNoPartialDocument() {
    let document = CaseDocument(
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\">\n<objects>\n<view id=\"a\">\n</objects></document>"
    )
    XCTAssertEqual(document.document.outcome, .broken)
    XCTAssertEqual(document.document.scenes.count, 0)
    XCTAssertEqual(document.document.diagnostics.map(\.severity), [.error])
    XCTAssertEqual(document.document.diagnostics.first?.range.position?.line, 4)
  }

  func testCase127AMissingSheetIsAnsweredWithThePlacesTried() throws {
    let folder = FileManager.default.temporaryDirectory
    XCTAssertThrowsError(try StylePlistProvider("Gone", in: folder)) { error in
      guard case .notFound(let name, let tried)? = error as? StyleSourceError else {
        return XCTFail("\(error)")
      }
      XCTAssertEqual(name, "Gone")
      XCTAssertEqual(tried, ["Gone.plist", "Gone"].map { folder.appendingPathComponent($0).path })
    }
    let lookup = SheetLookup(project: ProjectFolder(folder.path), places: [ProjectPlace("StyleSheets")])
    XCTAssertThrowsError(try lookup.path(of: "Gone")) { error in
      XCTAssertEqual(
        (error as? SheetNotFound)?.diagnostic.notes.map(\.message),
        ["Gone", "StyleSheets/Gone"].flatMap { path in
          ["", ".plist", ".json", ".yaml", ".yml"].map { "tried '\(path)\($0)'" }
        })
    }
  }
}
