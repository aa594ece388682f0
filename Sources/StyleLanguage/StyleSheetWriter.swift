import StyleDiagnostics
import StyleSyntax

/// Writes the sheets of a dialect, the other way round of its reader.
protocol StyleSheetWriter {
  /// The dialect.
  static var dialect: StyleDialect { get }

  /// The document of a sheet whose keys and values are the dialect's already; what has no form is told to the draft.
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

/// A sheet as text.
public struct WrittenStyleSheet: Sendable {
  /// The text: a property list in XML, JSON or YAML.
  public let text: String
  /// What of the sheet has no form in its dialect, in the order of the file.
  public let diagnostics: [Diagnostic]
}

extension StyleSheet {
  /// The sheet as text of its own dialect. Keys and values are written as they are; comments that take lines of their own
  /// are kept where the format has any. O(size).
  public func written() -> WrittenStyleSheet {
    var draft = StyleSheetDraft(self)
    guard let writer = StyleSheetWriters.all.first(where: { $0.dialect == dialect }) else {
      return WrittenStyleSheet(text: "", diagnostics: [])
    }
    let text = writer.text(of: writer.document(of: &draft))
    return WrittenStyleSheet(
      text: text,
      diagnostics: draft.losses.sorted { $0.range.span.lowerBound < $1.range.span.lowerBound })
  }
}

/// A sheet that is being written.
struct StyleSheetDraft {
  let sheet: StyleSheet
  /// What has no form.
  private(set) var losses: [Diagnostic] = []
  /// The comments before keys, by the offsets of these.
  private var comments: [UInt32: [String]] = [:]
  private var trailing: SourceComments.Comment?

  init(_ sheet: StyleSheet) {
    self.sheet = sheet
    let declarations = sheet.rules.flatMap(\.declarations)
    let values = declarations.map(\.value.span) + sheet.variables.map(\.value.span)
    let keys =
      (sheet.rules.map(\.selectorSpan) + sheet.controllers.map(\.span) + declarations.map(\.keySpan)
      + sheet.variables.map(\.nameSpan) + sheet.includes.map(\.span)).map(\.lowerBound).sorted()
    var next = 0
    for comment in SourceComments.all(in: sheet.file, outside: values) {
      while next < keys.count, keys[next] < comment.span.upperBound { next += 1 }
      if next < keys.count {
        comments[keys[next], default: []].append(comment.text)
      } else {
        trailing = comment
      }
    }
  }

  /// The comments before a key; they are handed on once.
  mutating func takeComments(before span: SourceSpan) -> [String] {
    comments.removeValue(forKey: span.lowerBound) ?? []
  }

  /// Notes what has no form.
  mutating func lose(_ message: String, at span: SourceSpan) {
    losses.append(Diagnostic(.convertNoForm, .warning, message, at: SourceRange(sheet.file, span)))
  }

  /// Whether a declaration sets the view's own property; notes that any other has no form in the sheet's dialect.
  mutating func isOwn(_ declaration: StyleDeclaration) -> Bool {
    if declaration.relations.isEmpty { return true }
    lose(
      "'\(declaration.key)' has no form in \(sheet.dialect.rawValue): it has no sub-objects",
      at: declaration.keySpan)
    return false
  }

  /// Notes that comments stand nowhere in the result.
  ///
  /// - Parameter all: whether the format has none; else only those behind the last key are meant.
  mutating func loseComments(all: Bool) {
    let count = (all ? comments.values.reduce(0) { $0 + $1.count } : 0) + (trailing == nil ? 0 : 1)
    guard count > 0 else { return }
    let what = count == 1 ? "1 comment is" : "\(count) comments are"
    lose(
      all ? "\(what) left out: the format has none" : "the comments at the end are left out",
      at: trailing?.span ?? .start)
  }

  /// Notes all that only some dialects have, and answers with the rules that have a form.
  ///
  /// - Parameter key: what a rule becomes, or why it has no form.
  mutating func rules<Key>(_ key: (StyleSelector) -> Result<Key, StyleSheetFormError>) -> [(
    key: Key, rule: StyleRule
  )] {
    sheet.rules.compactMap { rule in
      switch key(rule.selector) {
      case .success(let key): return (key, rule)
      case .failure(let error):
        lose(
          "'\(rule.selector)' has no form in \(sheet.dialect.rawValue): \(error.reason)",
          at: rule.selectorSpan)
        return nil
      }
    }
  }

  /// Notes that the dialect has no includes.
  mutating func loseIncludes() {
    for include in sheet.includes {
      lose("'\(include.path)' is not included: \(sheet.dialect.rawValue) has no includes", at: include.span)
    }
  }
}

/// Why something has no form in a dialect.
struct StyleSheetFormError: Error {
  let reason: String
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
