import InterfaceBuilder
import StyleDiagnostics

extension InspectReport {
  /// The version of the format below: it grows with a change that an old reader would stumble over.
  static let jsonVersion = 1

  /// The report for programs on one line, as README.md describes it.
  public var jsonText: String { json.text }

  /// The report for programs; trees are made into JSON as they are written.
  package var json: JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("version", .integer(Self.jsonVersion)),
      ("documents", .array(documents.map { document in .deferred { document.json(contents) } })),
    ]
    if contents.hasCoverage { members.append(("coverage", coverage.json)) }
    members += [
      (
        "summary",
        [
          "documents": .integer(documents.count),
          "skipped": .integer(skippedCount),
          "elements": .integer(coverage.elements.total),
          "objects": .integer(objectCount),
          "errors": .integer(diagnostics.count(of: .error)),
          "warnings": .integer(diagnostics.count(of: .warning)),
        ]
      ),
      ("diagnostics", diagnostics.json),
    ]
    return .object(members)
  }
}

extension InspectReport.Document {
  /// What is not asked for is left out; what is asked for and not there is null.
  fileprivate func json(_ contents: InspectReport.Contents) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("path", .string(path)),
      ("kind", .string(orNull: kind?.rawValue)),
      ("skipped", .string(orNull: skipped)),
    ]
    if contents.hasTree { members.append(("root", root?.json ?? .null)) }
    if contents.hasCoverage { members.append(("coverage", kind == nil ? .null : coverage.json)) }
    if contents.responsePathID != nil {
      members.append(
        ("responsePath", responsePath.isEmpty ? .null : .array(responsePath.map(\.json))))
    }
    return .object(members)
  }
}

extension InspectReport.ResponsePathStep {
  fileprivate var json: JSONValue {
    [
      "class": .string(className.name),
      "module": .string(orNull: className.module),
      "model": .string(modelClassName),
      "path": .string(orNull: path),
      "id": .string(orNull: id),
      "identifiers": .array(identifiers.map(JSONValue.string)),
      "controller": .boolean(isController),
    ]
  }
}
