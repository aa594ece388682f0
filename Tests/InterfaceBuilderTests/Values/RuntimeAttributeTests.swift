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

  func testUnreadableAttributesAreReported() throws {
    for text in [
      #"type="colour" keyPath="k"/"#, #"type="number" keyPath="k"/"#,
      #"type="boolean" keyPath="k" value="2"/"#,
    ] {
      let (attributes, reader) = try read(text)
      XCTAssertEqual(attributes.count, 0, text)
      XCTAssertEqual(reader.diagnostics.map(\.id), [.interfaceInvalidValue], text)
    }
    XCTAssertEqual(try read(#"type="colour" keyPath="k"/"#).1.diagnostics.first?.suggestion, "color")
  }

  private func read(_ attribute: String) throws -> ([InterfaceRuntimeAttribute], InterfaceValueReader) {
    var reader = ValueFixture.reader()
    let text =
      "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute \(attribute)></userDefinedRuntimeAttributes>"
    return (reader.runtimeAttributes(try XMLFixture.element(text)), reader)
  }
}
