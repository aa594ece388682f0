import StyleDiagnostics
import StyleInjection

extension ExplainReport {
  /// The version of the format below: it grows with a change that an old reader would stumble over.
  static let jsonVersion = 1

  /// The report for programs on one line, as README.md describes it.
  public var jsonText: String { json.text }

  /// The report for programs.
  package var json: JSONValue {
    [
      "version": .integer(Self.jsonVersion),
      "subject": .string(subject),
      "keyPath": .string(orNull: keyPath),
      "sheets": .array(sheets.map(JSONValue.string)),
      "objects": .array(objects.map(\.json)),
      "diagnostics": diagnostics.json,
    ]
  }
}

extension ExplainReport.Object {
  fileprivate var json: JSONValue {
    [
      "path": .string(path),
      "id": .string(orNull: id),
      "class": .string(className.name),
      "module": .string(orNull: className.module),
      "model": .string(modelClassName),
      "identifiers": .array(identifiers.map(JSONValue.string)),
      "controller": .string(orNull: explanation.element.controller?.description),
      "properties": .array(explanation.properties.map(\.json)),
      "nearMisses": .array(explanation.nearMisses.map(\.json)),
    ]
  }
}

extension StyleExplanation.Property {
  fileprivate var json: JSONValue {
    let dialect = (winner ?? losses.first?.match)?.origin.dialect ?? .plist
    return [
      "keyPath": .string(keyPath),
      "value": .string(orNull: value?.spelling(in: dialect)),
      "winner": winner.map { .object($0.members) } ?? .null,
      "losers": .array(
        losses.map { loss in
          .object(
            loss.match.members + [
              ("reason", .string(loss.reason.rawValue)),
              ("covered", .boolean(loss.isCovered)),
              ("message", .string(loss.reason.message(in: loss.match.origin.dialect))),
            ])
        }),
    ]
  }
}

extension StyleMatch {
  fileprivate var members: [(key: String, value: JSONValue)] {
    [
      ("selector", .string(origin.selector)),
      ("layer", .string(strength.layer == .global ? "global" : "controller")),
      ("dialect", .string(origin.dialect.rawValue)),
      ("relations", .array(relations.map { .string($0.name) })),
      ("keyPath", .string(declaration.key)),
      ("value", .string(declaration.value.value.description)),
    ] + SourceRange(origin.range.file, declaration.keySpan).placeMembers
  }
}

extension StyleNearMiss {
  fileprivate var json: JSONValue {
    .object(
      [
        ("selector", .string(origin.selector)),
        ("message", .string(message)),
        ("suggestion", .string(orNull: suggestion)),
        ("keyPaths", .array(declarations.map { .string($0.key) })),
      ] + range.placeMembers)
  }
}

extension SourceRange {
  fileprivate var placeMembers: [(key: String, value: JSONValue)] {
    [
      ("path", .string(file.path)),
      ("line", .integer(orNull: position?.line)),
      ("column", .integer(orNull: position?.column)),
    ]
  }
}
