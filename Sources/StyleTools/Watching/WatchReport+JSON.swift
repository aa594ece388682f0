import StyleDiagnostics

extension WatchReport {
  /// The report for programs on one line, as README.md describes it: its `kind` says what it is.
  public var jsonText: String { json.text }

  /// The report for programs.
  package var json: JSONValue {
    switch self {
    case .applied(let report): report.json.with(kind: "applied")
    case .restyled(let restyling): restyling.json.with(kind: "restyled")
    case .failed(let failure): failure.json.with(kind: "failed")
    case .recovered(let recovery): recovery.json.with(kind: "recovered")
    case .ended(let summary): summary.json.with(kind: "ended")
    }
  }
}

extension JSONValue {
  /// An object with its kind before all else.
  fileprivate func with(kind: String) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object([(key: "kind", value: .string(kind))] + members)
  }
}

extension WatchReport.Restyling {
  fileprivate var json: JSONValue {
    [
      "save": .integer(save),
      "paths": .array(paths.map(JSONValue.string)),
      "documents": .array(
        documents.map { ["path": .string($0.path), "change": .string($0.kind.rawValue)] }),
      "milliseconds": .number(duration.milliseconds),
      "changes": .array(changes.map(\.json)),
      "summary": [
        "objects": .integer(objectCount),
        "changes": .integer(changes.count),
        "restored": .integer(restoredCount),
        "errors": .integer(errorCount),
        "warnings": .integer(warningCount),
      ],
      "diagnostics": diagnostics.json,
    ]
  }
}

extension WatchReport.Change {
  fileprivate var json: JSONValue {
    [
      "document": .string(object.path),
      "controller": .string(orNull: object.controller),
      "view": .string(orNull: object.id),
      "class": .string(object.className),
      "identifiers": .array(object.identifiers.map(JSONValue.string)),
      "keyPath": .string(keyPath),
      "old": .string(old),
      "new": .string(new),
      "rule": rule.map { .rule($0.selector, at: $0.origin) } ?? .null,
    ]
  }
}

extension WatchReport.Failure {
  fileprivate var json: JSONValue {
    ["save": .integer(save), "kept": .string(kept.rawValue), "diagnostics": diagnostics.json]
  }
}

extension WatchReport.Recovery {
  fileprivate var json: JSONValue {
    ["save": .integer(save), "paths": .array(paths.map(JSONValue.string))]
  }
}

extension WatchReport.Summary {
  fileprivate var json: JSONValue {
    [
      "saves": .integer(saveCount),
      "unreadable": .integer(failureCount),
      "changes": .integer(changeCount),
      "milliseconds": .number(duration.milliseconds),
    ]
  }
}

extension Duration {
  /// To a thousandth.
  fileprivate var milliseconds: Double { (self / .microseconds(1)).rounded() / 1_000 }
}
