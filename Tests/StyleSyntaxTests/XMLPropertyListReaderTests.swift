import StyleDiagnostics
import StyleSyntax
import XCTest

final class XMLPropertyListReaderTests: XCTestCase {
  private func events(_ text: String) throws -> [String] {
    let document = try PropertyListDocument(path: "a.plist", bytes: Array(text.utf8))
    var log = EventLog(document.file)
    try document.read(into: &log)
    return log.lines
  }

  func testEventsComeInFileOrderWithTheirPlaces() throws {
    let text = """
      \n  <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <!-- ---- a ---- -->
      <plist version="1.0"><dict><key>a</key><string>x&amp;<!-- -- -->y<![CDATA[<!-- -- -->]]></string>
      <key></key><array><true/><integer>0x02</integer></array><key>a</key><dict/></dict></plist>
      """
    XCTAssertEqual(
      try events(text),
      [
        "{ @ <dict>", "key a @ <key>a</key>",
        #"string("x&y<!-- -- -->") @ <string>x&amp;<!-- -- -->y<![CDATA[<!-- -- -->]]></string>"#,
        "key  @ <key></key>", "[ @ <array>", "bool(true) @ <true/>", "integer(2) @ <integer>0x02</integer>",
        "] @ </array>", "key a @ <key>a</key>", "{ @ <dict/>", "} @ <dict/>", "} @ </dict>",
      ])
  }
}
