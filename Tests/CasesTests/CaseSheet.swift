import Foundation
import StyleInjection
import UIKitModel
import XCTest

/// A sheet of the plist dialect: the input of a case.
struct CaseSheet {
  let sheet: StyleSheet

  init(bytes: [UInt8]) throws { sheet = try StyleSheet(path: "StyleSheet.plist", bytes: bytes) }

  /// A sheet of another dialect.
  init(_ dialect: StyleDialect, _ text: String) throws {
    sheet = try StyleSheet(path: "style.\(dialect)", bytes: Array(text.utf8), dialect: dialect)
  }

  /// A sheet whose root dictionary has the given content.
  init(_ content: String) throws { try self.init(bytes: Array(Self.text(content).utf8)) }

  static func text(_ content: String) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\"><dict>\n\(content)\n</dict></plist>"
  }

  /// A sheet of one rule with one declaration.
  static func one(_ selector: String, _ keyPath: String, _ value: String) throws -> CaseSheet {
    try CaseSheet("<key>\(selector)</key><dict><key>\(keyPath)</key>\(value)</dict>")
  }

  /// Styles an object and all below it.
  @discardableResult
  func style(_ root: UIKitObject, resources: [any StyleResources] = [IOSResources()]) -> StyleReport {
    StyleManager(
      registry: .uiKit, resources: StyleResourceList(resources), repository: StyleSheetSource([sheet])
    ).applyStyle(in: root)
  }
}

extension StyleReport {
  /// The ids of what could not be done.
  var ids: [String] { diagnostics.map(\.id.rawValue) }
  /// The changes in short: `keyPath = new`.
  var outline: [String] { changes.map { "\($0.keyPath) = \($0.new.spelling(in: .plist))" } }
}

extension StyleColor {
  /// An opaque colour by its bytes.
  init(bytes red: Int, _ green: Int, _ blue: Int, _ alpha: Int = 255) {
    self.init(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255,
      alpha: Double(alpha) / 255)
  }
}
