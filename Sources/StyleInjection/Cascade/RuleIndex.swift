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
  }

  private struct Layer {
    var types: [String: [Entry]] = [:]
    var identifiers: [String: [Entry]] = [:]

    mutating func insert(_ entry: Entry, for subject: StyleSelector.Subject) {
      switch subject {
      case .type(let type): types[type.lastComponent, default: []].append(entry)
      case .identifier(let identifier): identifiers[identifier, default: []].append(entry)
      }
    }
  }

  private let global: Layer
  /// By the last component of the controller's name, then by the name as written.
  private let controllers: [String: [StyleTypeName: Layer]]

  /// An index of sheets, the weakest first.
  public init(_ sheets: [StyleSheet]) {
    self.sheets = sheets
    ruleCount = sheets.reduce(0) { $0 + $1.rules.count }
    var global = Layer()
    var controllers: [String: [StyleTypeName: Layer]] = [:]
    for (sheetIndex, sheet) in sheets.enumerated() {
      var order = 0
      for (ruleIndex, rule) in sheet.rules.enumerated() {
        let entry = Entry(sheet: Int32(sheetIndex), rule: Int32(ruleIndex), order: Int32(clamping: order))
        order += rule.declarations.count
        let subject = rule.selector.subject
        if let controller = rule.selector.controller {
          controllers[controller.lastComponent, default: [:]][controller, default: Layer()].insert(
            entry, for: subject)
        } else {
          global.insert(entry, for: subject)
        }
      }
    }
    self.global = global
    self.controllers = controllers
  }

  /// All declarations that speak of an element, unmerged, in no particular order.
  public func matches(for element: StyleElement) -> [StyleMatch] {
    var matches: [StyleMatch] = []
    collect(from: global, .global, for: element, isScopeAssumed: false, into: &matches)
    if let controller = element.controller {
      for (name, layer) in controllers[StyleTypeName(controller.name).lastComponent] ?? [:] {
        guard let match = name.match(className: controller.name, module: controller.module) else { continue }
        collect(
          from: layer, .controller, for: element, isScopeAssumed: match == .unknownModule, into: &matches)
      }
    }
    return matches
  }

  private func collect(
    from layer: Layer, _ kind: StyleStrength.Layer, for element: StyleElement, isScopeAssumed: Bool,
    into matches: inout [StyleMatch]
  ) {
    let own = element.className
    for entry in layer.types[StyleTypeName(own.name).lastComponent] ?? [] {
      guard case .type(let type) = rule(entry).selector.subject,
        let match = type.match(className: own.name, module: own.module)
      else { continue }
      append(
        entry, StyleStrength(layer: kind, types: 1), isAssumed: isScopeAssumed || match == .unknownModule,
        to: &matches)
    }
    for name in Set(element.names.map(\.name)) {
      for entry in layer.identifiers[name] ?? [] {
        let attribute = sheets[Int(entry.sheet)].dialect.nameAttribute
        let place = element.names(strongest: attribute).lastIndex(of: name) ?? 0
        let strength = StyleStrength(layer: kind, identifiers: 1, namePlace: place)
        append(entry, strength, isAssumed: isScopeAssumed, to: &matches)
      }
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
