import Foundation
import StyleLanguage
import XCTest

final class RawStyleValueLiteralsTests: XCTestCase {
  func testPropertyListObjects() {
    let rows: [(object: Any, value: RawStyleValue?)] = [
      ("text", "text"),
      (NSString("boxed"), "boxed"),
      (true, true),
      (NSNumber(value: false), false),
      (1, 1),
      (0, 0),
      (Int8(5), 5),
      (UInt8(1), 1),
      (Int64.min, .integer(.min)),
      (UInt64.max, .real(Double(UInt64.max))),
      (NSNumber(value: UInt64.max), .real(Double(UInt64.max))),
      (NSNumber(value: 7), 7),
      (NSNumber(value: 1.5), 1.5),
      (1.0, 1.0),
      (Float(0.5), 0.5),
      (CGFloat(2.25), 2.25),
      (Data([1]), .data(Data([1]))),
      (Date(timeIntervalSince1970: 9), .date(Date(timeIntervalSince1970: 9))),
      (["a", 1] as [Any], ["a", 1]),
      (["b": 2, "a": ["c": true]] as [String: Any], ["a": ["c": true], "b": 2]),
      (NSNull(), nil),
      (["a": URL(fileURLWithPath: "/")] as [String: Any], nil),
      ([[NSNull()]] as [Any], nil),
    ]
    for row in rows {
      XCTAssertEqual(
        RawStyleValue(propertyList: row.object), row.value, "\(type(of: row.object)) \(row.object)")
    }
  }

  func testParsedJSONKeepsBooleansAndNumbersApart() throws {
    let text = #"{"a":true,"b":1,"c":0,"d":0.5,"e":false}"#
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    XCTAssertEqual(RawStyleValue(propertyList: object), ["a": true, "b": 1, "c": 0, "d": 0.5, "e": false])
  }

  func testLiterals() {
    let value: RawStyleValue = ["flag": true, "whole": 3, "real": 1.5, "text": "x", "list": [1, "y"]]
    guard case .dictionary(let entries) = value else { return XCTFail("no dictionary") }
    XCTAssertEqual(entries.map(\.key), ["flag", "whole", "real", "text", "list"])
    XCTAssertEqual(
      entries.map(\.value.value), [.bool(true), .integer(3), .real(1.5), .string("x"), [1, "y"]])
  }
}
