import StyleDiagnostics
import StyleSyntax
import XCTest

final class XMLReaderTests: XCTestCase {
  private struct Log: XMLEventHandler {
    var lines: [String] = []
    let file: SourceFile

    mutating func startElement(_ name: String, attributes: [XMLAttribute], at span: SourceSpan) {
      lines.append("<\(name)> @ \(file.text(span))")
      lines += attributes.map {
        "\($0.name)=\($0.value) @ \(file.text($0.nameSpan)) \(file.text($0.valueSpan))"
      }
    }

    mutating func characters(_ text: String, at span: SourceSpan) {
      lines.append("'\(text)' @ \(file.text(span))")
    }

    mutating func endElement(_ name: String, at span: SourceSpan) {
      lines.append("</\(name)> @ \(file.text(span))")
    }
  }

  private func events(_ text: String, _ limits: SyntaxLimits = .init()) throws(SyntaxError) -> [String] {
    let file = SourceFile(path: "a.xib", text: text)
    var log = Log(file: file)
    try XMLReader.read(file, limits: limits, into: &log)
    return log.lines
  }

  func testElementsAttributesAndTextComeWithTheirPlaces() throws {
    let text = """
      \n<?xml version="1.0" encoding="UTF-16"?>
      <a xmlns:p='u' b = "1>&lt;é"\n c='' xmlns="v" p:d="&#10;"><!-- -- - --><b/>x&amp;<![CDATA[<y>]]><!-- é --> <p:c
      >é</p:c ></a>
      """
    XCTAssertEqual(
      try events(text),
      [
        "<a> @ <a xmlns:p='u' b = \"1>&lt;é\"\n c='' xmlns=\"v\" p:d=\"&#10;\">", "b=1><é @ b 1>&lt;é",
        "c= @ c ",
        "p:d=\n @ p:d &#10;", "<b> @ <b/>", "</b> @ <b/>", "'x&<y> ' @ x&amp;<![CDATA[<y>]]><!-- é --> ",
        "<p:c> @ <p:c\n>", "'é' @ é", "</p:c> @ </p:c >", "</a> @ </a>",
      ])
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
      let diagnostic = failure(text) { () throws(SyntaxError) in _ = try self.events(text) }
      XCTAssertEqual(diagnostic.map(summary), expected, "\(text): \(diagnostic?.message ?? "")")
    }
  }

  func testAMismatchedTagIsToldWhatItShouldClose() {
    let diagnostic = failure("mismatch") { () throws(SyntaxError) in _ = try self.events("<a>\n <b>\n</a>") }
    XCTAssertEqual(diagnostic?.message, "expected </b>, found </a>")
    XCTAssertEqual(diagnostic?.notes.map(\.range?.position), [SourcePosition(line: 2, column: 2)])
  }

  func testATagWithTooManyAttributesIsRefusedAtOnce() throws {
    let attributes = (0..<100_000).map { "a\($0)='>'" }.joined(separator: " ")
    let start = ContinuousClock.now
    let diagnostic = failure("attributes") { () throws(SyntaxError) in
      _ = try self.events("<!-- '<' --><a \(attributes)/>")
    }
    XCTAssertEqual(diagnostic?.id, .attributeLimit)
    XCTAssertLessThan(ContinuousClock.now - start, .seconds(2))
  }

  func testEqualsSignsAndQuotesOutsideTagsAreNotCounted() throws {
    let text = String(repeating: "='=\"", count: 10_000)
    XCTAssertEqual(
      try events("<a b='\(text.filter { $0 == "=" })'>\(text)<!--\(text)--><?c \(text)?></a>").count, 4)
  }

  func testALongAttributeIsRead() throws {
    let value = String(repeating: "x", count: 11_000_000)
    XCTAssertEqual(try events("<a b='\(value)'/>").count, 3)
  }
}
