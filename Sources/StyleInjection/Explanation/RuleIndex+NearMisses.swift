extension RuleIndex {
  /// The rules that would speak of an element if one thing were otherwise, and the declarations of matching rules whose
  /// conditions do not hold; in the order of sheets and files. O(rules).
  public func nearMisses(
    for element: StyleElement, in environment: StyleEnvironment = StyleEnvironment()
  ) -> [StyleNearMiss] {
    let judged = StyleSelector.Judged(element: element, askedIdentifiers: askedIdentifiers)
    let chosen = element.stylesheet.flatMap { sheetNames.contains($0) ? $0 : nil }
    return sheets.flatMap { sheet in
      let places = element.namePlaces(strongest: sheet.dialect.nameAttribute)
      return sheet.rules.flatMap { rule in
        let origin = StyleOrigin(rule, in: sheet)
        let fits =
          rule.selector.isControllers(of: element) && rule.selector.fit(element, namePlaces: places) != nil
        switch (fits, sheet.name == chosen) {
        case (true, true): return Self.unmet(rule.declarations, of: origin, in: environment)
        case (true, false):
          let reason = StyleNearMiss.Reason.sheet(sheet.name, chosen: chosen)
          return [StyleNearMiss(origin: origin, declarations: rule.declarations, reason: reason)]
        case (false, true):
          let reason = rule.selector.nearMiss(judged)
          return reason.map { [StyleNearMiss(origin: origin, declarations: rule.declarations, reason: $0)] }
            ?? []
        case (false, false): return []
        }
      }
    }
  }

  /// The declarations of a matching rule of which a condition does not hold.
  private static func unmet(
    _ declarations: [StyleDeclaration], of origin: StyleOrigin, in environment: StyleEnvironment
  ) -> [StyleNearMiss] {
    declarations.filter(\.relations.isEmpty).compactMap { declaration in
      declaration.conditions.first { !environment.meets($0) }.map {
        StyleNearMiss(origin: origin, declarations: [declaration], reason: .condition($0))
      }
    }
  }

  private var askedIdentifiers: Set<String> {
    var names: Set<String> = []
    for rule in sheets.lazy.flatMap(\.rules) {
      for part in (rule.selector.ancestors + [rule.selector.subject]).flatMap(\.parts) {
        if case .identifier(let name) = part { names.insert(name) }
      }
    }
    return names
  }
}

extension StyleSelector {
  /// Whether it counts everywhere, or for the element's controller.
  fileprivate func isControllers(of element: StyleElement) -> Bool {
    guard let controller else { return true }
    return element.controller.map {
      controller.match(className: $0.name, module: $0.module) != nil
    } ?? false
  }
}
