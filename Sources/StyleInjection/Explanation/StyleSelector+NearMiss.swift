extension StyleSelector {
  /// What an object must be for the selector to be judged.
  struct Judged {
    let element: StyleElement
    /// The identifiers that rules ask for.
    let askedIdentifiers: Set<String>
  }

  /// What one thing keeps the selector from fitting an element; nil where it fits, or where more than one does.
  func nearMiss(_ judged: Judged) -> StyleNearMiss.Reason? {
    let element = judged.element
    let own = StyleElement.Step(
      element.className, superclasses: Array(element.classChain.dropFirst()), names: element.names)
    var reasons: [StyleNearMiss.Reason] = []
    for outcome in [subject.fit(own, judged), controllerFit(element), ancestorsFit(judged)] {
      switch outcome {
      case .fits: continue
      case .near(let reason): reasons.append(reason)
      case .far: return nil
      }
    }
    return reasons.count == 1 ? reasons[0] : nil
  }

  private func controllerFit(_ element: StyleElement) -> NearMissFit {
    guard let controller else { return .fits }
    guard let nearest = element.controller else { return .near(.controller(controller, nearest: nil)) }
    if controller.match(className: nearest.name, module: nearest.module) != nil { return .fits }
    if controller.isOtherModule(of: nearest) { return .near(.module(controller, found: nearest)) }
    let isFurtherOut = element.path.contains {
      controller.match(className: $0.className.name, module: $0.className.module) != nil
    }
    return isFurtherOut ? .near(.controller(controller, nearest: nearest)) : .far
  }

  private func ancestorsFit(_ judged: Judged) -> NearMissFit {
    let path = judged.element.path
    var place = 0
    var lacking: [Subject] = []
    for ancestor in ancestors.reversed() {
      let found = path.indices.dropFirst(place).first { ancestor.fit(path[$0], judged).isFit }
      if let found { place = found + 1 } else { lacking.append(ancestor) }
    }
    guard let first = lacking.first else { return .fits }
    guard lacking.count == 1 else { return .far }
    if path.contains(where: { first.fit($0, judged).isFit }) { return .near(.otherOrder(ancestors)) }
    for step in path {
      if case .near(let reason) = first.fit(step, judged) { return .near(reason) }
    }
    return .near(.notOnPath(first))
  }
}

/// How near something comes to what a selector asks for.
private enum NearMissFit {
  case fits
  case near(StyleNearMiss.Reason)
  case far

  var isFit: Bool { if case .fits = self { true } else { false } }
}

extension StyleSelector.Subject {
  fileprivate func fit(_ step: StyleElement.Step, _ judged: StyleSelector.Judged) -> NearMissFit {
    var near: StyleNearMiss.Reason?
    for part in parts {
      switch part.partFit(step, judged) {
      case .fits: continue
      case .near(let reason) where near == nil: near = reason
      case .near, .far: return .far
      }
    }
    return near.map(NearMissFit.near) ?? .fits
  }

  private func partFit(_ step: StyleElement.Step, _ judged: StyleSelector.Judged) -> NearMissFit {
    switch self {
    case .identifier(let name):
      let names = step.names.map(\.name)
      if names.contains(name) { return .fits }
      // A name that rules ask for is not misspelt.
      let candidates = names.filter { !judged.askedIdentifiers.contains($0) }
      return NearestName.of(name, in: candidates).map { .near(.identifier(name, found: $0)) } ?? .far
    case .type(let type):
      let places = step.classChain.indices.filter { type.matches(step.classChain[$0]) }
      if places.first == 0 { return .fits }
      if !places.isEmpty { return .near(.exactTypeOnly(type, found: step.className)) }
      return type.isOtherModule(of: step.className) ? .near(.module(type, found: step.className)) : .far
    case .subtype(let type):
      if step.classChain.contains(where: type.matches) { return .fits }
      return step.classChain.first(where: type.isOtherModule).map { .near(.module(type, found: $0)) } ?? .far
    case .all(let parts):
      // No part of a list is a list.
      return parts.allSatisfy { $0.partFit(step, judged).isFit } ? .fits : .far
    }
  }
}

extension StyleTypeName {
  fileprivate func matches(_ name: StyleClassName) -> Bool {
    match(className: name.name, module: name.module) != nil
  }

  /// Whether it names the class, in a module that is not the class's.
  fileprivate func isOtherModule(of name: StyleClassName) -> Bool {
    !matches(name) && text != lastComponent && lastComponent == StyleTypeName(name.name).lastComponent
  }
}
