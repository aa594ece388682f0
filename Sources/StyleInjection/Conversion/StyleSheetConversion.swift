/// Turns sheets into one of another dialect.
///
/// A value is read as its property's type by the grammar of the one dialect and spelled by the other's. Rules are put into
/// an order in which they rank as they did. What cannot be turned so is left out or kept as it is, each time with a
/// warning.
public struct StyleSheetConversion {
  private let registry: StyleRegistry
  private var properties: ConvertedProperties
  private let resources: any StyleResources
  /// How many pairs are compared at most to find rules that rank otherwise.
  var maximumRankComparisonCount = ConvertedOrder.maximumComparisonCount

  /// A conversion with the classes that say which property has which type.
  ///
  /// - Parameters:
  ///   - registry: the classes that can be styled.
  ///   - resources: what exists beside the sheet; a name that is not there is written all the same.
  public init(registry: StyleRegistry, resources: any StyleResources) {
    self.registry = registry
    properties = ConvertedProperties(registry: registry)
    self.resources = resources
  }

  /// Sheets as the text of one in a dialect, with all that has no form there or may mean something else.
  ///
  /// - Parameters:
  ///   - sheets: the weakest first: a sheet stands behind those that it includes. Of an included sheet that is not among
  ///     them the include is kept where the dialect has any. Without sheets the text is empty.
  ///   - dialect: the dialect to write.
  public mutating func written(_ sheets: [StyleSheet], as dialect: StyleDialect) -> WrittenStyleSheet {
    guard !sheets.isEmpty else { return WrittenStyleSheet(text: "", diagnostics: []) }
    var values = ConvertedValues(sheets, to: dialect, resources: resources)
    for sheet in sheets where sheet.dialect != dialect {
      values.enter(sheet)
      for rule in sheet.rules { noteUses(in: rule, from: sheet.dialect, to: dialect, &values) }
    }
    values.noteUses(through: sheets.flatMap(\.variables))
    let variables = variables(of: sheets, &values)
    values.takeVariables(variables.map(\.part))
    var rules: [ConvertedRule] = []
    for (place, sheet) in sheets.enumerated() {
      values.enter(sheet)
      rules += converted(sheet, at: place, to: dialect, &values)
    }
    let order = ConvertedOrder(
      rules, to: dialect, registry: registry, maximumComparisonCount: maximumRankComparisonCount)
    let places = order.order()
    let written = StyleSheetDraft(
      sheets, as: dialect, variables: variables,
      rules: places.map { StyleSheetDraft.Sourced(rules[$0].written, in: rules[$0].file) }
    ).written()
    let check = WrittenSheetCheck(written, as: dialect, of: sheets)
    let losses = RankLosses(of: order) { rule, declaration in
      check.place(of: declaration.key, in: rules[rule].selector)
    }
    let all =
      values.diagnostics.onceEach() + written.diagnostics + losses.diagnostics
      + check.changes(in: places.map { rules[$0] }, variables)
    return WrittenStyleSheet(text: written.text, diagnostics: all.inOrderOfPlaces() + check.remarks)
  }

  private mutating func objects(of declaration: StyleDeclaration, in rule: StyleRule)
    -> ConvertedProperties.Objects
  {
    // What class a related object is of its relation may say.
    let names = declaration.relations.isEmpty ? rule.selector.subject.names : (types: [], hint: "")
    let hint = declaration.relations.last?.name ?? names.hint
    return properties.objects(ofClasses: names.types, hint: hint)
  }

  private mutating func property(
    of declaration: StyleDeclaration, in rule: StyleRule, from source: StyleDialect, to target: StyleDialect
  ) -> ConvertedProperties.Property? {
    let objects = objects(of: declaration, in: rule)
    return properties.property(declaration.keyPath, of: objects, from: source, to: target)
  }

  private mutating func noteUses(
    in rule: StyleRule, from source: StyleDialect, to target: StyleDialect, _ values: inout ConvertedValues
  ) {
    for declaration in rule.declarations {
      guard let property = property(of: declaration, in: rule, from: source, to: target) else { continue }
      values.noteUse(of: declaration.value.value, as: ConvertedValues.Form(property))
    }
  }

  /// The variables of all sheets: of equal names and conditions the one of the strongest sheet.
  private func variables(
    of sheets: [StyleSheet], _ values: inout ConvertedValues
  ) -> [StyleSheetDraft.Sourced<StyleVariable>] {
    var stronger: [String: [Set<StyleCondition>]] = [:]
    var variables: [StyleSheetDraft.Sourced<StyleVariable>] = []
    for sheet in sheets.reversed() {
      values.enter(sheet)
      var own: [StyleSheetDraft.Sourced<StyleVariable>] = []
      for variable in sheet.variables {
        let conditions = Set(variable.conditions)
        // A stronger sheet's value counts whenever this one would.
        if stronger[variable.name]?.contains(where: { $0.isSubset(of: conditions) }) == true { continue }
        if let spelled = values.variable(variable) { own.append(.init(spelled, in: sheet.file)) }
      }
      for variable in sheet.variables {
        stronger[variable.name, default: []].append(Set(variable.conditions))
      }
      variables = own + variables
    }
    return variables
  }

