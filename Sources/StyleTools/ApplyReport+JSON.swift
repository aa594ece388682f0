import StyleDiagnostics

extension ApplyReport {
  /// The version of the format below: it grows with a change that an old reader would stumble over.
  static let jsonVersion = 1

  /// The report for programs on one line, as README.md describes it.
  public var jsonText: String { json.text }

  /// The report for programs.
  package var json: JSONValue {
    [
      "version": .integer(Self.jsonVersion),
      "sheets": .array(sheets.map(\.json)),
      "documents": .array(documents.map(\.json)),
      "summary": [
        "documents": .integer(documents.count),
        "skipped": .integer(skippedCount),
        "views": .integer(viewCount),
        "viewsMatched": .integer(matchedViewCount),
        "resolved": .integer(resolvedCount),
        "changes": .integer(changeCount),
        "errors": .integer(diagnostics.count(of: .error)),
        "warnings": .integer(diagnostics.count(of: .warning)),
      ],
      "diagnostics": diagnostics.json,
    ]
  }
}

extension ApplyReport.Sheet {
  fileprivate var json: JSONValue {
    ["path": .string(path), "dialect": .string(dialect), "rules": .integer(ruleCount)]
  }
}

extension ApplyReport.Document {
  fileprivate var json: JSONValue {
    [
      "path": .string(path),
      "skipped": .string(orNull: skipped),
      "scenes": .array(scenes.map(\.json)),
    ]
  }
}

extension ApplyReport.Scene {
  fileprivate var json: JSONValue {
    [
      "controller": .string(orNull: controller),
      "id": .string(orNull: id),
      "views": .integer(viewCount),
      "changes": .array(changes.map { $0.change.json(of: $0.object) }),
    ]
  }
}

extension ApplyReport.Change {
  fileprivate func json(of object: ApplyReport.Object) -> JSONValue {
    [
      "view": .string(orNull: object.id),
      "class": .string(object.className),
      "identifiers": .array(object.identifiers.map(JSONValue.string)),
      "keyPath": .string(keyPath),
      "old": .string(old),
      "new": .string(new),
      "rule": .rule(selector, at: origin),
    ]
  }
}
