import StyleDiagnostics

extension JSONValue {
  /// A rule by which something changed: its selector, and where it stands.
  static func rule(_ selector: String, at origin: SourceRange) -> JSONValue {
    [
      "selector": .string(selector),
      "path": .string(origin.file.path),
      "line": .integer(orNull: origin.position?.line),
      "column": .integer(orNull: origin.position?.column),
    ]
  }
}
