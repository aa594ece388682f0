import StyleDiagnostics

/// Writes YAML in block style. libyaml's emitter knows no comments, which are to be kept; every text that is more than
/// a plain word is quoted as in JSON, which YAML contains.
package enum YAMLWriter {
  /// The document, with a line end.
  package static func text(of node: WrittenNode) -> String {
    var text = ""
    switch node {
    case .dictionary(let dictionary) where !dictionary.entries.isEmpty:
      write(dictionary, indentation: "", to: &text)
    case .dictionary(let dictionary):
      text += flow(node) + "\n"
      write(dictionary.endComments, indentation: "", to: &text)
    case .array, .scalar: text += flow(node) + "\n"
    }
    return text
  }

  private static func write(_ dictionary: WrittenDictionary, indentation: String, to text: inout String) {
    for entry in dictionary.entries {
      var before = entry.comments
      let trailing = before.firstIndex { $0.isTrailing && !$0.text.contains(where: \.isNewline) }
      let end = trailing.map { " " + line(before.remove(at: $0).text[...]) } ?? ""
      write(before, indentation: indentation, to: &text)
      text += indentation + scalar(entry.key) + ":"
      if case .dictionary(let inner) = entry.value, !inner.entries.isEmpty {
        text += end + "\n"
        write(inner, indentation: indentation + "  ", to: &text)
      } else {
        text += " " + flow(entry.value) + end + "\n"
      }
    }
    write(dictionary.endComments, indentation: indentation, to: &text)
  }

  private static func write(_ comments: [WrittenComment], indentation: String, to text: inout String) {
    for comment in comments {
      for part in comment.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
        text += indentation + line(part) + "\n"
      }
    }
  }

  private static func line(_ text: Substring) -> String {
    let text = text.drop(while: \.isWhitespace)
    return text.isEmpty ? "#" : "# " + text
  }

  /// A value on one line.
  private static func flow(_ node: WrittenNode) -> String {
    switch node {
    case .scalar(.string(let text)): scalar(text)
    case .scalar(let value): JSONWriter.literal(value)
    case .array(let items): "[" + items.map(flow).joined(separator: ", ") + "]"
    case .dictionary(let dictionary):
      "{" + dictionary.entries.map { scalar($0.key) + ": " + flow($0.value) }.joined(separator: ", ") + "}"
    }
  }

  /// A text: plain where no YAML reader could take it for anything else.
  private static func scalar(_ text: String) -> String {
    let isPlain =
      text.utf8.first.map { isLetter($0) || $0 == UInt8(ascii: "$") || $0 == UInt8(ascii: ".") } ?? false
      && text.utf8.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) || "_.-$".utf8.contains($0) }
      && !reserved.contains(text.lowercased()) && text.utf8.contains(where: isLetter)
    return isPlain ? text : JSONValue.string(text).text
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  /// Words that some version of YAML takes for something else than text.
  private static let reserved: Set<String> = [
    "true", "false", "yes", "no", "on", "off", "y", "n", "null", ".inf", ".nan",
  ]
}
