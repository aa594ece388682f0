import StyleDiagnostics
import StyleSyntax

/// Builds a sheet of Stylist's dialect from a theme. What is wrong is left out with a diagnostic, and the rest counts.
struct StylistSheetBuilder {
  static let variablesKey = "variables"
  static let stylesKey = "styles"

  let file: SourceFile
  var diagnostics: [Diagnostic] = []
  private var variables: [StyleVariable] = []
  private var styles: [StylistStyle] = []

  init(file: SourceFile) { self.file = file }

  /// Adds what stands in a theme's root.
  mutating func addTheme(_ root: SyntaxNode) {
    guard case .dictionary = root.value else {
      return report(.sheetRoot, "a theme must be a dictionary with 'styles'", at: root.span)
    }
    let entries = members(of: root)
    if !entries.contains(where: { $0.key == Self.stylesKey || $0.key == Self.variablesKey }) {
      report(
        .sheetMissingStyles,
        "a theme has its styles under 'styles': these are read as one of Stylist's first version",
        severity: .warning, at: entries.first?.keySpan ?? root.span)
      return addStyles(entries)
    }
    for entry in entries {
      switch entry.key {
      case Self.variablesKey: addVariables(dictionary(entry))
      case Self.stylesKey: addStyles(dictionary(entry))
      default:
        report(
          .sheetMisplacedKey, "'\(entry.key)' is no part of a theme: it has variables and styles",
          severity: .warning, at: entry.keySpan,
          suggestion: NearestName.of(entry.key, in: [Self.variablesKey, Self.stylesKey]))
      }
    }
  }

  /// The sheet.
  func finish() -> StyleSheet {
    var inheritance = StylistInheritance(styles, in: file)
    let rules = styles.indices.compactMap { place -> StyleRule? in
      guard let selector = styles[place].selector else { return nil }
      return StyleRule(selector, at: styles[place].keySpan, inheritance.declarations(of: place))
    }
    return StyleSheet(
      file: file, dialect: .stylist, rules: rules, variables: variables,
      diagnostics: diagnostics + inheritance.diagnostics
        + StylistVariableChains.notes(variables, rules, in: file))
  }

  private mutating func addVariables(_ entries: [SyntaxEntry]) {
    for entry in entries {
      guard let (name, conditions) = splitConditions(entry), let value = value(of: entry) else { continue }
      variables.append(StyleVariable(name, at: entry.keySpan, conditions: conditions, value))
    }
  }

  private mutating func addStyles(_ entries: [SyntaxEntry]) {
    for entry in entries {
      guard entry.value.isDictionary || entry.value.isNull else {
        report(
          .sheetNotADictionary, "the style '\(entry.key)' must be a dictionary of properties",
          at: entry.keySpan)
        continue
      }
      let selector = selector(entry)
      var set = StyleSetBuilder()
      var parents: [StylistStyle.Parent] = []
      for member in members(of: entry.value) {
        if member.key == Self.stylesKey {
          parents += self.parents(member)
        } else {
          declare(member, of: [], when: [], in: &set)
        }
      }
      styles.append(
        StylistStyle(
          key: entry.key, keySpan: entry.keySpan, selector: selector, declarations: set.finish(),
          parents: parents))
    }
  }

  private mutating func selector(_ entry: SyntaxEntry) -> StyleSelector? {
    do throws(StylistSelectorGrammar.Problem) {
      return try StylistSelectorGrammar.read(entry.key)
    } catch {
      report(
        .sheetSelector, error.message,
        at: file.span(of: entry.key, in: entry.keySpan, narrowedTo: error.range))
      return nil
    }
  }

  /// The styles of a list.
  private mutating func parents(_ entry: SyntaxEntry) -> [StylistStyle.Parent] {
    if entry.value.isNull { return [] }
    guard case .array(let items) = entry.value.value else {
      report(.sheetStyleList, "'styles' in a style must be a list of styles: [a, b]", at: entry.value.span)
      return []
    }
    return items.compactMap { item in
      guard case .string(let name) = value(item).value else {
        report(
          .sheetStyleList, "a list of styles has names, found \(value(item).value.kindName)", at: item.span)
        return nil
      }
      return StylistStyle.Parent(name: name, span: item.span)
    }
  }

  /// Adds a property, or those of a sub-object.
  private mutating func declare(
    _ entry: SyntaxEntry, of relations: [StyleRelation], when outer: [StyleCondition],
    in set: inout StyleSetBuilder
  ) {
    guard let (key, own) = splitConditions(entry) else { return }
    let conditions = outer + own.filter { !outer.contains($0) }
    if entry.value.isDictionary || entry.value.isNull, let relation = Self.relations[key] {
      let inner = relations + [StyleRelation(relation, at: entry.keySpan)]
      for member in members(of: entry.value) { declare(member, of: inner, when: conditions, in: &set) }
      return
    }
    guard let value = value(of: entry) else { return }
    let declaration = StyleDeclaration(
      Self.canonicalState(key), at: entry.keySpan, of: relations, when: conditions, value)
    if let earlier = set.declare(declaration) {
      reportRepeated(entry.key, at: entry.keySpan, earlier: earlier)
    }
  }

  /// The sub-objects whose properties a style may hold, by all their names; which class has which is the registry's
  /// matter.
  static let relations: [String: String] = {
    let names = [
      "view", "superview", "next", "previous", "parent", "viewController", "navigationController",
      "tabBarController", "navigationBar", "tabBar", "toolbar",
    ]
    return Dictionary(uniqueKeysWithValues: names.map { ($0, $0) } + [("toolBar", "toolbar")])
  }()

  /// A key whose state has UIKit's letter case; a state that there is not stays as it is.
  private static func canonicalState(_ key: String) -> String {
    guard let colon = key.lastIndex(of: ":") else { return key }
    let state = key[key.index(after: colon)...].lowercased()
    guard let known = stateNames.first(where: { $0.lowercased() == state }) else { return key }
    return key[...colon] + known
  }

  /// The states of controls and the metrics of bars.
  private static let stateNames = [
    "normal", "highlighted", "disabled", "selected", "focused", "application", "reserved", "default",
    "compact",
    "defaultPrompt", "compactPrompt",
  ]

  /// A key without its conditions, and these; nil, and a diagnostic, where they cannot be read.
  private mutating func splitConditions(_ entry: SyntaxEntry) -> (key: String, conditions: [StyleCondition])?
  {
    do throws(StyleConditionGrammar.Problem) {
      return try StyleConditionGrammar.split(entry.key)
    } catch {
      report(
        .sheetCondition, error.message,
        at: file.span(of: entry.key, in: entry.keySpan, narrowedTo: error.range), suggestion: error.suggestion
      )
      return nil
    }
  }
}
