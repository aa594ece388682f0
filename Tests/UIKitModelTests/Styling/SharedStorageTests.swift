import Foundation
import StyleInjection
import XCTest

@testable import UIKitModel

/// Properties that UIKit keeps in one place are one target, in the model and for a sheet.
final class SharedStorageTests: XCTestCase {
  func testAViewAndItsLayerShareWhatTheyShareInUIKit() {
    let view = UIView()
    view.clipsToBounds = true
    XCTAssertTrue(view.layer.masksToBounds)
    view.layer.isHidden = true
    XCTAssertTrue(view.isHidden)
    view.alpha = 0.3
    XCTAssertEqual(view.layer.opacity, 0.3)
    view.layer.backgroundColor = StyleCGColor(.black)
    XCTAssertEqual(view.backgroundColor, .black)
    view.layer.isOpaque = false
    XCTAssertFalse(view.isOpaque)
    view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    XCTAssertEqual(view.layer.position, CGPoint(x: 25, y: 40))
    XCTAssertEqual(view.bounds, CGRect(x: 0, y: 0, width: 30, height: 40))
    view.bounds.size.width = 10
    XCTAssertEqual(view.center, CGPoint(x: 25, y: 40))
    XCTAssertEqual(view.frame, CGRect(x: 20, y: 20, width: 10, height: 40))
    view.directionalLayoutMargins.leading = 3
    XCTAssertEqual(view.layoutMargins, StyleEdgeInsets(top: 8, left: 3, bottom: 8, right: 8))
  }

  func testTwoNamesOfOneStorageAreOneTarget() throws {
    let rows: [(declarations: [(String, RawStyleValue)], changes: Int)] = [
      ([("clipsToBounds", false), ("layer.masksToBounds", true)], 1),
      ([("alpha", 0.5), ("layer.opacity", 0.25)], 1),
      ([("hidden", false), ("isHidden", true)], 1),
      ([("layer.hidden", false), ("isHidden", true)], 1),
      ([("layer.isHidden", false), ("hidden", true)], 1),
      ([("opaque", true), ("layer.opaque", false)], 1),
      ([("backgroundColor", "#FF0000"), ("layer.backgroundColor", "CG#00FF00")], 1),
      ([("contentScaleFactor", 2), ("layer.contentsScale", 3)], 1),
      ([("anchorPoint", "0,0"), ("layer.anchorPoint", "1,1")], 1),
      ([("layoutMargins", "1,2,3,4"), ("directionalLayoutMargins", "5,6,7,8")], 1),
      ([("center", "5,6"), ("frame", "1,2,3,4")], 1),
      ([("bounds.size.width", 9), ("frame", "1,2,3,4")], 1),
      ([("frame", "1,2,3,4"), ("center", "50,60")], 2),
      ([("frame", "1,2,3,4"), ("frame.size.width", 30)], 2),
      ([("frame.origin.x", 1), ("frame.size.width", 30)], 2),
    ]
    for (declarations, changes) in rows {
      let styled = try StyledObject(UIView(), declarations)
      let first = styled.apply()
      XCTAssertEqual(first.changes.count, changes, "\(declarations.map(\.0)): \(first)")
      XCTAssertEqual(first.problems, [], "\(declarations.map(\.0))")
      XCTAssertEqual(styled.apply().changes, [], "a second pass changes nothing: \(declarations.map(\.0))")
    }
  }

  func testAnyTwoNamesOfAPlaceComeToOneState() throws {
    let names: [(String, RawStyleValue)] = [
      ("frame", "1,2,30,40"), ("frame.size", "70,80"), ("frame.size.width", 11), ("frame.origin", "15,16"),
      ("frame.origin.x", 12), ("bounds", "0,0,9,9"), ("bounds.size.height", 13), ("bounds.origin", "3,4"),
      ("center", "50,60"), ("center.y", 14), ("layer.position", "1,1"), ("layer.frame", "0,0,21,21"),
      ("layer.bounds", "0,0,20,20"), ("layer.position.x", 4),
    ]
    for first in names {
      for second in names where second.0 != first.0 {
        let view = UIView()
        view.frame = CGRect(x: 100, y: 200, width: 300, height: 400)
        let styled = try StyledObject(view, [first, second])
        _ = styled.apply()
        let frame = view.frame
        XCTAssertEqual(styled.apply().changes, [], "\(first.0), \(second.0)")
        XCTAssertEqual(view.frame, frame, "\(first.0), \(second.0)")
      }
    }
  }

