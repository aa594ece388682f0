import StyleDiagnostics
import StyleInjection
import StyleSyntax
import UIKitModel
import XCTest

@testable import InterfaceBuilder

final class InterfaceLoaderTests: XCTestCase {
  func testWhatIsNotForUIKitIsSkippedWithTheReason() {
    let rows: [(text: String, reason: InterfaceSkipReason)] = [
      (
        #"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"/>"#,
        .platform("macOS")
      ),
      (#"<document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB"/>"#, .platform("macOS")),
      (#"<document type="com.apple.InterfaceBuilder.WatchKit.Storyboard"/>"#, .platform("watchOS")),
      (#"<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10"/>"#, .archive),
      (#"<document type="com.example.Other"/>"#, .unknownType("com.example.Other")),
      ("<plist/>", .notInterface(rootElement: "plist")),
      ("NIBArchive\u{1}", .compiledNib), ("bplist00", .compiledNib),
    ]
    for row in rows {
      let document = InterfaceLoader().load(path: "a.xib", bytes: Array(row.text.utf8))
      XCTAssertEqual(document.outcome, .skipped(row.reason), row.text)
      XCTAssertNil(document.kind)
      XCTAssertEqual(document.diagnostics, [])
    }
  }

  func testWhatIsForUIKitIsLoaded() {
    let rows: [(text: String, kind: InterfaceDocumentKind)] = [
      (#"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"/>"#, .xib),
      (
        #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes/></document>"#,
        .storyboard
      ),
      (#"<document type="com.apple.InterfaceBuilder.AppleTV.Storyboard"><scenes/></document>"#, .storyboard),
      (#"<document type="com.apple.InterfaceBuilder.AppleTV.XIB"/>"#, .xib),
    ]
    for row in rows {
      let document = InterfaceLoader().load(path: "a.xib", bytes: Array(row.text.utf8))
      XCTAssertEqual(document.outcome, .loaded(row.kind), row.text)
    }
  }

  func testABrokenDocumentIsAnErrorAtItsPlaceAndNoObjects() throws {
    let rows = [
      (
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\">\n<objects><view></objects></document>",
        2
      ),
      ("<document>\n<<<<<<< HEAD\n</document>", 2), ("", 1), ("not XML", 1),
    ]
    for (text, line) in rows {
      let document = InterfaceLoader().load(path: "a.xib", bytes: Array(text.utf8))
      XCTAssertEqual(document.outcome, .broken, text)
      XCTAssertEqual(document.diagnostics.map(\.severity), [.error], text)
      XCTAssertEqual(document.diagnostics.first?.range.position?.line, line, text)
      XCTAssertEqual(document.scenes.count, 0)
    }
  }

  func testEncodingsReadAlike() throws {
    let text = #"<?xml version="1.0"?>"# + "\n" + XIBFixture.text(#"<label text="é€" id="a"/>"#)
    let utf16 = Array("\u{FEFF}\(text)".utf16).flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    for bytes in [Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8), utf16] {
      let document = InterfaceLoader().load(path: "a.xib", bytes: bytes)
      XCTAssertEqual((document.scenes.first?.roots.first as? UILabel)?.text, "é€")
    }
  }

  func testAnUnknownElementIsOneWarningAndItsChildrenLoad() throws {
    let document = XIBFixture.load(
      #"<view id="a"><subviews><lable id="b"><rect key="frame" x="1" y="1" width="1" height="1"/>"#
        + #"<subviews><label id="c"/></subviews></lable><button id="d"/></subviews></view>"#,
      reportsUnknown: true)
    let view = try XCTUnwrap(document.scenes.first?.roots.first as? UIView)
    XCTAssertEqual(view.subviews.map { document.id(of: $0) }, ["c", "d"])
    XCTAssertEqual(view.frame, .zero, "the unknown element's frame is not its parent's")
    XCTAssertEqual(document.diagnostics.map(\.id), [.interfaceUnknownElement])
    XCTAssertEqual(document.diagnostics.map(\.suggestion), ["label"])
    XCTAssertEqual(document.diagnostics.first?.range.length, 5)
  }

  func testACustomClassKeepsWhatTheDocumentSaysOfItsModule() {
    let rows: [(attributes: String, expected: StyleClassName?)] = [
      ("", nil), (#"customClass="""#, nil),
      (#"customClass="PriceLabel""#, StyleClassName("PriceLabel")),
      (#"customClass="PriceLabel" customModule="Shop""#, StyleClassName("PriceLabel", module: "Shop")),
      (
        #"customClass="PriceLabel" customModule="" customModuleProvider="target""#,
        StyleClassName("PriceLabel")
      ),
      (#"customClass="_TtC4Shop10PriceLabel""#, StyleClassName("PriceLabel", module: "Shop")),
      (#"customClass="_TtCC4Shop4Page10PriceLabel""#, StyleClassName("Page.PriceLabel", module: "Shop")),
      (#"customClass="_TtC4Shop99PriceLabel""#, StyleClassName("_TtC4Shop99PriceLabel")),
      (#"customClass="_TtC99999999999999999999x""#, StyleClassName("_TtC99999999999999999999x")),
    ]
    for row in rows {
      let document = XIBFixture.load("<label \(row.attributes)/>")
      XCTAssertEqual(document.scenes.first?.roots.first?.customStyleClassName, row.expected, row.attributes)
    }
  }

  func testRuntimeAttributesAreNamesPropertiesOrKept() throws {
    let document = XIBFixture.load(
      """
      <label id="a"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="styleIdentifier" value="base, primary"/>
        <userDefinedRuntimeAttribute type="string" keyPath="style" value="Header"/>
        <userDefinedRuntimeAttribute type="string" keyPath="styles" value="A B"/>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
          <integer key="value" value="5"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="boolean" keyPath="hidden" value="YES"/>
        <userDefinedRuntimeAttribute type="number" keyPath="ownProperty"><real key="value" value="2"/>
        </userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="string" keyPath="textColor" value="no colour"/>
      </userDefinedRuntimeAttributes></label>
      """)
    let label = try XCTUnwrap(document.scenes.first?.roots.first as? UILabel)
    XCTAssertEqual(label.styleNames(.styleIdentifier), "base, primary")
    XCTAssertEqual(label.styleNames(.style), "Header")
    XCTAssertEqual(label.styleNames(.styles), "A B")
    XCTAssertEqual(label.layer.cornerRadius, 5)
    XCTAssertTrue(label.isHidden)
    XCTAssertEqual(label.textColor, UILabel().textColor)
    let kept = document.runtimeAttributes(of: label)
    XCTAssertEqual(kept.count, 7)
    XCTAssertEqual(kept[5].value, .value(.number(2)))
    XCTAssertEqual(kept[5].range.position?.line, 8)
  }

  func testANumberUnderStyleIsNoStyleName() {
    let document = XIBFixture.load(
      """
      <activityIndicatorView><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="style"><integer key="value" value="1"/>
        </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></activityIndicatorView>
      """)
    XCTAssertNil(document.scenes.first?.roots.first?.styleNames(.style))
  }

  func testWhatXcodeLeavesOutIsWhatItMeans() throws {
    let document = XIBFixture.load(
      #"<label/><activityIndicatorView/><button/><textField><textInputTraits key="textInputTraits"/></textField>"#
    )
    let roots = try XCTUnwrap(document.scenes.first).roots
    XCTAssertEqual((roots[0] as? UILabel)?.adjustsFontSizeToFitWidth, true)
    XCTAssertEqual((roots[0] as? UILabel)?.isUserInteractionEnabled, true)
    XCTAssertEqual((roots[1] as? UIActivityIndicatorView)?.hidesWhenStopped, false)
    XCTAssertEqual((roots[2] as? UIButton)?.buttonType, .custom)
    XCTAssertEqual(
      (roots[3] as? UITextField)?.textInputTraits.autocapitalizationType, UITextAutocapitalizationType.none)
  }

  func testSegmentsAndSectionsKeepTheirTexts() throws {
    let document = XIBFixture.load(
      #"<segmentedControl><segments><segment title="A"/><segment title="B" enabled="NO"/></segments>"#
        + #"</segmentedControl><tableView><sections><tableViewSection headerTitle="H">"#
        + #"<string key="footerTitle">F</string><cells><tableViewCell/><tableViewCell/></cells>"#
        + #"</tableViewSection></sections></tableView>"#)
    let roots = try XCTUnwrap(document.scenes.first).roots
    let control = try XCTUnwrap(roots[0] as? UISegmentedControl)
    XCTAssertEqual(control.segments.map(\.title), ["A", "B"])
    XCTAssertEqual(control.segments.map(\.isEnabled), [true, false])
    let table = try XCTUnwrap(roots[1] as? UITableView)
    XCTAssertEqual(table.sections.map(\.headerTitle), ["H"])
    XCTAssertEqual(table.sections.map(\.footerTitle), ["F"])
    XCTAssertEqual(table.sections.map(\.cells.count), [2])
  }
}
