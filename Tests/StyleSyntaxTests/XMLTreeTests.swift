import StyleDiagnostics
import StyleSyntax
import XCTest

final class XMLTreeTests: XCTestCase {
  /// An element and its descendants as lines of text, each with the text that its span covers.
  private func lines(_ text: String, _ limits: SyntaxLimits = .init()) throws(SyntaxError) -> [String] {
    let file = SourceFile(path: "a.xib", text: text)
    let tree = try XMLTree(file, limits: limits)
    return (0..<tree.count).flatMap { index in
      [
        "<\(tree.name(at: tree.nameIndex(at: index)))>..\(tree.end(at: index)) @ \(file.text(tree.span(at: index)))"
      ]
        + tree.attributes(at: index).map {
          "\($0.name)=\($0.value) @ \(file.text($0.nameSpan)) \(file.text($0.valueSpan))"
        } + (tree.text(at: index).map { ["'\($0)'"] } ?? [])
    }
  }

  func testElementsAttributesAndTextComeWithTheirPlaces() throws {
    let text = """
      \n<?xml version="1.0" encoding="UTF-16"?>
      <a xmlns:p='u' b = "1>&lt;é"\n c='' xmlns="v" p:d="&#10;"><!-- -- - --><b/>x&amp;<![CDATA[<y>]]><!-- é --> <p:c
      >é</p:c ><b b="'">&amp;<!-- é --><![CDATA[<y>]]>z</b><d> </d></a>
      """
    XCTAssertEqual(
      try lines(text),
      [
        "<a>..5 @ <a xmlns:p='u' b = \"1>&lt;é\"\n c='' xmlns=\"v\" p:d=\"&#10;\">", "b=1><é @ b 1>&lt;é",
        "c= @ c ", "p:d=\n @ p:d &#10;", "<b>..2 @ <b/>", "<p:c>..3 @ <p:c\n>", "'é'", "<b>..4 @ <b b=\"'\">",
        "b=' @ b '", "'&<y>z'", "<d>..5 @ <d>", "' '",
      ])
  }

  func testReferencesInValuesAreDecoded() throws {
    for (spelling, text) in [
      ("a &amp; b", "a & b"), ("&#38;&#x26;", "&&"), ("&amp;amp;&#38;#38;", "&amp;&#38;"),
      ("&lt;&gt;&quot;&apos;&#xE9;", "<>\"'é"),
      ("&amp;", "&"), ("&#10;&#9;", "\n\t"),
    ] {
      let tree = try XMLTree(SourceFile(path: "a", text: "<a b=\"\(spelling)\">\(spelling)</a>"))
      XCTAssertEqual(tree.attributes(at: 0)["b"]?.value, text)
      XCTAssertEqual(tree.text(at: 0), text)
    }
  }

  func testANameIsKeptOnce() throws {
    let text = "<a a='' xmlns:p='u' p:a=''><p:a p:a='' a=''/><b/><a/></a>"
    let tree = try XMLTree(SourceFile(path: "a", text: text))
    XCTAssertEqual((0..<3).map(tree.name), ["a", "p:a", "b"])
    XCTAssertEqual((0..<tree.count).map(tree.nameIndex), [0, 1, 2, 0])
    XCTAssertEqual(tree.attributes(at: 1).map(\.nameIndex), [1, 0])
  }

  func testKnownNamesHaveTheirPlacesInEveryDocument() throws {
    let known = XMLNameTable(["id", "view", "id", "label"])
    XCTAssertEqual(known.names, ["id", "view", "label"])
    XCTAssertEqual(known.index(of: "label"), 2)
    XCTAssertNil(known.index(of: "x"))
    let tree = try XMLTree(
      SourceFile(path: "a", text: "<label x='' id='1'><y/><view/></label>"), names: known)
    XCTAssertEqual((0..<tree.count).map(tree.nameIndex), [2, 4, 1])
    XCTAssertEqual(tree.attributes(at: 0).map(\.nameIndex), [3, 0])
    XCTAssertEqual((0..<5).map(tree.name), ["id", "view", "label", "x", "y"])
    XCTAssertEqual(tree.attributes(at: 0)[nameIndex: 0]?.value, "1")
    XCTAssertNil(tree.attributes(at: 0)[nameIndex: 1])
  }

