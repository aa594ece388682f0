import Foundation
import StyleDiagnostics

/// Writes JSON by RFC 8259, a member a line. Comments have no place there; dates and data are text.
package enum JSONWriter {
  /// The document, with a line end.
  package static func text(of node: WrittenNode) -> String {
    var text = ""
    write(node, indentation: "", to: &text)
    return text + "\n"
  }

  private static func write(_ node: WrittenNode, indentation: String, to text: inout String) {
    let inner = indentation + "  "
    switch node {
    case .scalar(let scalar): text += literal(scalar)
    case .array(let items):
      let isFlat = items.allSatisfy { if case .scalar = $0 { true } else { false } }
      text += "["
      for (index, item) in items.enumerated() {
        text += index == 0 ? "" : isFlat ? ", " : ","
        if !isFlat { text += "\n" + inner }
        write(item, indentation: inner, to: &text)
      }
      text += isFlat ? "]" : "\n" + indentation + "]"
    case .dictionary(let dictionary):
      guard !dictionary.entries.isEmpty else {
        text += "{}"
        return
      }
      text += "{"
      for (index, entry) in dictionary.entries.enumerated() {
        text += (index == 0 ? "\n" : ",\n") + inner + JSONValue.string(entry.key).text + ": "
        write(entry.value, indentation: inner, to: &text)
      }
      text += "\n" + indentation + "}"
    }
  }

  /// A value without parts on one line.
  static func literal(_ scalar: SyntaxScalar) -> String {
    switch scalar {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .integer(let value): String(value)
    case .unsigned(let value), .uid(let value): String(value)
    case .real(let value): value.isFinite ? "\(value)" : "null"
    case .string(let value): JSONValue.string(value).text
    case .date(let date): JSONValue.string(date.formatted(.iso8601)).text
    case .data(let data): JSONValue.string(data.base64EncodedString()).text
    }
  }
}
