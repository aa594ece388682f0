import StyleInjection
import XCTest

@testable import UIKitModel

/// What key paths lead to, for sheets as they are written.
final class KeyPathTests: XCTestCase {
  func testAliasesOfControlStates() throws {
    for (name, state) in [
      ("normal", UIControl.State.normal), ("highlighted", .highlighted), ("disabled", .disabled),
      ("selected", .selected),
    ] {
      let button = UIButton()
      let styled = try StyledObject(
        button,
        [
          ("title:" + name, "weaker"), (name + "Title", "stronger"), (name + "TitleColor", "#FF0000"),
          ("titleShadowColor:" + name, "#00FF00"),
        ])
      let result = styled.apply()
      XCTAssertEqual(result.changes.count, 3, "\(result)")
      XCTAssertEqual(button.title(for: state), "stronger")
      XCTAssertEqual(button.titleColor(for: state), StyleColor(red: 1, green: 0, blue: 0))
      XCTAssertEqual(button.titleShadowColor(for: state), StyleColor(red: 0, green: 1, blue: 0))
      XCTAssertNil(button.title(for: .focused), "other states keep their own")
    }
  }

  func testAKeyPathWithoutAStateIsTheNormalOne() throws {
    let button = UIButton()
    _ = try StyledObject(button, [("titleColor", "#FF0000")]).apply()
    XCTAssertEqual(button.titleColor(for: .normal), StyleColor(red: 1, green: 0, blue: 0))
    XCTAssertNil(button.titleColor(for: .highlighted))
  }

  func testAButtonWithAConfigurationShowsWhatTheClassicKeyPathsSay() throws {
    let button = UIButton()
    button.setTitle("before", for: .normal)
    button.configuration = UIButton.Configuration()
    XCTAssertEqual(button.title(for: .normal), "before")
    let styled = try StyledObject(
      button,
      [
        ("normalTitleColor", "#FF0000"), ("title", "Buy"), ("image", "IMG(cart)"),
        ("font", "$\"Menlo\":20"),
      ])
    XCTAssertEqual(styled.apply().changes.count, 4)
    XCTAssertEqual(button.configuration?.baseForegroundColor, StyleColor(red: 1, green: 0, blue: 0))
    XCTAssertEqual(button.configuration?.title, "Buy")
    XCTAssertEqual(button.configuration?.image, StyleImage("cart"))
    XCTAssertEqual(button.configuration?.titleFont, .named("Menlo-Regular", 20))
    XCTAssertEqual(styled.apply().changes, [])
    let cleared = try StyledObject(button, [("title", "NIL()")])
    XCTAssertEqual(cleared.apply().changes.count, 4, "what the first sheet named is restored")
    XCTAssertEqual(cleared.apply().changes, [])
  }

  func testWhatIsKnownButNotSettableIsToldFromWhatIsUnknown() throws {
    let rows: [(keyPath: String, problem: String)] = [
      ("layer.shadowPath", "key-path.not-settable"), ("layer.shadowPathh", "key-path.unknown-step"),
      ("superview", "key-path.not-settable"), ("intrinsicContentSize", "key-path.not-settable"),
      ("transform", "key-path.not-settable"), ("layer.delegate", "key-path.not-settable"),
      ("constraints", "key-path.not-settable"), ("backgroundColour", "key-path.unknown-step"),
      ("layer", "key-path.not-settable"), ("mask.alpha", "key-path.absent-object"),
    ]
    for (keyPath, problem) in rows {
      let result = try StyledObject(UIView(), [(keyPath, "1")]).apply()
      XCTAssertEqual(result.problems, [problem], keyPath)
      XCTAssertEqual(result.changes, [], keyPath)
    }
  }

  func testPropertiesOfTheTablesAreSettable() throws {
    let rows: [(object: UIKitObject, keyPath: String, value: RawStyleValue)] = [
      (UIView(), "accessibilityLabel", "Price"), (UIView(), "largeContentImageInsets", "1,2,3,4"),
      (UIView(), "overrideUserInterfaceStyle", "dark"), (UIView(), "contentHuggingPriority:vertical", 251),
      (UIView(), "layer.contentsGravity", "center"), (UIView(), "layer.shouldRasterize", true),
      (UINavigationBar(), "standardAppearance.backgroundColor", "#112233"),
      (UINavigationBar(), "standardAppearance.buttonAppearance.normal.titlePositionAdjustment", "1,2"),
      (UINavigationBar(), "backgroundImage:compact", "IMG(bar)"),
      (UITabBar(), "standardAppearance.stackedLayoutAppearance.selected.iconColor", "#112233"),
      (UISearchBar(), "searchTextField.textColor", "#112233"),
      (UISearchBar(), "image:clear", "IMG(clear)"),
      (UISearchBar(), "backgroundImage:top", "IMG(top)"),
      (UISegmentedControl(), "titleTextAttributes:selected", ["color": "#112233"]),
      (UIBarButtonItem(), "titleTextAttributes:disabled", ["color": "#112233"]),
      (UITextField(), "defaultTextAttributes", ["kern": 2]),
      (UIViewController(), "additionalSafeAreaInsets", "1,2,3,4"),
      (UIViewController(), "edgesForExtendedLayout", "top, bottom"),
      (UITableViewCell(), "contentView.layer.cornerRadius", 4),
    ]
    for (object, keyPath, value) in rows {
      let styled = try StyledObject(object, [(keyPath, value)])
      let first = styled.apply()
      XCTAssertEqual(first.problems, [], keyPath)
      XCTAssertEqual(first.changes.count, 1, keyPath)
      XCTAssertEqual(styled.apply().changes, [], "a second pass changes nothing: \(keyPath)")
    }
  }

  func testNumbersOfThirtyTwoBitsAndSetsAreStable() throws {
    let rows: [(object: UIKitObject, keyPath: String, value: RawStyleValue)] = [
      (UISlider(), "value", 0.3), (UIView(), "layer.shadowOpacity", 0.7),
      (UIViewController(), "edgesForExtendedLayout", "top,left,right"),
      (UIView(), "autoresizingMask", "flexibleWidth, flexibleHeight"),
      (UITextView(), "dataDetectorTypes", "all"),
    ]
    for (object, keyPath, value) in rows {
      let styled = try StyledObject(object, [(keyPath, value)])
      XCTAssertEqual(styled.apply().changes.count, 1, keyPath)
      XCTAssertEqual(styled.apply().changes, [], keyPath)
    }
  }
}
