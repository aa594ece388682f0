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
    /// The next entry of the same key; negative at the end. A list within one array: most keys have one rule,
    /// and an array for each costs more than all else.
    let next: Int32
  }

  fileprivate struct Key: Hashable {
    /// The place of the layer's controller in `scopes`; negative for the global layer.
    let scope: Int32
    let isType: Bool
    /// An identifier, or the last component of a type's name.
    let name: String
  }

  private let entries: [Entry]
  private let heads: [Key: Int32]
  private let scopes: [StyleTypeName]
  /// The places in `scopes` by the last component of the controller's name.
  private let scopesByName: [String: [Int32]]

  /// An index of sheets, the weakest first.
  public init(_ sheets: [StyleSheet]) {
    self.sheets = sheets
    ruleCount = sheets.reduce(0) { $0 + $1.rules.count }
    var entries: [Entry] = []
    var heads: [Key: Int32] = [:]
    var scopes = Scopes()
    entries.reserveCapacity(ruleCount)
    heads.reserveCapacity(ruleCount)
    for (sheetIndex, sheet) in sheets.enumerated() {
      var order = 0
      for (ruleIndex, rule) in sheet.rules.enumerated() {
        let key = Key(
          rule.selector.subject, in: rule.selector.controller.map { scopes.place(of: $0) } ?? Self.global)
        let place = Int32(entries.count)
        let next = heads.updateValue(place, forKey: key) ?? -1
        entries.append(
          Entry(sheet: Int32(sheetIndex), rule: Int32(ruleIndex), order: Int32(clamping: order), next: next))
        order += rule.declarations.count
      }
    }
    self.entries = entries
    self.heads = heads
    self.scopes = scopes.names
    scopesByName = Dictionary(grouping: scopes.names.indices.map(Int32.init)) {
      scopes.names[Int($0)].lastComponent
    }
  }

  /// All declarations that speak of an element, unmerged, in no particular order.
  public func matches(for element: StyleElement) -> [StyleMatch] {
    var matches: [StyleMatch] = []
    collect(from: Self.global, .global, for: element, isScopeAssumed: false, into: &matches)
    guard let controller = element.controller else { return matches }
    for scope in scopesByName[StyleTypeName(controller.name).lastComponent] ?? [] {
      guard let match = scopes[Int(scope)].match(className: controller.name, module: controller.module) else {
        continue
      }
      collect(from: scope, .controller, for: element, isScopeAssumed: match == .unknownModule, into: &matches)
    }
    return matches
  }

  private static let global: Int32 = -1

  private func collect(
    from scope: Int32, _ layer: StyleStrength.Layer, for element: StyleElement, isScopeAssumed: Bool,
    into matches: inout [StyleMatch]
  ) {
    let own = element.className
    for entry in entries(Key(.type(StyleTypeName(own.name)), in: scope)) {
      guard case .type(let type) = rule(entry).selector.subject,
        let match = type.match(className: own.name, module: own.module)
      else { continue }
      append(
        entry, StyleStrength(layer: layer, types: 1), isAssumed: isScopeAssumed || match == .unknownModule,
        to: &matches)
    }
    for name in Set(element.names.map(\.name)) {
      for entry in entries(Key(.identifier(name), in: scope)) {
        let attribute = sheets[Int(entry.sheet)].dialect.nameAttribute
        let place = element.names(strongest: attribute).lastIndex(of: name) ?? 0
        let strength = StyleStrength(layer: layer, identifiers: 1, namePlace: place)
        append(entry, strength, isAssumed: isScopeAssumed, to: &matches)
      }
    }
  }

  private func entries(_ key: Key) -> some Sequence<Entry> {
    sequence(state: heads[key] ?? -1) { [entries] place in
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

/// Controllers' names as numbers. A controller's rules stand side by side, so the last answer is kept.
private struct Scopes {
  private(set) var names: [StyleTypeName] = []
  private var places: [StyleTypeName: Int32] = [:]

  mutating func place(of name: StyleTypeName) -> Int32 {
    if let last = names.last, last == name { return Int32(names.count - 1) }
    if let known = places[name] { return known }
    let place = Int32(names.count)
    names.append(name)
    places[name] = place
    return place
  }
}