  func testTheLaterOfTwoNamesWins() throws {
    let styled = try StyledObject(UIView(), [("alpha", 0.5), ("layer.opacity", 0.25)])
    _ = styled.apply()
    XCTAssertEqual(styled.object.alpha, 0.25)
    let geometry = try StyledObject(UIView(), [("center", "5,6"), ("frame", "1,2,3,4")])
    _ = geometry.apply()
    XCTAssertEqual(geometry.object.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  func testLetterSpacingAndLineHeightStayWhenTheTextChanges() throws {
    let styled = try StyledObject(UILabel(), [("kern", 1.2), ("lineHeight", 22), ("text", "plain")])
    XCTAssertEqual(
      styled.apply().changes,
      [
        "kern: none → number(1.2)", "lineHeight: none → number(22.0)", "text: none → string(\"plain\")",
      ])
    styled.object.text = "other"
    let attributes = try XCTUnwrap(styled.object.attributedText?.runs.first?.attributes)
    XCTAssertEqual(styled.object.text, "other")
    XCTAssertEqual(attributes.values[.kern], .number(1.2))
    let paragraph = attributes.values[.paragraphStyle].flatMap { StyleParagraphStyle(styleValue: $0) }
    XCTAssertEqual([paragraph?.minimumLineHeight, paragraph?.maximumLineHeight], [22, 22])
    let whole = try StyledObject(UILabel(), [("attributedText", "plain")])
    whole.object.attributedText = StyleAttributedText([.init("a", StyleTextAttributes([.kern: .number(3)]))])
    XCTAssertEqual(whole.apply().changes.count, 1)
    XCTAssertEqual(whole.object.attributedText, StyleAttributedText("plain"))
  }

  func testAttributedTextIsTextAndFont() throws {
    var text = StyledText(font: .system(17))
    text.text = "plain"
    XCTAssertEqual(text.attributedText, StyleAttributedText("plain"))
    let futura = StyleFont.named("Futura-Medium", 20)
    text.attributedText = StyleAttributedText([
      .init("a", StyleTextAttributes([.font: .font(futura)])), .init("b"),
    ])
    XCTAssertEqual(text.text, "ab")
    XCTAssertEqual(text.font, futura)
    XCTAssertEqual(StyledText(stored: text.stored)?.attributedText, text.attributedText)
    text.font = .system(12)
    XCTAssertEqual(
      text.attributedText?.runs.map { $0.attributes.values[.font] }, [.font(.system(12)), .font(.system(12))])
    text.text = "c"
    XCTAssertEqual(text.attributedText, StyleAttributedText("c"))
    text.attributedText = nil
    XCTAssertNil(text.text)
  }

  func testAFontWithoutASizeKeepsTheTextAndTheSize() throws {
    let label = UILabel()
    label.text = "price"
    let styled = try StyledObject(label, [("font", #"$"Futura""#)])
    XCTAssertEqual(styled.apply().changes.count, 1)
    XCTAssertEqual(label.font, .named("Futura-Medium", 17))
    XCTAssertEqual(label.text, "price")
    XCTAssertEqual(styled.apply().changes, [])
  }

  func testAPlaceholderAndATitleAreOneTargetWithTheirAttributes() throws {
    let field = UITextField()
    let styled = try StyledObject(field, [("attributedPlaceholder", "weaker"), ("placeholder", "Search")])
    XCTAssertEqual(styled.apply().changes.count, 1)
    XCTAssertEqual(field.attributedPlaceholder, StyleAttributedText("Search"))
    XCTAssertEqual(styled.apply().changes, [])
    let configuration = UIButton.Configuration()
    configuration.title = "Go"
    XCTAssertEqual(configuration.attributedTitle, StyleAttributedText("Go"))
    configuration.attributedTitle = nil
    XCTAssertNil(configuration.title)
  }

  func testAButtonsFontIsItsTitleLabels() throws {
    let button = UIButton()
    let styled = try StyledObject(
      button, [("font", "$\"Futura\":12"), ("titleLabel.font", "$\"Futura\":14")])
    XCTAssertEqual(styled.apply().changes.count, 1)
    XCTAssertEqual(button.titleLabel.font, .named("Futura-Medium", 14))
  }

  /// What a sheet names, winners and losers alike, is after any swap as in a fresh object.
  func testLosersOfASharedStorageAreAsInAFreshObject() throws {
    let texts: [RawStyleValue] = [
      ["font": "$\"Futura-Medium\":21"], ["font": "$\"Futura-Medium\":21", "attributedText": "x"],
      ["text": "t", "attributedText": "NIL()"], ["attributedText": "y", "font": "$\"Menlo\""],
      ["attributedText": "y", "text": "z"],
    ]
    let geometry: [RawStyleValue] = [
      ["frame": "1,2,30,40"], ["center": "7,8", "frame": "5,6,20,10"],
      ["bounds.size.width": 9, "frame": "1,2,3,4"],
      ["center": "50,60", "bounds": "0,0,8,6"],
    ]
    let rows: [(make: () -> UIView, sets: [RawStyleValue])] = [
      ({ UILabel() }, texts), ({ UITextField() }, texts), ({ UITextView() }, texts), ({ UIView() }, geometry),
    ]
    for (make, sets) in rows {
      for first in sets {
        for second in sets {
          let swapped = make()
          let fresh = make()
          for view in [swapped, fresh] { view.frame = CGRect(x: 3, y: 4, width: 5, height: 6) }
          let sources = try [first, second].map { try StyleSheetSource(sheets(of: swapped, $0)) }
          let manager = StyleManager(registry: .uiKit, resources: IOSResources(), repository: sources[0])
          manager.addRoot(swapped)
          manager.setupStyleSourceRepository(sources[1])
          StyleManager(registry: .uiKit, resources: IOSResources(), repository: sources[1]).applyStyle(
            in: fresh)
          XCTAssertEqual(values(of: swapped, second), values(of: fresh, second), "\(first) then \(second)")
          XCTAssertEqual(manager.applyStyle().changes.count, 0, "\(first) then \(second)")
        }
      }
    }
  }

  private func sheets(of view: UIView, _ set: RawStyleValue) throws -> [StyleSheet] {
    [
      try StyleSheet(
        path: "sheet", .dictionary([RawStyleEntry("@\(type(of: view))", LocatedStyleValue(set))]))
    ]
  }

  /// What the key paths of a set read, as their rows say.
  private func values(of view: UIView, _ set: RawStyleValue) -> [StyleValue] {
    guard case .dictionary(let entries) = set else { return [] }
    let rows = StyleRegistry.uiKit.rows(of: "\(type(of: view))")
    return entries.compactMap { entry in
      let name = entry.key.split(separator: ".").first.map(String.init) ?? ""
      guard case .value(_, let accessor)? = rows.property(named: name)?.access else { return nil }
      return accessor.get(view)
    }
  }
}