  func testManyNamesAreToldApart() throws {
    let names = (0..<2_000).map { "n\($0)" }
    let elements = (names + names).map { "<\($0)/>" }.joined()
    let tree = try XMLTree(SourceFile(path: "a", text: "<a>\(elements)</a>"))
    XCTAssertEqual((1..<tree.count).map { tree.name(at: tree.nameIndex(at: $0)) }, names + names)
    XCTAssertEqual((0..<tree.count).map(tree.nameIndex).max(), names.count)
  }

  func testLineEndsInValuesAndTextsAreThoseOfXML() throws {
    XCTAssertEqual(
      try lines("<a b='1\r\n2\t3'>4\r\n5</a>"),
      ["<a>..1 @ <a b='1\r\n2\t3'>", "b=1 2 3 @ b 1\r\n2\t3", "'4\n5'"])
  }

  private static let refusals: [(text: String, failure: String)] = [
    ("", "xml.syntax 1:1"), ("x", "xml.syntax 1:1"), ("<a>\n<view>\n</a>", "xml.mismatched-tag 3:1"),
    ("<a>\n<view>\n", "xml.unclosed-element 3:1"),
    ("<a><b", "xml.syntax 1:6"), ("<a b='1' b='2'/>", "xml.syntax 1:15"), ("<a b=1/>", "xml.syntax 1:6"),
    ("<a/><b/>", "xml.syntax 1:5"),
    ("<a b='<'/>", "xml.syntax 1:7"), ("<a>&b;</a>", "xml.undeclared-entity 1:7"),
    ("<p:a/>", "xml.syntax 1:5"),
    ("<!DOCTYPE a SYSTEM 'a.dtd'><a b='&c;'/>", "xml.undeclared-entity 1:37"),
    ("<!DOCTYPE a [<!ENTITY b SYSTEM 'file:///etc/passwd'>]><a>&b;</a>", "xml.entity-declaration 1:14"),
    ("<a>\u{FFFE}</a>", "xml.syntax 1:4"), ("<a>]]></a>", "xml.syntax 1:4"),
    ("<a><!-- </a>", "xml.syntax 1:13"),
  ]

  func testWhatIsNotWellFormedIsRefusedWhereItBreaks() {
    for (text, expected) in Self.refusals {
      let diagnostic = failure(text) { () throws(SyntaxError) in _ = try self.lines(text) }
      XCTAssertEqual(diagnostic.map(summary), expected, "\(text): \(diagnostic?.message ?? "")")
    }
  }

  func testAMismatchedTagIsToldWhatItShouldClose() {
    let diagnostic = failure("mismatch") { () throws(SyntaxError) in _ = try self.lines("<a>\n <b>\n</a>") }
    XCTAssertEqual(diagnostic?.message, "expected </b>, found </a>")
    XCTAssertEqual(diagnostic?.notes.map(\.range?.position), [SourcePosition(line: 2, column: 2)])
  }

  func testATagWithTooManyAttributesIsRefusedAtOnce() throws {
    let attributes = (0..<100_000).map { "a\($0)='>'" }.joined(separator: " ")
    let start = ContinuousClock.now
    let diagnostic = failure("attributes") { () throws(SyntaxError) in
      _ = try self.lines("<!-- '<' --><a \(attributes)/>")
    }
    XCTAssertEqual(diagnostic?.id, .attributeLimit)
    XCTAssertLessThan(ContinuousClock.now - start, .seconds(20))
  }

  func testEqualsSignsAndQuotesOutsideTagsAreNotCounted() throws {
    let text = String(repeating: "='=\"", count: 10_000)
    XCTAssertEqual(
      try lines("<a b='\(text.filter { $0 == "=" })'>\(text)<!--\(text)--><?c \(text)?></a>").count, 3)
  }

  func testALongAttributeIsReadUpToItsLimit() throws {
    let text = "<a b='\(String(repeating: "x", count: 100_000))'/>"
    XCTAssertEqual(try lines(text).count, 2)
    let file = SourceFile(path: "a.xml", text: text)
    XCTAssertNoThrow(try XMLTree(file, limits: SyntaxLimits(maximumAttributeByteCount: 100_000)))
    XCTAssertThrowsError(try XMLTree(file, limits: SyntaxLimits(maximumAttributeByteCount: 99_999))) {
      error in
      XCTAssertEqual((error as? SyntaxError)?.diagnostic.id, .sizeLimit)
    }
  }
}
