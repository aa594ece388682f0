/// What of a rule counts in comparisons.
struct RankedRule {
  /// The place of its sheet.
  let sheet: Int
  let controller: String?
  let subjectType: (name: String, isExact: Bool)?
  let subjectIdentifiers: Set<String>
  let ancestors: [StyleSelector.Subject]
  let identifierCount: Int
  let typeCount: Int

  init(_ selector: StyleSelector, inSheet sheet: Int) {
    self.sheet = sheet
    controller = selector.controller?.lastComponent
    ancestors = selector.ancestors
    var type: (name: String, isExact: Bool)?
    var identifiers: Set<String> = []
    for part in selector.subject.parts {
      switch part {
      case .type(let own): type = (own.lastComponent, true)
      case .subtype(let own): type = (own.lastComponent, false)
      case .identifier(let name): identifiers.insert(name)
      case .all: break
      }
    }
    subjectType = type
    subjectIdentifiers = identifiers
    let parts = (selector.ancestors + [selector.subject]).flatMap(\.parts)
    identifierCount = parts.count { if case .identifier = $0 { true } else { false } }
    typeCount = parts.count - identifierCount
  }

  /// Whether their controllers may be one.
  func canMeet(_ other: RankedRule, alike likeness: RuleLikeness) -> Bool {
    controller == nil || other.controller == nil || likeness.contains(.controller)
  }
}

/// What of a declaration counts in comparisons.
struct RankedDeclaration {
  let rule: RankedRule
  let conditions: [StyleCondition]

  /// Whether the conditions of both may hold at once.
  func canMeet(_ other: RankedDeclaration) -> Bool {
    !conditions.contains { own in
      other.conditions.contains { $0.excludes(own) }
    }
  }
}

extension StyleCondition {
  /// Whether both are of one kind and never hold together.
  fileprivate func excludes(_ other: StyleCondition) -> Bool {
    switch (self, other) {
    case (.device(let own), .device(let others)): own != others
    case (.horizontal(let own), .horizontal(let others)): own != others
    case (.vertical(let own), .vertical(let others)): own != others
    case (.appearance(let own), .appearance(let others)): own != others
    case (.contrast(let own), .contrast(let others)): own != others
    case (.category(let own), .category(let others)): own != others
    default: false
    }
  }
}
