import Foundation
import InterfaceBuilder
import StyleInjection
import StyleSyntax
import StyleTools
import UIKitModel
import XCTest

/// What people met with documents of Interface Builder.
final class InterfaceCaseTests: XCTestCase {
  func testCase103WhatAnUnknownElementHoldsIsStyled() throws {
    let document = CaseDocument(xib: "<fooView id='f'><subviews><label id='l'/></subviews></fooView>")
    document.style(try .one("@UILabel", "tag", "<integer>5</integer>"))
    let label: UILabel = try document.object("l")
    XCTAssertEqual(label.tag, 5)
    let inspection = InterfaceLoader().inspect(
      path: "Main.storyboard", bytes: document.document.file.bytes)
    XCTAssertEqual(
      inspection.diagnostics.map(\.message), ["unknown element 'fooView'; what it holds is loaded"])
  }

  func testCase104PrototypeCellsAndCellsOfTheirOwnAreStyled() throws {
    let label =
      "<label id='l'><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type='string' "
      + "keyPath='styleIdentifier' value='cellLabel'/></userDefinedRuntimeAttributes></label>"
    let documents = [
      CaseDocument(
        storyboard:
          "<tableViewController id='c'><tableView key='view' id='t'><prototypes><tableViewCell id='p'>"
          + "<tableViewCellContentView key='contentView' tableViewCell='p'><subviews>\(label)</subviews>"
          + "</tableViewCellContentView></tableViewCell></prototypes></tableView></tableViewController>"),
      CaseDocument(
        xib:
          "<collectionViewCell id='p'><view key='contentView'><subviews>\(label)</subviews></view></collectionViewCell>"
      ),
      CaseDocument(
        xib: "<tableView id='t'><view key='tableHeaderView'><subviews>\(label)</subviews></view></tableView>"),
      CaseDocument(
        storyboard: "<viewController id='c'><view key='view'><subviews><containerView id='b'><connections>"
          + "<segue destination='d' kind='embed' id='s'/></connections></containerView></subviews></view></viewController>",
        "<viewController id='d'><view key='view'><subviews>\(label)</subviews></view></viewController>"),
    ]
    for document in documents {
      document.style(try .one("#cellLabel", "tag", "<integer>5</integer>"))
      let label: UILabel = try document.object("l")
      XCTAssertEqual(label.tag, 5)
      XCTAssertEqual(document.document.diagnostics, [])
    }
  }

  func testCase106LongTextsOfEitherFormAreWhole() throws {
    // One character to a line is more than any parser hands on at once.
    let text = String(repeating: "ä\n", count: 5_000) + "end"
    for spelling in [text, "<![CDATA[\(text)]]>"] {
      let document = CaseDocument(xib: "<label id='l'><string key='text'>\(spelling)</string></label>")
      let label: UILabel = try document.object("l")
      XCTAssertEqual(label.text, text)
    }
  }

  func testCase106ATextMayBeAChildOrCharacterData() throws {
    for spelling in ["a &lt;b&gt;\nc", "<![CDATA[a <b>\nc]]>", "a <![CDATA[<b>]]>\nc"] {
      let document = CaseDocument(xib: "<label id='l'><string key='text'>\(spelling)</string></label>")
      let label: UILabel = try document.object("l")
      XCTAssertEqual(label.text, "a <b>\nc", spelling)
    }
  }

  func testCase109LargeDocumentsAreReadWhole() throws {
    let count = 25_000
    let label = String(repeating: "n", count: 160)
    let labels = (0..<count).map { "<label id='l\($0)' userLabel='\(label)' text='t'/>" }.joined()
    let nodes = CaseDocument(
      storyboard:
        "<viewController id='c'><view key='view' id='v'><subviews>\(labels)</subviews></view></viewController>"
    )
    XCTAssertGreaterThan(nodes.document.file.bytes.count, 5_000_000)
    XCTAssertEqual(nodes.document.diagnostics, [])
    XCTAssertEqual(nodes.document.scenes.first?.viewCount, count + 1)

    let text = String(repeating: "x", count: 11_000_000)
    let attribute = CaseDocument(xib: "<label id='l' text='\(text)'/>").document
    XCTAssertEqual(attribute.outcome, .broken)
    XCTAssertEqual(attribute.diagnostics.map(\.id), [.sizeLimit])
    XCTAssertEqual(
      attribute.diagnostics.map(\.message), ["an attribute has 11000000 bytes, more than 10000000"])
  }

  func testCase110AFontOfASizeClassIsKeptBesideTheBaseOne() throws {
    let document = CaseDocument(
      xib: """
        <label id="l"><fontDescription key="fontDescription" type="system" pointSize="17"/>
        <variation key="widthClass=regular"><fontDescription key="fontDescription" type="system" pointSize="30"/>
        </variation></label>
        """)
    let label: UILabel = try document.object("l")
    XCTAssertEqual(label.font, .system(17))
    let variation = try XCTUnwrap(document.document.variations(of: label).first)
    XCTAssertEqual(variation.overrides.map(\.keyPath), ["font"])
    XCTAssertEqual(variation.overrides.map(\.value), [.font(.system(30))])
    document.style(try .one("@UILabel", "font", "<string>$\"System\":20</string>"))
    XCTAssertEqual(label.font?.size, 20)
  }

  func testCase112AStaleModuleIsFoundWithElementAndLine() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "Case112-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { XCTAssertNoThrow(try FileManager.default.removeItem(at: folder)) }
    let views = """
      <view id="a" customClass="Card" customModule="App"/>
      <view id="b" customClass="Card"/>
      <view id="c" customClass="Card" customModule="Old"/>
      <view id="d" customClass="Card" customModule="App"/>
      """
    try Data(CaseDocument.xibText(views).utf8).write(to: folder.appending(path: "Card.xib"))
    let found = InspectTool(project: ProjectFolder(folder.path)).run(paths: []).diagnostics.diagnostics
    XCTAssertEqual(
      found.map(\.message),
      [
        "the class 'Card' of 'view' 'b' has no module here and 'App' elsewhere",
        "the class 'Card' of 'view' 'c' is of the module 'Old' here and of 'App' elsewhere",
      ])
    XCTAssertEqual(found.map(\.range.position?.line), [2, 3])
  }

  func testCase113AReferenceToNothingNamesBothIds() throws {
    let document = CaseDocument(
      storyboard: """
        <viewController id="c"><view key="view" id="v"><constraints>
        <constraint firstItem="gone" firstAttribute="top" id="k"/></constraints></view>
        <connections><segue destination="lost" kind="show" id="s"/></connections></viewController>
        """)
    XCTAssertEqual(
      document.document.diagnostics.map(\.message),
      [
        "the firstItem of 'constraint' 'k' of 'view' 'v' is 'gone', the id of no element",
        "the destination of 'segue' 's' of 'viewController' 'c' is 'lost', the id of no element",
      ])
    XCTAssertEqual(document.document.diagnostics.map(\.range.position?.line), [2, 3])
  }
}
