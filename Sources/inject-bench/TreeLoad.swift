import CLibYAML
import Foundation
import StyleDiagnostics
import StyleSyntax

/// How long it takes to read JSON and YAML into values with their places.
enum TreeLoad {
  static func json(byteCount: Int) throws -> [Measurement] {
    let bytes = text(byteCount: byteCount, json)
    let data = Data(bytes)
    return [
      try Measurement("json-load", against: "JSONSerialization", aim: "< 1.0x") {
        var tree: SyntaxNode?
        defer { consume(tree) }
        return try time { tree = try JSONReader.tree(of: SourceFile(path: "bench.json", bytes: bytes)) }
      } reference: {
        var value: Any?
        defer { consume(value) }
        return try time { value = try JSONSerialization.jsonObject(with: data) }
      }
    ]
  }

  static func yaml(byteCount: Int) throws -> [Measurement] {
    let bytes = text(byteCount: byteCount, yaml)
    return [
      try Measurement("yaml-load", against: "libyaml events", aim: "<= 2.5x") {
        var tree: SyntaxNode?
        defer { consume(tree) }
        return try time { tree = try YAMLReader.tree(of: SourceFile(path: "bench.yaml", bytes: bytes)) }
      } reference: {
        time { precondition(BareYAMLParse.run(bytes)) }
      }
    ]
  }

  /// A file of styles of about so many bytes.
  private static func text(byteCount: Int, _ form: StyleText) -> [UInt8] {
    var text = form.open
    var number = 0
    while text.utf8.count < byteCount {
      text += form.style(number)
      number += 1
    }
    return Array((text + form.close).utf8)
  }

  private static let json = StyleText(
    open: "{",
    style: { number in
      "\(number == 0 ? "" : ",")\n  \"UILabel\(number)\": {\n    \"textColor\": \"#A0A0A0\",\n"
        + "    \"font\": \"Avenir:17\",\n    \"numberOfLines\": 2, \"alpha\": 0.5, \"isHidden\": false,\n"
        + "    \"insets\": [1, 2, 3, 4]\n  }"
    }, close: "\n}\n")

  private static let yaml = StyleText(
    open: "styles:\n",
    style: { number in
      "  label\(number):\n    textColor: A0A0A0\n    font: Avenir:17\n    numberOfLines: 2\n    alpha: 0.5\n"
        + "    isHidden: no\n    insets: [1, 2, 3, 4]\n"
    }, close: "")

  /// How a file of styles is spelled.
  private struct StyleText: Sendable {
    let open: String
    let style: @Sendable (Int) -> String
    let close: String
  }
}

/// libyaml alone: its events, one after the other.
enum BareYAMLParse {
  /// Parses a document; whether it is well-formed.
  static func run(_ bytes: [UInt8]) -> Bool {
    var parser = yaml_parser_t()
    guard yaml_parser_initialize(&parser) == 1 else { return false }
    defer { yaml_parser_delete(&parser) }
    return bytes.withUnsafeBufferPointer { buffer in
      yaml_parser_set_input_string(&parser, buffer.baseAddress, buffer.count)
      var event = yaml_event_t()
      while yaml_parser_parse(&parser, &event) == 1 {
        let type = event.type
        yaml_event_delete(&event)
        if type == YAML_STREAM_END_EVENT { return true }
      }
      return false
    }
  }
}
