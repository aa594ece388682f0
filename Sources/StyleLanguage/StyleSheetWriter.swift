import StyleDiagnostics
import StyleSyntax

/// Writes the sheets of a dialect, the other way round of its reader.
protocol StyleSheetWriter {
  /// The dialect.
  static var dialect: StyleDialect { get }

  /// What a selector becomes.
  associatedtype Key

  /// What a rule's selector becomes, or why it has no form.
  static func key(of selector: StyleSelector) throws(StyleSheetFormError) -> Key

  /// The document of a draft; what has no form is told to that.
  static func document(of draft: inout StyleSheetDraft) -> WrittenNode

  /// The document's text.
  static func text(of document: WrittenNode) -> String
}

/// The writers.
enum StyleSheetWriters {
  /// One for each dialect.
  static var all: [any StyleSheetWriter.Type] {
    [PlistSheetWriter.self, StyleKitSheetWriter.self, StylistSheetWriter.self, StylishSheetWriter.self]
  }
}

extension StyleSheetWriter {
  /// Whether a selector has a form in the dialect.
  static func canWrite(_ selector: StyleSelector) -> Bool {
    do throws(StyleSheetFormError) {
      _ = try key(of: selector)
      return true
    } catch {
      return false
    }
  }
}

extension StyleDialect {
  /// Whether a selector has a form in the dialect.
  package func canWrite(_ selector: StyleSelector) -> Bool {
    StyleSheetWriters.all.first { $0.dialect == self }?.canWrite(selector) == true
  }
}

/// A sheet as text.
public struct WrittenStyleSheet: Sendable {
  /// The text: a property list in XML, JSON or YAML.
  public let text: String
  /// What has no form in its dialect, in the order of the file.
  public let diagnostics: [Diagnostic]

  /// A text and what has no form in it.
  package init(text: String, diagnostics: [Diagnostic]) {
    self.text = text
    self.diagnostics = diagnostics
  }
}

extension StyleSheet {
  /// The sheet as text of its own dialect. Keys and values are written as they are; comments are kept where the format
  /// has any. O(size).
  public func written() -> WrittenStyleSheet { StyleSheetDraft(self).written() }
}

extension RawStyleValue {
  /// The value as a document holds it.
  var written: WrittenNode {
    switch self {
    case .null: .scalar(.null)
    case .bool(let value): .scalar(.bool(value))
    case .integer(let value): .scalar(.integer(value))
    case .real(let value): .scalar(.real(value))
    case .string(let text): .scalar(.string(text))
    case .date(let date): .scalar(.date(date))
    case .data(let data): .scalar(.data(data))
    case .array(let items): .array(items.map(\.value.written))
    case .dictionary(let entries):
      .dictionary(
        entries.reduce(into: WrittenDictionary()) { $0.insert($1.value.value.written, under: $1.key) })
    }
  }
}

extension StyleVariable {
  /// The name with its conditions.
  var key: String {
    conditions.isEmpty ? name : "\(name)(\(conditions.map(\.description).joined(separator: ", ")))"
  }
}