  private mutating func converted(
    _ sheet: StyleSheet, at place: Int, to target: StyleDialect, _ values: inout ConvertedValues
  ) -> [ConvertedRule] {
    return sheet.rulesWithoutOuterBlocks.map { rule in
      var converted = ConvertedRule(rule, in: sheet, at: place, to: target)
      let rank = RankedRule(rule.selector, inSheet: place)
      // Of what has no form the draft tells.
      let isLost = !target.canWrite(rule.selector)
      for declaration in rule.declarations {
        let isUnchanged = isLost || target != .stylist && !declaration.relations.isEmpty
        let found = property(of: declaration, in: rule, from: sheet.dialect, to: target)
        let objects = objects(of: declaration, in: rule)
        if !isUnchanged, found == nil, sheet.dialect != target,
          let className = properties.className(having: declaration.keyPath, of: objects, in: target)
        {
          values.warn(
            "'\(declaration.keyPath)' is not known in \(sheet.dialect.rawValue), but \(className) has it in"
              + " \(target.rawValue)", at: declaration.keySpan)
        }
        let spelled =
          isUnchanged
          ? declaration : self.declaration(declaration, found, in: sheet.dialect, to: target, &values)
        guard let new = spelled else { continue }
        let way = declaration.relations.map { $0.name + " " }.joined()
        let storages = found?.storages ?? [declaration.keyPath: [[]]]
        converted.add(
          ConvertedRule.Declaration(
            declaration: new,
            storages: Dictionary(uniqueKeysWithValues: storages.map { (way + $0.key, $0.value) }),
            rank: RankedDeclaration(rule: rank, conditions: declaration.conditions)))
      }
      return converted
    }
  }

  private func declaration(
    _ declaration: StyleDeclaration, _ property: ConvertedProperties.Property?, in source: StyleDialect,
    to target: StyleDialect, _ values: inout ConvertedValues
  ) -> StyleDeclaration? {
    guard source != target else { return values.unchanged(declaration) }
    if let property, property.isLost {
      values.warn(
        "'\(declaration.keyPath)' is kept as it is: \(target.rawValue) has no such property",
        at: declaration.keySpan)
    } else if let property, let other = property.otherClasses.first {
      let more = property.otherClasses.count > 1 ? " and \(property.otherClasses.count - 1) more" : ""
      values.warn(
        "'\(declaration.keyPath)' becomes \(property.className)'s '\(property.keyPath)', which is not the same for"
          + " \(other)\(more) in \(target.rawValue)", property.isOfTablesAlone ? .note : .warning,
        at: declaration.keySpan)
    } else if let part = property?.conversion?.part, let keyPath = property?.keyPath {
      values.warn(
        "'\(declaration.keyPath)' becomes '\(keyPath)' with \(part) alone: \(target.rawValue) sets it as a whole",
        at: declaration.keySpan)
    }
    let value = values.value(
      declaration.value, as: property.map(ConvertedValues.Form.init), key: declaration.keyPath)
    return value.map {
      StyleDeclaration(
        property?.keyPath ?? declaration.keyPath, at: declaration.keySpan, of: declaration.relations,
        when: declaration.conditions, $0)
    }
  }
}

extension [Diagnostic] {
  /// The diagnostics, those that say the same put together at the first place.
  fileprivate func onceEach() -> [Diagnostic] {
    var places: [String: Int] = [:]
    var groups: [[Diagnostic]] = []
    for diagnostic in self {
      if let place = places[diagnostic.message] {
        groups[place].append(diagnostic)
      } else {
        places[diagnostic.message] = groups.count
        groups.append([diagnostic])
      }
    }
    return groups.map { group in
      Diagnostic(
        group[0].id, group[0].severity, group[0].message, at: group[0].range,
        notes: group.dropFirst().map { Diagnostic.Note("here, too", at: $0.range) })
    }
  }
}

extension ConvertedRule {
  /// Adds a declaration. Parts of a property that became wholes are put together.
  fileprivate mutating func add(_ new: Declaration) {
    let own = new.declaration
    if let index = declarations.firstIndex(where: { $0.declaration.key == own.key }) {
      let old = declarations[index].declaration
      guard new.storages != declarations[index].storages, case .dictionary(let entries) = old.value.value,
        case .dictionary(let more) = own.value.value
      else {
        declarations.append(new)
        return
      }
      let whole = entries.filter { entry in !more.contains { $0.key == entry.key } } + more
      declarations[index].declaration = StyleDeclaration(
        old.keyPath, at: old.keySpan, of: old.relations, when: old.conditions,
        LocatedStyleValue(.dictionary(whole), at: old.value.span))
    } else {
      declarations.append(new)
    }
  }
}

extension StyleSheet {
  /// The rules without those that StyleKit's blocks are only to hold other blocks.
  fileprivate var rulesWithoutOuterBlocks: [StyleRule] {
    guard dialect == .stylekit else { return rules }
    let outer = Set(rules.compactMap { $0.selector.ancestors.isEmpty ? nil : $0.selector.ancestors })
    return rules.filter { rule in
      !rule.declarations.isEmpty || !outer.contains(rule.selector.ancestors + [rule.selector.subject])
    }
  }
}

extension StyleSelector.Subject {
  /// The classes that it names, without their modules, and all its names.
  fileprivate var names: (types: [(name: String, isExact: Bool)], hint: String) {
    let types = parts.compactMap { part -> (name: String, isExact: Bool)? in
      switch part {
      case .type(let type): (type.lastComponent, true)
      case .subtype(let type): (type.lastComponent, false)
      case .identifier, .all: nil
      }
    }
    let names = parts.compactMap { part in if case .identifier(let name) = part { name } else { nil } }
    return (types, (types.map(\.name) + names).joined(separator: " "))
  }
}
