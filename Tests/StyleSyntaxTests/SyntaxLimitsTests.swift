import Foundation
import StyleDiagnostics
import StyleSyntax
import XCTest

final class SyntaxLimitsTests: XCTestCase {
  /// For each format, a document with containers nested to a depth around one value.
  private static let nested: [(name: String, reader: Reader, document: @Sendable (_ depth: Int) -> [UInt8])] =
    [
      ("XML", .propertyList, { wrapped("<plist>", "<array>", "<true/>", "</array>", "</plist>", $0) }),
      ("OpenStep", .propertyList, { wrapped("", "(", "a", ")", "", $0) }),
      ("JSON", .json, { wrapped("", "[", "1", "]", "", $0) }),
      ("YAML", .yaml, { wrapped("", "[", "1", "]", "", $0) }),
      (
        "binary", .propertyList,
        { depth in
          let objects = (1..<depth + 1).map { [0xA1] + BinaryPropertyList.number($0, 4) } + [[0x09]]
          return BinaryPropertyList(objects: objects, offsetWidth: 4, referenceWidth: 4).bytes
        }
      ),
    ]

  private static func wrapped(
    _ head: String, _ open: String, _ value: String, _ close: String, _ tail: String, _ depth: Int
  ) -> [UInt8] {
    Array(
      (head + String(repeating: open, count: depth) + value + String(repeating: close, count: depth) + tail)
        .utf8)
  }

  func testTheDepthOfEveryFormatIsLimited() throws {
    for (name, reader, document) in Self.nested {
      var log = ScalarLog()
      XCTAssertNoThrow(try reader.read(document(512), into: &log), name)
      for depth in [513, 100_000] {
        let diagnostic = failure(name) { () throws(SyntaxError) in
          try reader.read(document(depth), into: &log)
        }
        XCTAssertEqual(diagnostic?.id, .depthLimit, name)
      }
    }
  }

  func testTheLimitsCanBeSet() throws {
    for (name, reader, document) in Self.nested {
      var log = ScalarLog()
      let shallow = failure(name) { () throws(SyntaxError) in
        try reader.read(document(3), SyntaxLimits(maximumDepth: 2), into: &log)
      }
      XCTAssertEqual(shallow?.id, .depthLimit, name)
      let few = failure(name) { () throws(SyntaxError) in
        try reader.read(document(3), SyntaxLimits(maximumValueCount: 3), into: &log)
      }
      XCTAssertEqual(few?.id, .valueLimit, name)
      XCTAssertNoThrow(try reader.read(document(3), SyntaxLimits(maximumValueCount: 4), into: &log), name)
      let small = failure(name) { () throws(SyntaxError) in
        try reader.read(document(3), SyntaxLimits(maximumByteCount: 6), into: &log)
      }
      XCTAssertEqual(small?.id, .sizeLimit, name)
    }
  }

  func testTheDepthOfXMLIsLimited() throws {
    let nested = { (depth: Int) in
      SourceFile(path: "a", bytes: Self.wrapped("", "<a>", "", "</a>", "", depth))
    }
    XCTAssertNoThrow(try XMLTree(nested(512)))
    let diagnostic = failure("XML") { () throws(SyntaxError) in _ = try XMLTree(nested(513)) }
    XCTAssertEqual(diagnostic.map(summary), "syntax.depth-limit 1:1537")
  }

  /// Threads of a dispatch queue have no more than this.
  func testASmallStackIsEnough() {
    let done = expectation(description: "all read")
    let thread = Thread {
      for (_, reader, document) in Self.nested {
        for depth in [512, 200_000] {
          var log = ScalarLog()
          try? reader.read(document(depth), into: &log)
        }
      }
      done.fulfill()
    }
    thread.stackSize = 512 << 10
    thread.start()
    wait(for: [done], timeout: 60)
  }
}
