extension DiagnosticList {
  /// The diagnostics as an array of objects for programs.
  package var json: JSONValue { .array(diagnostics.map(\.json)) }
}

extension Diagnostic {
  /// Line and column are 1-based; offset and length count bytes of the UTF-8 text, or of a binary file. What a
  /// file does not have is null.
  package var json: JSONValue {
    let isLocated = range.file.kind == .text || range.file.kind == .binary
    return [
      "id": .string(id.rawValue),
      "severity": .string(severity.rawValue),
      "message": .string(message),
      "path": .string(range.file.path),
      "line": .integer(orNull: range.position?.line),
      "column": .integer(orNull: range.position?.column),
      "offset": .integer(orNull: isLocated ? range.offset : nil),
      "length": .integer(orNull: isLocated ? range.length : nil),
      "suggestion": .string(orNull: suggestion),
      "notes": .array(notes.map(\.json)),
    ]
  }
}

extension Diagnostic.Note {
  fileprivate var json: JSONValue {
    [
      "message": .string(message),
      "path": .string(orNull: range?.file.path),
      "line": .integer(orNull: range?.position?.line),
      "column": .integer(orNull: range?.position?.column),
    ]
  }
}
