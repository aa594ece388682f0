/// A rule on its way into another dialect.
struct ConvertedRule {
  /// A declaration with what counts in comparisons.
  struct Declaration {
    var declaration: StyleDeclaration
    /// Where what it sets may be stored, the way to the object included, and which parts of that it covers.
    let storages: [String: [[String]]]
    let rank: RankedDeclaration
  }

  /// The rule as it was.
  let rule: StyleRule
  let file: SourceFile
  /// The place of its sheet, and the language of that.
  let sheet: Int
  let source: StyleDialect
  /// The selector as the other dialect means it.
  let selector: StyleSelector
  var declarations: [Declaration]

  init(_ rule: StyleRule, in sheet: StyleSheet, at place: Int, to target: StyleDialect) {
    self.rule = rule
    file = sheet.file
    self.sheet = place
    source = sheet.dialect
    selector = rule.selector.meant(in: target)
    declarations = []
  }

  /// The rule as it is to be written.
  var written: StyleRule {
    StyleRule(rule.selector, at: rule.selectorSpan, declarations.map(\.declaration))
  }
}

extension StyleSelector {
  /// The selector as a dialect would mean it: some have classes with their subclasses only.
  fileprivate func meant(in dialect: StyleDialect) -> StyleSelector {
    guard dialect == .stylekit || dialect == .stylist else {
      return StyleSelector(subject, inside: ancestors, in: controller)
    }
    return StyleSelector(subject.inherited, inside: ancestors.map(\.inherited), in: controller)
  }
}

extension StyleSelector.Subject {
  fileprivate var inherited: Self {
    switch self {
    case .type(let type): .subtype(type)
    case .subtype, .identifier: self
    case .all(let parts): .all(parts.map(\.inherited))
    }
  }
}
