import StyleDiagnostics
import StyleInjection

/// Finds rules for views of whatever kind, which reach more than their author may have had in mind.
struct BroadRules {
  /// The classes that all views have.
  private static let rootClasses: Set<String> = ["UIView", "UIResponder", "NSObject"]

  /// How many views there are of each class.
  let views: [StyleClassName: Int]

  /// A note for each rule without containment or controller that matches a third of the views or more by no more than
  /// that they are views.
  func diagnostics(of sheet: StyleSheet) -> [Diagnostic] {
    let all = views.values.reduce(0, +)
    // Those who choose a sheet by its name mean all that they hold.
    guard all > 0, sheet.name == nil else { return [] }
    return sheet.rules.compactMap { rule in
      guard rule.selector.ancestors.isEmpty, rule.selector.controller == nil,
        let count = count(rule.selector.subject, all), count * 3 >= all
      else { return nil }
      return Diagnostic(
        .selectorBroad, .note,
        "'\(rule.selector)' is broad: \(count) of \(Counted.text(all, "view")) match it, whatever they are for",
        at: SourceRange(sheet.file, rule.selectorSpan))
    }
  }

  /// How many views a subject matches; nil for one that says more than that they are views.
  private func count(_ subject: StyleSelector.Subject, _ all: Int) -> Int? {
    switch subject {
    case .subtype(let type) where Self.rootClasses.contains(type.lastComponent): all
    case .type(let type) where Self.rootClasses.contains(type.lastComponent):
      views.filter { type.match(className: $0.key.name, module: $0.key.module) != nil }.values.reduce(0, +)
    default: nil
    }
  }
}
