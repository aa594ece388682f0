import StyleInjection
import TestSupport
import UIKitModel
import XCTest

/// The spellings in README's table of values are read as what it says.
final class ReadmeValueTests: XCTestCase {
  /// The assets of the app that README speaks of.
  private struct Brand: StyleResources {
    func color(named name: String) -> StyleColor? {
      name == "brandBlue" ? StyleColor(red: 0, green: 0, blue: 1) : nil
    }
    func hasColor(named name: String) -> Bool? { nil }
  }

  /// For each row of the table what takes its spellings.
  private static let properties:
    [String: [(selector: String, keyPath: String, object: @Sendable () -> UIKitObject)]] =
      [
        "UIColor": [("@UILabel", "highlightedTextColor", { UILabel() })],
        "CGColor": [("@UIView", "layer.backgroundColor", { UIView() })],
        "UIFont": [("@UILabel", "font", { UILabel() })],
        "UIImage": [("@UIImageView", "image", { UIImageView() })],
        "Bool, number, text": [
          ("@UIView", "isHidden", { UIView() }), ("@UILabel", "minimumScaleFactor", { UILabel() }),
        ],
        "enum, option set": [
          ("@UILabel", "textAlignment", { UILabel() }),
          ("@UITextView", "dataDetectorTypes", { UITextView() }),
        ],
        "size, point, rectangle, insets": [("@UIButton", "contentEdgeInsets", { UIButton() })],
      ]

  func testEverySpellingIsAValueOfItsType() throws {
    let readme = try Repository.text("README.md")
    let table = try XCTUnwrap(readme.firstMatch(of: /\| type \| spelled \|\n\|---\|---\|\n((?:\|[^\n]*\n)+)/))
    var seen: Set<String> = []
    for row in table.output.1.split(separator: "\n") {
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard let properties = Self.properties[cells[0]] else { continue }
      seen.insert(cells[0])
      let spellings = cells[1].matches(of: /`([^`]+)`/).map { String($0.output.1) }
      XCTAssertFalse(spellings.isEmpty)
      for spelling in spellings {
        let text = "<string>\(spelling.replacing("\"", with: "&quot;"))</string>"
        let taken = try properties.contains { property in
          let report = try CaseSheet.one(property.selector, property.keyPath, text).style(
            property.object(), resources: [Brand(), IOSResources()])
          return report.ids.isEmpty && report.changes.count == 1
        }
        XCTAssertTrue(taken, "\(cells[0]) \(spelling)")
      }
    }
    XCTAssertEqual(seen, Set(Self.properties.keys))
  }
}
