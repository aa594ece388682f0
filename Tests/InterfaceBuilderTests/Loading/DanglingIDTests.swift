import StyleDiagnostics
import XCTest

@testable import InterfaceBuilder

/// References to elements that are not there.
final class DanglingIDTests: XCTestCase {
  /// Where each reference of the table may stand, with `gone` as the id.
  private let rows: [(reference: String, text: String, says: String)] = [
    (
      "constraint@firstItem",
      "<view id='v'><constraints><constraint firstItem='gone' id='k'/></constraints></view>",
      "'constraint' 'k' of 'view' 'v'"
    ),
    (
      "constraint@secondItem",
      "<view id='v'><constraints><constraint secondItem='gone' id='k'/></constraints></view>",
      "'constraint' 'k' of 'view' 'v'"
    ),
    (
      "outlet@destination",
      "<view id='v'><connections><outlet property='p' destination='gone' id='o'/></connections></view>",
      "'outlet' 'o' of 'view' 'v'"
    ),
    (
      "outletCollection@destination",
      "<view id='v'><connections><outletCollection property='p' destination='gone'/></connections></view>",
      "'outletCollection' of 'view' 'v'"
    ),
    (
      "action@destination",
      "<button id='v'><connections><action selector='p' destination='gone' id='o'/></connections></button>",
      "'action' 'o' of 'button' 'v'"
    ),
    (
      "segue@destination",
      "<viewController id='v'><connections><segue kind='show' destination='gone' id='s'/></connections></viewController>",
      "'segue' 's' of 'viewController' 'v'"
    ),
    (
      "segue@popoverAnchorView",
      "<viewController id='v'><connections><segue kind='popover' destination='v' popoverAnchorView='gone' id='s'/></connections></viewController>",
      "'segue' 's' of 'viewController' 'v'"
    ),
    (
      "segue@popoverAnchorBarButtonItem",
      "<viewController id='v'><connections><segue kind='popover' destination='v' popoverAnchorBarButtonItem='gone' id='s'/></connections></viewController>",
      "'segue' 's' of 'viewController' 'v'"
    ),
    (
      "segue@reference", "<inferredMetricsTieBreakers><segue reference='gone'/></inferredMetricsTieBreakers>",
      "'segue'"
    ),
    ("tableViewCell@textLabel", "<tableViewCell id='v' textLabel='gone'/>", "'tableViewCell' 'v'"),
    (
      "tableViewCell@detailTextLabel", "<tableViewCell id='v' detailTextLabel='gone'/>", "'tableViewCell' 'v'"
    ),
    ("tableViewCell@imageView", "<tableViewCell id='v' imageView='gone'/>", "'tableViewCell' 'v'"),
    (
      "tableViewCellContentView@tableViewCell", "<tableViewCellContentView id='v' tableViewCell='gone'/>",
      "'tableViewCellContentView' 'v'"
    ),
    (
      "include@reference",
      "<view id='v'><variation key='widthClass=compact'><mask key='subviews'><include reference='gone'/></mask></variation></view>",
      "'include' of 'view' 'v'"
    ),
    (
      "exclude@reference",
      "<view id='v'><variation key='default'><mask key='constraints'><exclude reference='gone'/></mask></variation></view>",
      "'exclude' of 'view' 'v'"
    ),
  ]

  func testEachNamesBothIdsAtItsPlace() {
    for row in rows {
      let document = XIBFixture.load(row.text)
      XCTAssertEqual(document.diagnostics.map(\.id), [.interfaceDanglingID], row.reference)
      let diagnostic = document.diagnostics.first
      XCTAssertEqual(diagnostic?.severity, .warning)
      let attribute = row.reference.split(separator: "@").last ?? ""
      XCTAssertEqual(
        diagnostic?.message, "the \(attribute) of \(row.says) is 'gone', the id of no element", row.reference)
      XCTAssertEqual(diagnostic?.range.offset, document.file.offset(of: "gone"), row.reference)
      XCTAssertEqual(diagnostic?.range.length, 4)
    }
  }

  func testTheInitialControllerIsOne() {
    let document = InterfaceLoader().load(
      path: "Main.storyboard",
      bytes: Array(
        #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="gone"><scenes/></document>"#
          .utf8))
    XCTAssertEqual(
      document.diagnostics.map(\.message),
      ["the initialViewController of 'document' is 'gone', the id of no element"])
    XCTAssertNil(document.initialViewController)
  }

  /// Each reference that the table of roles has is in the rows above.
  func testEveryReferenceOfTheTableIsTried() {
    let table = InterfaceReferenceCheck.attributes.flatMap { element, attributes in
      attributes.map { "\(element)@\($0)" }
    }
    XCTAssertEqual(Set(table), Set(rows.map(\.reference) + ["document@initialViewController"]))
  }

  /// Each attribute that the loading connects is a reference by the table of roles.
  func testEveryConnectedAttributeIsAReference() {
    for row in InterfaceReference.rows {
      XCTAssertEqual(
        InterfaceReferenceCheck.attributes[row.element]?.contains(row.attribute), true,
        "\(row.element)@\(row.attribute)")
      guard case .object? = InterfaceElementRow.named[row.element]?.role else {
        XCTFail("'\(row.element)' is no object")
        continue
      }
    }
  }

  func testIdsOfAnyElementAndOfPlaceholdersAreKnown() {
    let targets = [
      "<view id='t'/>", "<placeholder placeholderIdentifier='IBFirstResponder' id='t'/>", "<exit id='t'/>",
      "<customObject id='t'/>", "<fooView id='t'/>",
      "<view><viewLayoutGuide key='safeArea' id='t'/></view>",
      "<view><connections><outlet property='p' destination='v' id='t'/></connections></view>",
    ]
    for target in targets {
      let outlets = ["t", "-1", "-2", "v"].map { "<outlet property='p' destination='\($0)'/>" }.joined()
      let document = XIBFixture.load("<view id='v'><connections>\(outlets)</connections></view>" + target)
      XCTAssertEqual(document.diagnostics, [], target)
    }
  }
}
