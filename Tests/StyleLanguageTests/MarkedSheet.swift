import StyleDiagnostics
import XCTest

/// A sheet whose text says itself which diagnostics must stand where: `⟪id|text⟫` marks the text that a diagnostic
/// of that id covers.
struct MarkedSheet {
  /// A diagnostic by its kind and place.
  struct Expectation: Hashable, Comparable, CustomStringConvertible {
    let id: String
    let range: Range<Int>

    static func < (left: Self, right: Self) -> Bool {
      (left.range.lowerBound, left.range.upperBound, left.id)
        < (right.range.lowerBound, right.range.upperBound, right.id)
    }

    var description: String { "\(id) at \(range)" }
  }

  /// The text without its marks.
  private(set) var text = ""
  /// What is marked, in the order of the text.
  private(set) var expectations: [Expectation] = []

  init(_ marked: String) {
    var open: [(id: String, start: Int)] = []
    var rest = marked[...]
    while let character = rest.popFirst() {
      switch character {
      case "⟪":
        let id = rest.prefix { $0 != "|" }
        rest = rest.dropFirst(id.count + 1)
        open.append((String(id), text.utf8.count))
      case "⟫":
        if let (id, start) = open.popLast() {
          expectations.append(Expectation(id: id, range: start..<text.utf8.count))
        }
      default: text.append(character)
      }
    }
    expectations.sort()
  }

  /// A property list whose root dictionary has the given content.
  init(content: String) { self.init("<plist><dict>\(content)</dict></plist>") }

  var bytes: [UInt8] { Array(text.utf8) }

  /// Checks that the diagnostics are the marked ones and no others.
  func check(_ diagnostics: [Diagnostic], file: StaticString = #filePath, line: UInt = #line) {
    let found = diagnostics.map {
      Expectation(id: $0.id.rawValue, range: $0.range.offset..<$0.range.offset + $0.range.length)
    }
    XCTAssertEqual(found.sorted(), expectations, "in \(text)", file: file, line: line)
  }
}
