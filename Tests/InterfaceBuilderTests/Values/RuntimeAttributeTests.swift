import Foundation
import StyleInjection
import XCTest

@testable import InterfaceBuilder

final class RuntimeAttributeTests: XCTestCase {
  func testEachType() throws {
    let rows: [(text: String, expected: InterfaceRuntimeAttribute.Value)] = [
      (#"type="string" keyPath="k" value="text"/"#, .value(.string("text"))),
      (
        #"type="string" keyPath="k"><string key="value">long</string></userDefinedRuntimeAttribute"#,
        .value(.string("long"))
      ),
      (#"type="string" keyPath="k"/"#, .value(.string(""))),
      (#"type="string" keyPath="k" value="Sort" localized="YES"/"#, .localizedString("Sort")),
      (#"type="boolean" keyPath="k" value="YES"/"#, .value(.bool(true))),
      (#"type="nil" keyPath="k"/"#, .value(.none)),
      (#"type="image" keyPath="k" value="icon-home"/"#, .value(.image(StyleImage("icon-home")))),
      (
        #"type="number" keyPath="k"><integer key="value" value="3"/></userDefinedRuntimeAttribute"#,
        .value(.integer(3))
      ),
      (
        #"type="number" keyPath="k"><real key="value" value="0.5"/></userDefinedRuntimeAttribute"#,
        .value(.number(0.5))
      ),
      (
        #"type="number" keyPath="k"><bool key="value" value="YES"/></userDefinedRuntimeAttribute"#,
        .value(.bool(true))
      ),
      (
        #"type="string" keyPath="k" localized="YES"><string key="value">a&#10;b</string></userDefinedRuntimeAttribute"#,
        .localizedString("a\nb")
      ),
      (
        #"type="string" keyPath="k"><mutableString key="value" base64-UTF8="YES">YQo</mutableString></userDefinedRuntimeAttribute"#,
        .value(.string("a\n"))
      ),
      (#"type="color" keyPath="k"><nil key="value"/></userDefinedRuntimeAttribute"#, .value(.none)),
      (
        #"type="color" keyPath="k"><color key="value" white="1"/></userDefinedRuntimeAttribute"#,
        .value(.color(StyleColor(white: 1)))
      ),
      (
        #"type="point" keyPath="k"><point key="value" x="1" y="2"/></userDefinedRuntimeAttribute"#,
        .value(.point(CGPoint(x: 1, y: 2)))
      ),
      (
        #"type="size" keyPath="k"><size key="value" width="1" height="2"/></userDefinedRuntimeAttribute"#,
        .value(.size(CGSize(width: 1, height: 2)))
      ),
      (
        #"type="rect" keyPath="k"><rect key="value" x="1" y="2" width="3" height="4"/></userDefinedRuntimeAttribute"#,
        .value(.rect(CGRect(x: 1, y: 2, width: 3, height: 4)))
      ),
      (
        #"type="range" keyPath="k"><range key="value" location="1" length="2"/></userDefinedRuntimeAttribute"#,
        .range(location: 1, length: 2)
      ),
    ]
    for row in rows {
      let (attributes, reader) = try read(row.text)
      XCTAssertEqual(attributes.map(\.value), [row.expected], row.text)
      XCTAssertEqual(attributes.map(\.keyPath), ["k"], row.text)
      XCTAssertEqual(reader.diagnostics, [], row.text)
    }
  }

  func testUnreadableAttributesAreReportedAndTheOthersKept() throws {
    let end = "</userDefinedRuntimeAttribute"
    let rows = [
      (#"type="colour" keyPath="k"/"#, "interface.unknown-value"),
      (#"type="number" keyPath="k"/"#, "interface.invalid-value"),
      (#"type="number" keyPath="k"><real key="value" value="nan"/>\#(end)"#, "interface.invalid-value"),
      (#"type="number" keyPath="k"><integer key="value"/>\#(end)"#, "interface.invalid-value"),
      (#"type="number" keyPath="k"><string key="value">1</string>\#(end)"#, "interface.invalid-value"),
      (#"type="color" keyPath="k"><real key="value" value="1"/>\#(end)"#, "interface.invalid-value"),
      (#"type="range" keyPath="k"/"#, "interface.invalid-value"),
      (#"type="range" keyPath="k"><range key="value" location="-1"/>\#(end)"#, "interface.invalid-value"),
      (#"type="boolean" keyPath="k" value="2"/"#, "interface.invalid-value"),
      (#"type="boolean" keyPath="k"/"#, "interface.invalid-value"),
      (#"type="image" keyPath="k"/"#, "interface.invalid-value"),
      (#"type="string" value="v"/"#, "interface.invalid-value"),
      (
        #"type="string" keyPath="k"><string key="value" base64-UTF8="YES">!</string>\#(end)"#,
        "interface.invalid-value"
      ),
    ]
    for (text, id) in rows {
      let (attributes, reader) = try read(#"keyPath="first" value="1"/><userDefinedRuntimeAttribute "# + text)
      XCTAssertEqual(attributes.map(\.keyPath), ["first"], text)
      XCTAssertEqual(reader.diagnostics.map(\.id.rawValue), [id], text)
    }
    XCTAssertEqual(try read(#"type="colour" keyPath="k"/"#).1.diagnostics.first?.suggestion, "color")
    let (attributes, reader) = try read(#"keyPath="k" value="v" localized="maybe"/"#)
    XCTAssertEqual(attributes.map(\.value), [.value(.string("v"))])
    XCTAssertEqual(reader.diagnostics.map(\.id), [.interfaceInvalidValue])
  }

  private func read(_ attribute: String) throws -> ([InterfaceRuntimeAttribute], InterfaceValueReader) {
    var reader = ValueFixture.reader()
    let text =
      "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute \(attribute)></userDefinedRuntimeAttributes>"
    return (reader.runtimeAttributes(try XMLFixture.element(text)), reader)
  }
}
