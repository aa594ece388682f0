/// What matching needs of one or more sheets: their rules by the names that they ask for.
///
/// A snapshot that never changes. Building it takes time in the number of rules, a question in the number of
/// rules that name the element's class, names or controller.
public final class RuleIndex: Sendable {
  /// The sheets, the weakest first.
  public let sheets: [StyleSheet]
  /// How many rules they have.
  public let ruleCount: Int
  /// The names by which views choose some of the sheets; empty where all sheets serve all views.
  public let sheetNames: Set<String>

  private struct Entry {
    let sheet: Int32
    let rule: Int32
    /// The place in the file of the rule's first declaration.
    let order: Int32
    let scope: Int32
    /// The next entry of the same list; negative at the end. Lists within one array: most have few rules, and an array
    /// for each costs more than all else.
    var next: Int32 = -1
  }

  /// What an element must have for a rule to come into question.
  fileprivate struct Key: Hashable {
    enum Kind { case type, subtype, identifier }

    let scope: Int32
    let kind: Kind
    /// An identifier, or the last component of a type's name.
    let name: String
  }

  private let entries: [Entry]
  private let scopes: RuleScopes
  /// The first entry of each key in the scopes that have many rules.
  private let heads: [Key: Int32]
  private let usesSubtypes: Bool

  /// An index of sheets, the weakest first.
  public init(_ sheets: [StyleSheet]) {
    self.sheets = sheets
    ruleCount = sheets.reduce(0) { $0 + $1.rules.count }
    sheetNames = Set(sheets.compactMap(\.name))
    var entries: [Entry] = []
    var scopes = RuleScopes()
    entries.reserveCapacity(ruleCount)
    for (sheetIndex, sheet) in sheets.enumerated() {
      var order = 0
      for ruleIndex in sheet.rules.indices {
        entries.append(
          Entry(
            sheet: Int32(sheetIndex), rule: Int32(ruleIndex), order: Int32(clamping: order),
            scope: scopes.addRule(in: sheet.rules[ruleIndex].selector.controller)))
        order += sheet.rules[ruleIndex].declarations.count
      }
    }
    var heads: [Key: Int32] = [:]
    var usesSubtypes = false
    var pathFilter = StylePathFilter()
    for index in entries.indices {
      let entry = entries[index]
      let place = Int32(index)
      pathFilter.add(sheets[Int(entry.sheet)].rules[Int(entry.rule)].selector.ancestors)
      if scopes[entry.scope].hasFewRules {
        entries[index].next = scopes.replaceHead(of: entry.scope, by: place)
      } else {
        let key = Key(sheets[Int(entry.sheet)].rules[Int(entry.rule)].selector.subject, in: entry.scope)
        usesSubtypes = usesSubtypes || key.kind == .subtype
        entries[index].next = heads.updateValue(place, forKey: key) ?? -1
      }
    }
    self.entries = entries
    self.heads = heads
    self.scopes = scopes
    self.usesSubtypes = usesSubtypes
    self.pathFilter = pathFilter
    usesRelations = sheets.contains { sheet in
      // Stylist's alone has words for them; to look through large sheets of the others would take time.
      sheet.dialect == .stylist
        && sheet.rules.contains { rule in rule.declarations.contains { !$0.relations.isEmpty } }
    }
    variables = StyleVariables(sheets.filter { $0.name == nil })
    namedVariables = Dictionary(grouping: sheets.filter { $0.name != nil }) { $0.name ?? "" }
      .mapValues { StyleVariables($0) }
  }

  /// What rules ask for on the response path.
  let pathFilter: StylePathFilter
  /// Whether any rule speaks of objects that it reaches from others.
  let usesRelations: Bool
  /// The variables of the sheets without a name.
  public let variables: StyleVariables
  /// The variables of the sheets of each name.
  let namedVariables: [String: StyleVariables]

  /// All declarations that speak of an element and whose conditions hold, unmerged, in no particular order.
  public func matches(
    for element: StyleElement, in environment: StyleEnvironment = StyleEnvironment()
  ) -> [StyleMatch] {
    matches(for: element, in: environment, isRelational: false)
  }

  /// Whether any declaration speaks of an element, should its conditions hold.
  func speaks(of element: StyleElement) -> Bool {
    guard ruleCount > 0 else { return false }
    let hasScope =
      scopes[RuleScopes.global].ruleCount > 0
      || element.controller.map { scopes.hasPlace(named: StyleTypeName($0.name).lastComponent) } == true
    return hasScope && !matches(for: element, in: nil, isRelational: false).isEmpty
  }

  /// All declarations of rules for an element that speak of objects which it is related to.
  func relationalMatches(for element: StyleElement, in environment: StyleEnvironment) -> [StyleMatch] {
    usesRelations ? matches(for: element, in: environment, isRelational: true) : []
  }

  private func matches(
    for element: StyleElement, in environment: StyleEnvironment?, isRelational: Bool
  ) -> [StyleMatch] {
    let chosen = element.stylesheet.flatMap { sheetNames.contains($0) ? $0 : nil }
    var question = Question(
      element: element, environment: environment, sheetName: chosen, isRelational: isRelational)
    collect(from: RuleScopes.global, .global, isScopeAssumed: false, for: &question)
    guard let controller = element.controller else { return question.matches }
    for scope in scopes.places(named: StyleTypeName(controller.name).lastComponent) {
      guard
        let match = scopes[scope].controller?.match(className: controller.name, module: controller.module)
      else { continue }
      collect(from: scope, .controller, isScopeAssumed: match == .unknownModule, for: &question)
    }
    return question.matches
  }

