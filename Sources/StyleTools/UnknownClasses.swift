import StyleDiagnostics
import StyleInjection

/// Finds selectors that name a class which neither UIKit nor any of the documents has: rules for it do nothing.
struct UnknownClasses {
  private let registry: StyleRegistry
  /// The documents' custom classes by the last component of their names.
  private let custom: [String: [StyleClassName]]

  /// - Parameter custom: the classes that documents name.
  init(registry: StyleRegistry, custom: Set<StyleClassName>) {
    self.registry = registry
    self.custom = Dictionary(grouping: custom) { StyleTypeName($0.name).lastComponent }
  }

  /// One warning for each place of a sheet that names an unknown class.
  func diagnostics(of sheet: StyleSheet) -> [Diagnostic] {
    let types = sheet.rules.compactMap { rule -> (StyleTypeName, SourceSpan)? in
      guard case .type(let name) = rule.selector.subject else { return nil }
      return (name, rule.selectorSpan)
    }
    let named = types.map { ("@", $0, $1) } + sheet.controllers.map { ("", $0.name, $0.span) }
    var known: [StyleTypeName: Bool] = [:]
    var nearestNames = NearestNameSearch { [registry, custom] in
      registry.classNames + custom.values.joined().flatMap { [$0.name, $0.description] }
    }
    var diagnostics: [Diagnostic] = []
    for (prefix, name, span) in named {
      if known[name] == nil { known[name] = isKnown(name) }
      guard known[name] == false else { continue }
      diagnostics.append(
        Diagnostic(
          .selectorUnknownClass, .warning, "there is no class '\(name)' in UIKit or in the documents",
          at: SourceRange(sheet.file, span),
          suggestion: nearestNames.nearest(to: name.text).map { prefix + $0 }))
    }
    return diagnostics
  }

  private func isKnown(_ name: StyleTypeName) -> Bool {
    if let bare = registry.styleClass(named: name.text), bare.name == name.text { return true }
    if let last = registry.styleClass(named: name.lastComponent),
      name.match(className: last.name, module: last.module) != nil
    {
      return true
    }
    return (custom[name.lastComponent] ?? []).contains {
      name.match(className: $0.name, module: $0.module) != nil
    }
  }
}
