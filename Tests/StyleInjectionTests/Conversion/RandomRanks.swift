import TestSupport

@testable import StyleInjection

/// Rules made by chance on their way into another dialect: many that are alike, and some that nothing compares with.
struct RandomRanks {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  private static let types: [StyleTypeName] = ["TestView", "TestLabel", "Card", "Card", "Tile"]
  private static let names = ["price", "total", "note"]
  private static let controllers: [StyleTypeName?] = [nil, nil, "ListController", "DetailController"]
  private static let conditions: [[StyleCondition]] = [
    [], [], [], [.appearance(.dark)], [.appearance(.light)], [.device(.pad), .appearance(.dark)],
  ]
  /// Places where values are stored, each with the parts that a declaration may cover.
  private static let storages: [(name: String, parts: [[[String]]])] = [
    ("frame", [[[]], [["size"]], [["size", "width"]], [["origin"]], [["origin", "x"], ["size"]]]),
    ("alpha", [[[]]]), ("layer color", [[[]]]),
  ]

  /// The rules of one sheet or two each of any dialect.
  mutating func rules(to target: StyleDialect) -> [ConvertedRule] {
    (0..<random.number(below: 2) + 1).flatMap { place in
      let dialect = random.element(of: StyleDialect.allCases)
      let sheet = StyleSheet(
        file: SourceFile(path: "sheet\(place)", text: String(repeating: " ", count: 64)), dialect: dialect,
        rules: [])
      return (0..<random.number(below: 7) + 1).map { number in
        var converted = ConvertedRule(
          StyleRule(selector(), at: SourceSpan(number, number + 1), []), in: sheet, at: place, to: target)
        converted.declarations = declarations(RankedRule(converted.rule.selector, inSheet: place))
        return converted
      }
    }
  }

  /// Where declarations stand in a written sheet, by their rules' order, or anywhere; nil for some that are not there.
  mutating func places(of rules: [ConvertedRule], in order: [Int]) -> [[Int?]] {
    let isAnywhere = random.isOnce(in: 3)
    return rules.indices.map { rule in
      rules[rule].declarations.map { _ in
        if random.isOnce(in: 8) { return nil }
        return isAnywhere ? random.number(below: rules.count) : order.firstIndex(of: rule)
      }
    }
  }

  private mutating func selector() -> StyleSelector {
    let type = random.element(of: Self.types)
    let name = StyleSelector.Subject.identifier(random.element(of: Self.names))
    let outer = (0..<random.number(below: 3)).map { _ in
      StyleSelector.Subject.subtype(random.element(of: Self.types))
    }
    let subjects: [StyleSelector.Subject] = [
      .type(type), .subtype(type), .subtype(type), name, name, .all([.subtype(type), name]),
      .all([.type(type), name, .identifier("more")]),
    ]
    return StyleSelector(
      random.element(of: subjects), inside: random.isOnce(in: 4) ? outer : [],
      in: random.element(of: Self.controllers))
  }

  private mutating func declarations(_ rule: RankedRule) -> [ConvertedRule.Declaration] {
    (0..<random.number(below: 3) + 1).map { number in
      let conditions = random.element(of: Self.conditions)
      let stored = (0..<random.number(below: 2) + 1).map { _ in random.element(of: Self.storages) }
      return ConvertedRule.Declaration(
        declaration: StyleDeclaration("key\(number)", when: conditions, LocatedStyleValue(1)),
        storages: Dictionary(
          stored.map { ($0.name, random.element(of: $0.parts)) }, uniquingKeysWith: { old, _ in old }),
        rank: RankedDeclaration(rule: rule, conditions: conditions))
    }
  }
}
