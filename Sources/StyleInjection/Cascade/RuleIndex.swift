/// What matching needs of one or more sheets: their rules by the names that they ask for.
///
/// A snapshot that never changes. Building it takes time in the number of rules, a question in the number of
/// rules that name the element's class, names or controller.
public final class RuleIndex: Sendable {
  /// The sheets, the weakest first.
  public let sheets: [StyleSheet]
  /// How many rules they have.
  public let ruleCount: Int

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

  fileprivate struct Key: Hashable {
    let scope: Int32
    let isType: Bool
    /// An identifier, or the last component of a type's name.
    let name: String
  }

  private let entries: [Entry]
  private let scopes: RuleScopes
  /// The first entry of each key in the scopes that have many rules.
  private let heads: [Key: Int32]

  /// An index of sheets, the weakest first.
  public init(_ sheets: [StyleSheet]) {
    self.sheets = sheets
    ruleCount = sheets.reduce(0) { $0 + $1.rules.count }
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
    for index in entries.indices {
      let entry = entries[index]
      let place = Int32(index)
      entries[index].next =
        if scopes[entry.scope].hasFewRules {
          scopes.replaceHead(of: entry.scope, by: place)
        } else {
          heads.updateValue(
            place,
            forKey: Key(
              sheets[Int(entry.sheet)].rules[Int(entry.rule)].selector.subject, in: entry.scope)) ?? -1
        }
    }
    self.entries = entries
    self.heads = heads
    self.scopes = scopes
  }

  /// All declarations that speak of an element, unmerged, in no particular order.
  public func matches(for element: StyleElement) -> [StyleMatch] {
    var matches: [StyleMatch] = []
    collect(from: RuleScopes.global, .global, for: element, isScopeAssumed: false, into: &matches)
    guard let controller = element.controller else { return matches }
    for scope in scopes.places(named: StyleTypeName(controller.name).lastComponent) {
      guard
        let match = scopes[scope].controller?.match(className: controller.name, module: controller.module)
      else { continue }
      collect(from: scope, .controller, for: element, isScopeAssumed: match == .unknownModule, into: &matches)
    }
    return matches
  }

  private func collect(
    from scope: Int32, _ layer: StyleStrength.Layer, for element: StyleElement, isScopeAssumed: Bool,
    into matches: inout [StyleMatch]
  ) {
    let own = element.className
    for entry in entries(of: .type(StyleTypeName(own.name)), in: scope) {
      guard case .type(let type) = rule(entry).selector.subject,
        let match = type.match(className: own.name, module: own.module)
      else { continue }
      append(
        entry, StyleStrength(layer: layer, types: 1), isAssumed: isScopeAssumed || match == .unknownModule,
        to: &matches)
    }
    var places: [StyleNameAttribute: [String: Int]] = [:]
    for name in Set(element.names.map(\.name)) {
      let subject = StyleSelector.Subject.identifier(name)
      for entry in entries(of: subject, in: scope) where rule(entry).selector.subject == subject {
        let attribute = sheets[Int(entry.sheet)].dialect.nameAttribute
        if places[attribute] == nil { places[attribute] = element.namePlaces(strongest: attribute) }
        let strength = StyleStrength(
          layer: layer, identifiers: 1, namePlace: places[attribute]?[name] ?? 0)
        append(entry, strength, isAssumed: isScopeAssumed, to: &matches)
      }
    }
  }

  /// The entries of a scope that may have a subject, and few others.
  private func entries(of subject: StyleSelector.Subject, in scope: Int32) -> some Sequence<Entry> {
    let head = scopes[scope].hasFewRules ? scopes[scope].head : heads[Key(subject, in: scope)] ?? -1
    return sequence(state: head) { [entries] place in
      guard place >= 0 else { return nil }
      let entry = entries[Int(place)]
      place = entry.next
      return entry
    }
  }

  private func append(
    _ entry: Entry, _ strength: StyleStrength, isAssumed: Bool, to matches: inout [StyleMatch]
  ) {
    let sheet = sheets[Int(entry.sheet)]
    let rule = rule(entry)
    let origin = StyleOrigin(
      selector: rule.selector.description, range: SourceRange(sheet.file, rule.selectorSpan),
      dialect: sheet.dialect)
    for (index, declaration) in rule.declarations.enumerated() {
      var own = strength
      own.sheet = Int(entry.sheet)
      own.order = Int(entry.order) + index
      matches.append(StyleMatch(declaration, from: origin, strength: own, isModuleAssumed: isAssumed))
    }
  }

  private func rule(_ entry: Entry) -> StyleRule { sheets[Int(entry.sheet)].rules[Int(entry.rule)] }
}

extension RuleIndex.Key {
  init(_ subject: StyleSelector.Subject, in scope: Int32) {
    switch subject {
    case .type(let type): self.init(scope: scope, isType: true, name: type.lastComponent)
    case .identifier(let identifier): self.init(scope: scope, isType: false, name: identifier)
    }
  }
}
