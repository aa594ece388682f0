import Foundation
import TestSupport
import XCTest

final class ReadmeTests: XCTestCase {
  func testEveryPathInItLeadsSomewhere() throws {
    let text = try Repository.text("README.md")
    let paths = text.matches(of: /(?:Sources|Tests|StyleSheets)\/[A-Za-z0-9_+\/.\-]*[A-Za-z0-9]/).map {
      String($0.output)
    }
    XCTAssertGreaterThan(paths.count, 10)
    for path in Set(paths) {
      XCTAssertTrue(FileManager.default.fileExists(atPath: Repository.root.appending(path: path).path), path)
    }
  }

  func testTheBlocksThatAreRunAreThere() throws {
    let text = try Repository.text("README.md")
    let names = [
      "run", "test", "output", "inspect", "inspect-output", "path", "path-output", "explain",
      "explain-output",
    ]
    for name in names {
      XCTAssertEqual(text.components(separatedBy: "<!-- ci: \(name) -->\n```").count, 2, name)
    }
  }

  func testTheLayersAreThoseOfThePackage() throws {
    let text = try Repository.text("README.md")
    let picture = try XCTUnwrap(text.split(separator: "\n").first { $0.hasPrefix("inject ─► ") })
    let names = picture.components(separatedBy: " ─► ")
    let order = LayerTable.layers.map(\.target).filter { names.contains($0) }
    XCTAssertEqual(names, order.reversed())
  }
}
