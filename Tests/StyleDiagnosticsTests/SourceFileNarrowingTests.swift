import StyleDiagnostics
import XCTest

final class SourceFileNarrowingTests: XCTestCase {
  func testAPieceIsFoundWhereItsTextStandsLetterForLetter() {
    let long = String(repeating: "a", count: 5000)
    let rows: [(file: String, text: String, piece: Range<Int>?, found: Range<Int>)] = [
      ("<key>layer.radius</key>", "layer.radius", 6..<12, 11..<17),
      ("<key>layer.radius</key>", "layer.radius", nil, 0..<23),
      ("<key>l&#97;yer.radius</key>", "layer.radius", 6..<12, 0..<27),
      ("<key><![CDATA[é.b]]></key>", "é.b", 3..<4, 17..<18),
      ("<key></key>", "", 0..<0, 0..<11),
      ("<key>\(long)</key>", long, 0..<1, 0..<5011),
    ]
    for (content, text, piece, found) in rows {
      let file = SourceFile(path: "a.plist", text: content)
      let whole = SourceSpan(0, content.utf8.count)
      let span = file.span(of: text, in: whole, narrowedTo: piece)
      XCTAssertEqual(span, SourceSpan(found.lowerBound, found.upperBound), content)
    }
  }
}
