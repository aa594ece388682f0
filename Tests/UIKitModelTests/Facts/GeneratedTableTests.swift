import XCTest

/// Each committed table is what the facts give.
final class GeneratedTableTests: XCTestCase {
  func testClasses() throws {
    var table = GeneratedTable(
      "UIKitClassTable",
      "A block a class by its Swift name: superclass, framework.")
    let classes = try FactFile("uikit-classes.tsv").rows
    let swiftNames = try self.swiftNames()
    for row in classes {
      let superclass = swiftNames[row.cell("superclass")] ?? row.cell("superclass")
      table.addBlock([row.cell("swift_name"), superclass, row.cell("framework")])
    }
    try table.check()
  }

  func testProperties() throws {
    var table = GeneratedTable(
      "UIKitPropertyTable",
      "A block a class, a row a property: Swift name, kind, type, flags (r read-only, n takes nil),\n"
        + "/// key if another, a fresh object's value.")
    let swiftNames = try self.swiftNames()
    let defaults = try self.defaults()
    let inheritance = try Inheritance()
    for row in try FactFile("uikit-properties.tsv").rows where !inheritance.repeats(row) {
      let name = swiftNames[row.cell("class")] ?? row.cell("class")
      let (key, swiftName) = (row.cell("property"), row.cell("swift_name"))
      let flags =
        (row.cell("readonly") == "1" ? "r" : "")
        + (["1", "resettable"].contains(row.cell("nullable")) ? "n" : "")
      let type = swiftNames[row.cell("type")] ?? row.cell("type")
      table.addRow(
        [
          swiftName, row.cell("type_kind"), type, flags, key == swiftName ? "" : key,
          defaults[row.cell("class") + "." + key] ?? "",
        ], to: name)
    }
    try table.check()
  }

  func testEnums() throws {
    var table = GeneratedTable(
      "UIKitEnumTable", "A block an enum by its Swift name: kind. A row a case: name, raw value if known.")
    for row in try FactFile("uikit-enums.tsv").rows where row.cell("in_swift") == "1" {
      table.addBlock([row.cell("enum"), row.cell("kind")])
      table.addRow([row.cell("case"), row.cell("raw_value")], to: row.cell("enum"))
    }
    try table.check()
  }

  func testStateSetters() throws {
    var table = GeneratedTable(
      "UIKitStateSetterTable",
      "A block a class, a row a `setX(_:for:)`: X, kind, type, flags (n takes nil), further arguments.")
    let swiftNames = try self.swiftNames()
    let inheritance = try Inheritance()
    for row in try FactFile("uikit-state-setters.tsv").rows where !inheritance.hides(row) {
      let name = swiftNames[row.cell("class")] ?? row.cell("class")
      let flags = row.cell("nullable") == "1" ? "n" : ""
      table.addRow(
        [row.cell("name"), row.cell("value_kind"), row.cell("value_type"), flags, row.cell("keys")], to: name)
    }
    try table.check()
  }

  func testFonts() throws {
    var table = GeneratedTable(
      "IOSFontTable", "A block a font family, a row a face: PostScript name, weight 100…900, i if italic.")
    for row in try FactFile("ios-fonts.tsv").rows {
      table.addRow(
        [row.cell("postscript_name"), row.cell("weight"), row.cell("italic") == "1" ? "i" : ""],
        to: row.cell("family"))
    }
    try table.check()
  }

  func testColors() throws {
    var table = GeneratedTable(
      "SystemColorTable",
      "A block a colour of `UIColor`: kind. A row an appearance: red, green, blue in 0…255, opacity in 0…1.")
    let appearances = [
      "light", "dark", "light_high_contrast", "dark_high_contrast", "dark_elevated",
      "dark_high_contrast_elevated",
    ]
    for row in try FactFile("system-colors.tsv").rows {
      table.addBlock([row.cell("color"), row.cell("kind")])
      for appearance in appearances where !row.cell(appearance).isEmpty {
        let values = row.cell(appearance).split(separator: ",").map(String.init)
        table.addRow([appearance] + values, to: row.cell("color"))
      }
    }
    try table.check()
  }

  func testDynamicType() throws {
    var table = GeneratedTable(
      "DynamicTypeTable",
      "A block a text style, a row a content size category: name, size and leading in points, weight.")
    for row in try FactFile("dynamic-type.tsv").rows {
      table.addRow(
        [row.cell("category"), row.cell("size"), row.cell("leading"), row.cell("weight")],
        to: row.cell("text_style"))
    }
    try table.check()
  }

  /// The classes whose Swift name is not their Objective-C name.
  private func swiftNames() throws -> [String: String] {
    let renamed = try FactFile("uikit-classes.tsv").rows.filter { $0.cell("class") != $0.cell("swift_name") }
    return Dictionary(
      renamed.map { ($0.cell("class"), $0.cell("swift_name")) }, uniquingKeysWith: { first, _ in first })
  }

  /// The defaults that a table can hold: literals and names of cases, by class and key.
  private func defaults() throws -> [String: String] {
    let plain = #/true|false|\.?[A-Za-z]+|-?[0-9.]+(,-?[0-9.]+)*/#
    var defaults: [String: String] = [:]
    for row in try FactFile("uikit-defaults.tsv").rows {
      let value = row.cell("default")
      guard value != "nil", value.wholeMatch(of: plain) != nil, !value.hasPrefix("UI"), !value.hasPrefix("NS")
      else {
        continue
      }
      defaults[row.cell("class") + "." + row.cell("property")] = value
    }
    return defaults
  }
}
