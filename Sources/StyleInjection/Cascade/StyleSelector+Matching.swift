extension StyleSelector {
  /// How a selector fits an element.
  struct Fit {
    var weight = StyleSelectorWeight.Match()
    /// The place of the last of the names that it asks for in the element's list.
    var namePlace = 0
    /// Whether a module that it names could not be compared.
    var isModuleAssumed = false
  }

  /// How the selector fits an element, its controller left out of account; nil if it does not.
  ///
  /// - Parameter namePlaces: the places of the element's names.
  func fit(_ element: StyleElement, namePlaces: [String: Int]) -> Fit? {
    var fit = Fit()
    for part in subject.parts {
      guard part.fits(element.classChain, { namePlaces[$0] != nil }, &fit) else { return nil }
      if case .identifier(let name) = part { fit.namePlace = max(fit.namePlace, namePlaces[name] ?? 0) }
    }
    fit.weight.subjectDistance = fit.weight.distance
    guard !ancestors.isEmpty else { return fit }
    return fitsAncestors(of: element, &fit) ? fit : nil
  }

  /// Each ancestor is sought from the one before outwards; the outermost as far out as it can be, which is what
  /// containment is measured by.
  private func fitsAncestors(of element: StyleElement, _ fit: inout Fit) -> Bool {
    var place = 0
    for (index, ancestor) in ancestors.reversed().enumerated() {
      let rest = element.path.indices.dropFirst(place)
      let isOutermost = index == ancestors.count - 1
      let candidates = isOutermost ? Array(rest.reversed()) : Array(rest)
      guard let found = candidates.first(where: { fits(ancestor, element.path[$0]) }) else { return false }
      for part in ancestor.parts {
        let step = element.path[found]
        _ = part.fits(step.classChain, { name in step.names.contains { $0.name == name } }, &fit)
      }
      fit.weight.ancestors += 1
      fit.weight.outermost = found + 1
      place = found + 1
    }
    return true
  }

  private func fits(_ ancestor: Subject, _ step: StyleElement.Step) -> Bool {
    var ignored = Fit()
    return ancestor.parts.allSatisfy { part in
      part.fits(step.classChain, { name in step.names.contains { $0.name == name } }, &ignored)
    }
  }
}

extension StyleSelector.Subject {
  /// Whether an object of a class chain with certain names is or carries what the part says; how is added to a fit.
  fileprivate func fits(
    _ classChain: [StyleClassName], _ hasName: (String) -> Bool, _ fit: inout StyleSelector.Fit
  ) -> Bool {
    switch self {
    case .identifier(let name):
      guard hasName(name) else { return false }
      fit.weight.identifiers += 1
    case .type(let type):
      guard let own = classChain.first, let match = type.match(className: own.name, module: own.module) else {
        return false
      }
      fit.add(match, distance: 0)
      fit.weight.exactTypes += 1
    case .subtype(let type):
      for (distance, candidate) in classChain.enumerated() {
        guard let match = type.match(className: candidate.name, module: candidate.module) else { continue }
        fit.add(match, distance: distance)
        return true
      }
      return false
    case .all(let parts):
      return parts.allSatisfy { $0.fits(classChain, hasName, &fit) }
    }
    return true
  }
}

extension StyleSelector.Fit {
  fileprivate mutating func add(_ match: StyleTypeName.Match, distance: Int) {
    weight.types += 1
    weight.distance += distance
    isModuleAssumed = isModuleAssumed || match == .unknownModule
  }
}
