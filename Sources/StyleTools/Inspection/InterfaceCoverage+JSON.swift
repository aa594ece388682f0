import InterfaceBuilder
import StyleDiagnostics

extension InterfaceCoverage {
  /// The shares, and every name that is ignored or not known with its count, the most frequent first.
  var json: JSONValue {
    [
      "elementKinds": elementKinds.json,
      "elements": elements.json,
      "attributes": attributes.json,
      "ignoreRules": .integer(InterfaceIgnoreRule.all.count),
      "ignored": .array(
        ignoredByRule.map { rule, count in
          [
            "rule": .string(rule.pattern), "count": .integer(count), "reason": .string(rule.reason),
          ]
        }),
      "unknownElements": Self.json(unknownElements),
      "unknownAttributes": Self.json(unknownAttributes),
    ]
  }

  /// The rules that ignored something, in the table's order.
  var ignoredByRule: [(rule: InterfaceIgnoreRule, count: Int)] {
    InterfaceIgnoreRule.all.compactMap { rule in ignored[rule.pattern].map { (rule, $0) } }
  }

  /// Names with their counts, the most frequent first.
  static func ranking(_ counts: [String: Int]) -> [(name: String, count: Int)] {
    counts.sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }.map { (name: $0.key, count: $0.value) }
  }

  private static func json(_ counts: [String: Int]) -> JSONValue {
    .array(ranking(counts).map { ["name": .string($0.name), "count": .integer($0.count)] })
  }
}

extension InterfaceCoverage.Share {
  fileprivate var json: JSONValue {
    [
      "total": .integer(total), "understood": .integer(understood), "ignored": .integer(ignored),
      "unknown": .integer(unknown), "share": .number(fraction),
    ]
  }
}
