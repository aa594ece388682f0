import Foundation
import StyleDiagnostics
import StyleInjection
import StyleSyntax
import XCTest

@testable import InterfaceBuilder

/// Makes elements of small texts.
enum XMLFixture {
  static func tree(_ text: String) throws -> XMLTree {
    try XMLTree(interface: SourceFile(path: "fixture.xib", text: text))
  }

  static func element(_ text: String) throws -> InterfaceElement { try XCTUnwrap(try tree(text).root) }
}

/// Resources of a fixed few names.
struct FixtureResources: StyleResources {
  var colors: [String: StyleColor] = [:]
  var textStyles: [String: StyleFont] = [:]

  func color(named name: String) -> StyleColor? { colors[name] }
  func textStyleFont(named name: String) -> StyleFont? { textStyles[name] }
}

extension SourceFile {
  /// Where a text first stands, in bytes; nil if it does not.
  func offset(of text: String) -> Int? {
    let content = String(decoding: bytes, as: UTF8.self)
    return content.range(of: text).map { content.utf8.distance(from: content.startIndex, to: $0.lowerBound) }
  }
}
