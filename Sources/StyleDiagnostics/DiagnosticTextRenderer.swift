/// Writes diagnostics for people: `path:line:column: severity: message [id]`, the source line, a caret under the
/// place, the suggestion, and the notes in the same form. Very long messages are cut in the middle.
///
/// A binary file has a byte offset in place of line and column, values made in memory have neither.
public struct DiagnosticTextRenderer: Sendable {
  /// Colours, or none.
  public let palette: TextPalette
  /// The columns that a source line may take before it is cut.
  public let width: Int

  /// A renderer with a palette and a width in columns.
  public init(palette: TextPalette = .plain, width: Int = 120) {
    self.palette = palette
    self.width = width
  }

  /// The text of all diagnostics, every line with its end.
  public func text(of list: DiagnosticList) -> String {
    list.diagnostics.map(text(of:)).joined()
  }

  /// The text of one diagnostic, every line with its end.
  public func text(of diagnostic: Diagnostic) -> String {
    let head = headline(diagnostic.severity, diagnostic.message, at: diagnostic.range)
    let id = palette.paint(" [\(PrintableText.of(diagnostic.id.rawValue))]", as: .faint)
    let excerpt = excerpt(of: diagnostic.range, suggestion: diagnostic.suggestion)
    let notes = diagnostic.notes.map { note in
      headline(.note, note.message, at: note.range ?? diagnostic.range) + "\n"
        + (note.range.map { self.excerpt(of: $0, suggestion: nil) } ?? "")
    }
    return head + id + "\n" + excerpt + notes.joined()
  }

  private func headline(_ severity: Diagnostic.Severity, _ message: String, at range: SourceRange) -> String {
    let place = palette.paint(PrintableText.of(range.label) + ":", as: .heading)
    let word = palette.paint("\(severity.rawValue):", as: severity.role)
    return "\(place) \(word) \(PrintableText.of(Self.cut(message)))"
  }

  /// How long a message may be before its middle is left out, in characters: it may quote a value of millions.
  static let maximumMessageLength = 2_000

  private static func cut(_ message: String) -> String {
    guard message.utf8.count > maximumMessageLength, message.count > maximumMessageLength else {
      return message
    }
    return "\(message.prefix(maximumMessageLength / 2))…\(message.suffix(maximumMessageLength / 2))"
  }

  private func excerpt(of range: SourceRange, suggestion: String?) -> String {
    let hint = suggestion.map { palette.paint("did you mean '\(PrintableText.of($0))'?", as: .mark) + "\n" }
    guard let excerpt = SourceExcerpt(range, width: width) else {
      return hint.map { "  " + $0 } ?? ""
    }
    let marks = excerpt.indentation + palette.paint(excerpt.marks, as: .mark)
    return "\(excerpt.line)\n\(marks)\n" + (hint.map { excerpt.indentation + $0 } ?? "")
  }
}

extension SourceRange {
  /// The file and the place in it, as a message names them: `path:line:column`, `path:byte offset` or `path`.
  public var label: String {
    if let position { return "\(file.path):\(position.line):\(position.column)" }
    return file.kind == .binary ? "\(file.path):byte \(offset)" : file.path
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The first line of what a renderer writes.
  public var description: String { "\(range.label): \(severity.rawValue): \(message) [\(id.rawValue)]" }
}

extension Diagnostic.Severity {
  fileprivate var role: TextPalette.Role {
    switch self {
    case .note: .note
    case .warning: .warning
    case .error: .error
    }
  }
}