  /// An element and what was found for it.
  private struct Question {
    let element: StyleElement
    /// Nil where conditions are not asked for.
    let environment: StyleEnvironment?
    /// The name of the only sheets that are asked; nil for those without one.
    let sheetName: String?
    /// Whether it is asked for what is said of related objects.
    let isRelational: Bool
    var matches: [StyleMatch] = []
    private var places: [StyleNameAttribute: [String: Int]] = [:]

    init(element: StyleElement, environment: StyleEnvironment?, sheetName: String?, isRelational: Bool) {
      self.element = element
      self.isRelational = isRelational
      self.environment = environment
      self.sheetName = sheetName
    }

    /// The places of the element's names for sheets of a dialect.
    mutating func namePlaces(for dialect: StyleDialect) -> [String: Int] {
      guard !element.names.isEmpty else { return [:] }
      let attribute = dialect.nameAttribute
      if let known = places[attribute] { return known }
      let made = element.namePlaces(strongest: attribute)
      places[attribute] = made
      return made
    }
  }

  private func collect(
    from scope: Int32, _ layer: StyleStrength.Layer, isScopeAssumed: Bool, for question: inout Question
  ) {
    guard scopes[scope].ruleCount > 0 else { return }
    if scopes[scope].hasFewRules {
      for entry in entries(from: scopes[scope].head) {
        add(entry, layer, isScopeAssumed: isScopeAssumed, to: &question)
      }
      return
    }
    for key in Self.keys(of: question.element, in: scope, hasSubtypes: usesSubtypes) {
      for entry in entries(from: heads[key] ?? -1) {
        add(entry, layer, isScopeAssumed: isScopeAssumed, to: &question)
      }
    }
  }

  /// The keys of all rules that may speak of an element.
  private static func keys(of element: StyleElement, in scope: Int32, hasSubtypes: Bool) -> [Key] {
    var keys = [Key(.type(StyleTypeName(element.className.name)), in: scope)]
    if hasSubtypes {
      var seen: Set<String> = []
      for name in element.classChain.map({ StyleTypeName($0.name) })
      where seen.insert(name.lastComponent).inserted {
        keys.append(Key(.subtype(name), in: scope))
      }
    }
    for name in Set(element.names.map(\.name)) { keys.append(Key(.identifier(name), in: scope)) }
    return keys
  }

  private func entries(from head: Int32) -> some Sequence<Entry> {
    sequence(state: head) { [entries] place in
      guard place >= 0 else { return nil }
      let entry = entries[Int(place)]
      place = entry.next
      return entry
    }
  }

  /// Adds a rule's declarations if it speaks of the element.
  private func add(
    _ entry: Entry, _ layer: StyleStrength.Layer, isScopeAssumed: Bool, to question: inout Question
  ) {
    let sheet = sheets[Int(entry.sheet)]
    guard sheet.name == question.sheetName else { return }
    let rule = rule(entry)
    guard
      let fit = rule.selector.fit(question.element, namePlaces: question.namePlaces(for: sheet.dialect))
    else { return }
    let origin = StyleOrigin(rule, in: sheet)
    var strength = StyleStrength(
      sheet: Int(entry.sheet), layer: layer, selector: StyleSelectorWeight(fit.weight, in: sheet.dialect),
      namePlace: fit.namePlace)
    for (index, declaration) in rule.declarations.enumerated() {
      guard declaration.relations.isEmpty != question.isRelational else { continue }
      if let environment = question.environment, !declaration.conditions.allSatisfy(environment.meets) {
        continue
      }
      strength.conditions = declaration.conditions.count
      strength.order = Int(entry.order) + index
      question.matches.append(
        StyleMatch(
          declaration, from: origin, strength: strength,
          isModuleAssumed: isScopeAssumed || fit.isModuleAssumed))
    }
  }

  private func rule(_ entry: Entry) -> StyleRule { sheets[Int(entry.sheet)].rules[Int(entry.rule)] }
}

extension RuleIndex.Key {
  /// The key of a subject: the part of it that the fewest elements have.
  fileprivate init(_ subject: StyleSelector.Subject, in scope: Int32) {
    switch subject {
    case .type(let type): self.init(scope: scope, kind: .type, name: type.lastComponent)
    case .subtype(let type): self.init(scope: scope, kind: .subtype, name: type.lastComponent)
    case .identifier(let identifier): self.init(scope: scope, kind: .identifier, name: identifier)
    case .all(let parts):
      let rarest = parts.max { Self.rarity(of: $0) < Self.rarity(of: $1) }
      self = rarest.map { Self($0, in: scope) } ?? Self(scope: scope, kind: .identifier, name: "")
    }
  }

  private static func rarity(of part: StyleSelector.Subject) -> Int {
    switch part {
    case .identifier: 2
    case .type: 1
    case .subtype, .all: 0
    }
  }
}
