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
    // The classes around one have keys of their own in the dialects that nest.
    let types = sheet.rules.flatMap { rule in
      let spelling = rule.selector.spelling(in: sheet.dialect)
      return rule.selector.subject.typeNames.map { name in
        // In JSON a key's quotes are part of its place, and not of what is suggested.
        let span =
          sheet.dialect == .plist ? rule.selectorSpan : sheet.file.span(of: name, in: rule.selectorSpan)
        return (name, span, spelling)
      }
    }
    let named = types + sheet.controllers.map { ($0.name, $0.span, { $0 }) }
    var known: [String: Bool] = [:]
    var nearestNames = NearestNameSearch { [registry, custom] in
      registry.classNames + custom.values.joined().flatMap { [$0.name, $0.description] }
    }
    var diagnostics: [Diagnostic] = []
    for (name, span, spelling) in named {
      if known[name.text] == nil { known[name.text] = isKnown(name) }
      guard known[name.text] == false else { continue }
      diagnostics.append(
        Diagnostic(
          .selectorUnknownClass, .warning, "there is no class '\(name)' in UIKit or in the documents",
          at: SourceRange(sheet.file, span),
          suggestion: nearestNames.nearest(to: name.text).flatMap(spelling)))
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

extension StyleSelector {
  /// How a dialect spells the selector with another class; nil where it names more than that.
  fileprivate func spelling(in dialect: StyleDialect) -> (String) -> String? {
    switch (dialect, subject) {
    case (.plist, .type) where ancestors.isEmpty: { "@" + $0 }
    case (.plist, .subtype) where ancestors.isEmpty: { "@" + $0 + "+" }
    case (.stylekit, _): { $0 }
    default: { _ in nil }
    }
  }
}

extension StyleSelector.Subject {
  /// The classes that it names.
  fileprivate var typeNames: [StyleTypeName] {
    parts.compactMap { part in
      switch part {
      case .type(let name), .subtype(let name): name
      case .identifier, .all: nil
      }
    }
  }
}

extension SourceFile {
  /// Where a class's name itself stands in the key that it is.
  fileprivate func span(of name: StyleTypeName, in key: SourceSpan) -> SourceSpan {
    span(of: name.text, in: key, narrowedTo: 0..<name.text.utf8.count)
  }
}
