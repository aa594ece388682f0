import StyleInjection
import TestSupport
import XCTest

@testable import UIKitModel

/// Sheets of all dialects with any values for any properties: each is applied or told, at a place within the sheet, and
/// a second pass changes nothing.
final class RandomSheetTests: XCTestCase {
  private static let values = [
    #""#, "red", "#fff", "#80FF0000", "000033", "dark gray:0.5", "Arial:20", "HelveticaNeue:17.5", "title 2",
    "none", "no", "yes", "true", "1", "-3", "0.5", "1e300", "1,2", "1,2,3,4", "10, 5", "<=30", "2:1", "right",
    "center", "black", "$a", "$b", "$c:0.5", "$gone", "@a", "@b", "@@x", "$$x", "NIL()", "IMG(x)",
    "COLOR(red)",
    "$\\\"Futura\\\":12", "scale aspect fit", "éà", "\\u0000",
  ]

  private static let keys = [
    "alpha", "backgroundColor", "text", "font", "textColor", "titleColor", "titleColor:highlighted", "color",
    "contentEdgeInsets", "layoutMargins", "layer.cornerRadius", "cornerRadius", "borderColor", "frame",
    "frame.size.width", "origin", "position", "visible", "hidden", "contentMode", "image", "tintColor",
    "titleTextAttributes", "textAlignment", "numberOfLines", "shadowOffset", "widthAnchor",
    "aspectRatioAnchor",
    "cornerRadiusRatio", "titleColorForNormalState", "alpha(device:pad)", "alpha(h:compact)", "alpha(x)", "",
    ":",
    "text:normal", "layer", "superview", "kern", "lineHeight", "attributedText", "placeholder", "a.b.c",
    "barStyle", "axis", "spacing",
  ]

  private var generator = SeededGenerator(seed: 7)

  private func value(_ depth: Int = 0) -> String {
    switch generator.number(below: depth > 2 ? 3 : 8) {
    case 0: return ["null", "true", "false", "0", "1", "2.5", "-1"][generator.number(below: 7)]
    case 1...4: return "\"\(generator.element(of: Self.values))\""
    case 5:
      return "[\((0..<generator.number(below: 5)).map { _ in value(depth + 1) }.joined(separator: ","))]"
    default:
      let names = ["top", "left", "width", "height", "color", "NSColor", "font", "size", "name", "x", "<<"]
      let members = (0..<generator.number(below: 4)).map { _ in
        "\"\(generator.element(of: names))\": \(value(depth + 1))"
      }
      return "{\(members.joined(separator: ","))}"
    }
  }

  private func set() -> String {
    let members = (0..<(1 + generator.number(below: 6))).map { _ in
      "\"\(generator.element(of: Self.keys))\": \(value())"
    }
    return "{\(members.joined(separator: ","))}"
  }

  private func sheet(_ dialect: StyleDialect) -> String {
    let variables = ["a", "b", "c"].map { ($0, value()) }
    func declared(_ sign: String) -> String {
      variables.map { "\"\(sign)\($0.0)\": \($0.1)" }.joined(separator: ",")
    }
    switch dialect {
    case .plist:
      return "{\(declared("$")), \"@UIView+\": \(set()), \"@UILabel\": \(set()), \"#n\": \(set())}"
    case .stylekit:
      return
        "{\(declared("@")), \"UIView\": \(set()), \"UILabel\": \(set()), \"UIView\": {\"UIButton\": \(set())}}"
    case .stylist:
      return "{\"variables\": {\(declared(""))}, \"styles\": {\"UIView\": \(set()), \"UILabel.n\": \(set()), "
        + "\"n\": {\"superview\": \(set()), \"styles\": [\"UIView\"]}}}"
    case .stylish:
      return
        "{\"constants\": {\(declared(""))}, \"styles\": [{\"styleName\": \"n\", \"styleProperties\": \(set())}, "
        + "{\"styleName\": \"m\", \"styleProperties\": \(set())}]}"
    }
  }

  private func tree() -> UIView {
    let root = UIView()
    for view in [UILabel(), UIButton(), UITextField(), UIImageView(), UINavigationBar(), UIStackView()] {
      for attribute in [StyleNameAttribute.styleIdentifier, .style, .styles] {
        view.setStyleNames("m, n", for: attribute)
      }
      root.addSubview(view)
    }
    return root
  }

  func testWhateverStandsInASheetASecondPassChangesNothing() throws {
    for dialect in [StyleDialect.plist, .stylekit, .stylist, .stylish] {
      for _ in 0..<8 {
        let text = sheet(dialect)
        let sheet = try StyleSheet(path: "s", bytes: Array(text.utf8), dialect: dialect)
        let root = tree()
        let manager = StyleManager(
          registry: .uiKit, resources: IOSResources(), repository: StyleSheetSource([sheet]))
        let first = manager.applyStyle(in: root)
        for diagnostic in first.diagnostics {
          XCTAssertLessThanOrEqual(diagnostic.range.offset + diagnostic.range.length, text.utf8.count, text)
        }
        let second = manager.applyStyle(in: root)
        XCTAssertEqual(
          second.changes.map { "\($0.keyPath): \($0.old) → \($0.new)" }, [], "\(dialect): \(text)")
        XCTAssertEqual(second.diagnostics.map(\.id), first.diagnostics.map(\.id), "\(dialect): \(text)")
      }
    }
  }
}
