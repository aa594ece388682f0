import Foundation
import StyleDiagnostics
import XCTest

@testable import StyleTools

final class UnreadableTests: XCTestCase {
  /// Foundation's own words say less, and differ from platform to platform.
  func testTheSystemsReasonIsTold() throws {
    XCTAssertThrowsError(try ProjectFolder().bytes(of: "/absent/A.xib", limit: 1)) { error in
      XCTAssertEqual(
        Diagnostic.unreadableFile("A.xib", error).description,
        "A.xib: error: the file cannot be read: No such file or directory [project.unreadable-file]")
    }
    let error = NSError(
      domain: NSCocoaErrorDomain, code: 257,
      userInfo: [NSUnderlyingErrorKey: NSError(domain: NSPOSIXErrorDomain, code: Int(EACCES))])
    XCTAssertEqual(
      Diagnostic.unreadableFolder("Screens", error).description,
      "Screens: error: the folder cannot be listed: Permission denied [project.unreadable-folder]")
  }
}
