import StyleInjection
import UIKitModel
import XCTest

/// A sheet with one mistake of each kind: each is reported at its exact place, and everything else is applied.
final class MistakesTests: XCTestCase {
  private static let sheet = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
    \t<key>@UILabel</key>
    \t<dict>
    \t\t<key>textColor</key>
    \t\t<string>#XYZ123</string>
    \t\t<key>layer.borderColor</key>
    \t\t<string>#A0A0A0</string>
    \t\t<key>layer.cornerRadus</key>
    \t\t<integer>4</integer>
    \t\t<key>textAlignment</key>
    \t\t<string>rihgt</string>
    \t\t<key>layoutMargins</key>
    \t\t<string>1,2,3</string>
    \t\t<key>numberOfLines</key>
    \t\t<integer>2</integer>
    \t\t<key></key>
    \t\t<integer>1</integer>
    \t\t<key>numberOfLines</key>
    \t\t<integer>3</integer>
    \t\t<key>alpha</key>
    \t\t<real>0.5</real>
    \t</dict>
    \t<key>ListController</key>
    \t<dict>
    \t\t<key>DetailController</key>
    \t\t<dict/>
    \t\t<key>@UILabel</key>
    \t\t<dict><key>text</key><string>listed</string></dict>
    \t</dict>
    \t<key>#price</key>
    \t<string>#fff</string>
    \t<key>#total</key>
    \t<dict><key>tag</key><integer>9</integer></dict>
    </dict>
    </plist>
    """

  private struct Mistake: Equatable, CustomStringConvertible {
    let line: Int
    let column: Int
    let id: String
    let suggestion: String?

    var description: String { "\(line):\(column) \(id) \(suggestion ?? "-")" }
  }

  func testEachMistakeIsReportedAtItsPlaceAndTheRestIsApplied() throws {
    let controller = UIViewController()
    controller.customStyleClassName = StyleClassName("ListController")
    let label = UILabel()
    label.styleIdentifier = "price, total"
    controller.view = label
    let fresh = UILabel()

    let report = try CaseSheet(bytes: Array(Self.sheet.utf8)).style(controller)
    let found = DiagnosticList(report.diagnostics).diagnostics.map { diagnostic in
      Mistake(
        line: diagnostic.range.position?.line ?? 0, column: diagnostic.range.position?.column ?? 0,
        id: diagnostic.id.rawValue, suggestion: diagnostic.suggestion)
    }
    XCTAssertEqual(
      found,
      [
        Mistake(line: 7, column: 3, id: "value.color", suggestion: nil),
        Mistake(line: 9, column: 3, id: "value.color-kind", suggestion: "CG#A0A0A0"),
        Mistake(line: 10, column: 14, id: "key-path.unknown-step", suggestion: "cornerRadius"),
        Mistake(line: 13, column: 3, id: "value.enumeration", suggestion: "right"),
        Mistake(line: 15, column: 3, id: "value.geometry", suggestion: nil),
        Mistake(line: 18, column: 3, id: "sheet.empty-key", suggestion: nil),
        Mistake(line: 20, column: 3, id: "sheet.repeated-key", suggestion: nil),
        Mistake(line: 27, column: 3, id: "sheet.nested-controller", suggestion: nil),
        Mistake(line: 32, column: 2, id: "sheet.not-a-dictionary", suggestion: nil),
      ])
    XCTAssertEqual(report.diagnostics.count { $0.severity == .error }, 7)

    XCTAssertEqual(report.outline, ["numberOfLines = 3", "alpha = 0.5", "tag = 9", "text = listed"])
    XCTAssertEqual([label.numberOfLines, label.tag], [3, 9])
    XCTAssertEqual(label.alpha, 0.5)
    XCTAssertEqual(label.text, "listed")
    XCTAssertEqual(label.textColor, fresh.textColor)
    XCTAssertEqual(label.layer.borderColor, fresh.layer.borderColor)
    XCTAssertEqual(label.textAlignment, fresh.textAlignment)
    XCTAssertEqual(label.layoutMargins, fresh.layoutMargins)
  }
}
