import XCTest

@testable import StyleRemote

final class RemoteWebPageTests: XCTestCase {
  func testPages() {
    for text in [
      "<html>", "<HTML lang='en'>", "<!DOCTYPE html>", "<!doctype HTML PUBLIC \"x\">", "\u{FEFF}\r\n <html>",
      "<!-- a --><!-- b -->\n<head>", "<?xml version=\"1.0\"?><!DOCTYPE html><html>", "<body>",
    ] {
      XCTAssertTrue(RemoteWebPage.isOne(Array(text.utf8)), text)
    }
  }

  func testSheetsAndOtherThings() {
    for text in [
      "", "<", "<!--", "<?xml", "<plist>", "<!DOCTYPE plist>", "{\"html\": 1}", "html: 1",
      "<!-- <html> --><plist>",
      "<?xml version=\"1.0\"?><!DOCTYPE plist PUBLIC \"x\" \"y\"><plist/>",
    ] {
      XCTAssertFalse(RemoteWebPage.isOne(Array(text.utf8)), text)
    }
  }
}
