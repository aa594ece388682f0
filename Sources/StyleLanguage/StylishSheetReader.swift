import StyleDiagnostics
import StyleSyntax

/// Stylish's sheets: `{"constants": {…}, "styles": [{"styleName": …, "styleProperties": {…}}]}`.
enum StylishSheetReader: StyleSheetReader {
  static let dialect = StyleDialect.stylish

  /// A list under `styles`, or the list of style classes that the first versions of Stylish had.
  static func recognizes(_ root: SyntaxNode) -> Bool {
    switch root.value {
    case .dictionary(let entries):
      entries.contains { entry in
        guard entry.key == Key.styles, case .array(let styles) = entry.value.value else { return false }
        let keys = [Key.styleName, Key.styleProperties]
        return styles.isEmpty || styles.contains { style in keys.contains { style.hasKey($0) } }
      }
    case .array(let items): items.contains { $0.hasKey(Key.styleClass) }
    case .scalar: false
    }
  }

  static func read(_ root: SyntaxNode, in file: SourceFile) -> StyleSheet {
    var builder = StylishSheetBuilder(file: file)
    return builder.sheet(root)
  }

  /// The keys of the dialect.
  enum Key {
    static let constants = "constants"
    static let styles = "styles"
    static let styleName = "styleName"
    static let styleProperties = "styleProperties"
    /// What named a style before there were style names; such sheets name a type for every property.
    static let styleClass = "styleClass"
  }

  /// Keys that do another thing in Stylish than they say, and than they do here.
  static let differences = [
    "preferredMaxLayoutWidth": "Stylish sets minimumScaleFactor by this key; here it sets what it names"
  ]
}

/// Builds a sheet of Stylish's. What is wrong is left out with a diagnostic, and the rest counts.
private struct StylishSheetBuilder {
  private typealias Key = StylishSheetReader.Key

  private let file: SourceFile
  private var diagnostics: [Diagnostic] = []
  private var rules: [StyleRule] = []
  private var variables: [StyleVariable] = []

  init(file: SourceFile) { self.file = file }

  mutating func sheet(_ root: SyntaxNode) -> StyleSheet {
    switch root.value {
    case .dictionary:
      for entry in members(of: root) { read(entry) }
    case .array(let items) where items.contains { $0.hasKey(Key.styleClass) }:
      report(
        .sheetRoot,
        "this is a sheet of the first versions of Stylish, with '\(Key.styleClass)' and a type for each property:"
          + " write 'styles' with '\(Key.styleName)' and '\(Key.styleProperties)'", at: root.span)
    default:
      report(.sheetRoot, "the root must be a dictionary with '\(Key.styles)'", at: root.span)
    }
    return StyleSheet(
      file: file, dialect: .stylish, rules: rules, variables: variables, diagnostics: diagnostics)
  }

  private mutating func read(_ entry: SyntaxEntry) {
    switch entry.key {
    case Key.constants:
      for constant in dictionary(entry) { addVariable(constant) }
    case Key.styles:
      guard case .array(let styles) = entry.value.value else {
        return report(
          .sheetNotADictionary, "'\(entry.key)' must be a list of styles", at: entry.value.span)
      }
      addRules(styles)
    default:
      reportUnknown(entry, [Key.constants, Key.styles])
    }
  }

  private mutating func addVariable(_ constant: SyntaxEntry) {
    guard let (name, conditions) = split(constant) else { return }
    guard !name.isEmpty else {
      return report(.sheetEmptyName, "an empty constant can be named nowhere", .warning, at: constant.keySpan)
    }
    variables.append(
      StyleVariable(name, at: constant.keySpan, conditions: conditions, value(of: constant)))
  }

  /// Of styles with the same name the later replaces the earlier whole.
  private mutating func addRules(_ styles: [SyntaxNode]) {
    var names = UniqueKeys<Int>()
    var replaced: Set<Int> = []
    for style in styles {
      guard let (name, rule) = rule(style) else { continue }
      if let earlier = names.insert(name, rules.count, at: rule.selectorSpan) {
        replaced.insert(earlier.value)
        reportRepeated(name, at: rule.selectorSpan, earlier: earlier.span)
      }
      rules.append(rule)
    }
    if !replaced.isEmpty {
      rules = rules.enumerated().filter { !replaced.contains($0.offset) }.map(\.element)
    }
  }

  private mutating func rule(_ style: SyntaxNode) -> (name: String, rule: StyleRule)? {
    guard case .dictionary = style.value else {
      report(
        .sheetNotADictionary,
        "a style must be a dictionary with '\(Key.styleName)' and '\(Key.styleProperties)'", at: style.span)
      return nil
    }
    var name: (text: String, span: SourceSpan)?
    var declarations: [StyleDeclaration] = []
    for entry in members(of: style) {
      switch entry.key {
      case Key.styleName:
        guard case .scalar(.string(let text)) = entry.value.value else {
          report(.sheetEmptyName, "a style's name must be text", at: entry.value.span)
          return nil
        }
        name = (text, entry.value.span)
      case Key.styleProperties: declarations = self.declarations(dictionary(entry))
      default: reportUnknown(entry, [Key.styleName, Key.styleProperties])
      }
    }
    guard let name else {
      report(.sheetEmptyName, "a style without '\(Key.styleName)' is for no view", at: style.span)
      return nil
    }
    let spelling = name.text.trimmingSpaces
    guard !spelling.isEmpty, !spelling.utf8.contains(UInt8(ascii: ",")) else {
      report(
        .sheetEmptyName, "'\(name.text)' is a name that no view can carry: views list names between commas",
        at: name.span)
      return nil
    }
    return (spelling, StyleRule(StyleSelector(.identifier(spelling)), at: name.span, declarations))
  }

  private mutating func declarations(_ properties: [SyntaxEntry]) -> [StyleDeclaration] {
    var declarations: [StyleDeclaration] = []
    for property in properties {
      guard let (keyPath, conditions) = split(property) else { continue }
      guard !keyPath.isEmpty else {
        report(
          .sheetEmptyKey, "an empty key names nothing: what it holds is left out", .warning,
          at: property.keySpan)
        continue
      }
      if let difference = StylishSheetReader.differences[keyPath] {
        report(.dialectProperty, difference, .note, at: property.keySpan)
      }
      declarations.append(
        StyleDeclaration(keyPath, at: property.keySpan, when: conditions, value(of: property)))
    }
    return declarations
  }

  /// The members of the dictionary that an entry must hold; none, and a diagnostic, where it holds something else.
  private mutating func dictionary(_ entry: SyntaxEntry) -> [SyntaxEntry] {
    guard case .dictionary = entry.value.value else {
      report(.sheetNotADictionary, "'\(entry.key)' must hold a dictionary", at: entry.value.span)
      return []
    }
    return members(of: entry.value)
  }

  /// The members of a dictionary, each key once: of repeated ones the later counts.
  private mutating func members(of node: SyntaxNode) -> [SyntaxEntry] {
    guard case .dictionary(let entries) = node.value else { return [] }
    return entries.withoutRepeatedKeys { reportRepeated($0.key, at: $0.keySpan, earlier: $1) }
  }

  private mutating func value(of entry: SyntaxEntry) -> LocatedStyleValue {
    LocatedStyleValue(entry.value) { reportRepeated($0.key, at: $0.keySpan, earlier: $1) }
  }

  /// A key without its conditions, and these; nil, and a diagnostic, where they cannot be read.
  private mutating func split(_ entry: SyntaxEntry) -> (key: String, conditions: [StyleCondition])? {
    do throws(StyleConditionGrammar.Problem) {
      return try StyleConditionGrammar.split(entry.key)
    } catch {
      let span = file.span(of: entry.key, in: entry.keySpan, narrowedTo: error.range)
      report(.sheetCondition, error.message, at: span, suggestion: error.suggestion)
      return nil
    }
  }

  private mutating func reportUnknown(_ entry: SyntaxEntry, _ known: [String]) {
    report(
      .sheetMisplacedKey,
      "'\(entry.key)' is no key of the dialect here: there are \(known.joined(separator: ", "))", .warning,
      at: entry.keySpan, suggestion: NearestName.of(entry.key, in: known))
  }

  private mutating func reportRepeated(_ name: String, at span: SourceSpan, earlier: SourceSpan) {
    report(
      .sheetRepeatedKey, "'\(name)' stands twice: this one counts", .warning, at: span,
      notes: [Diagnostic.Note("the earlier '\(name)' is left out", at: SourceRange(file, earlier))])
  }

  private mutating func report(
    _ id: Diagnostic.ID, _ message: String, _ severity: Diagnostic.Severity = .error, at span: SourceSpan,
    suggestion: String? = nil, notes: [Diagnostic.Note] = []
  ) {
    diagnostics.append(
      Diagnostic(
        id, severity, message, at: SourceRange(file, span), suggestion: suggestion, notes: notes))
  }
}

extension SyntaxNode {
  /// Whether the value is a dictionary with that key.
  fileprivate func hasKey(_ key: String) -> Bool {
    guard case .dictionary(let entries) = value else { return false }
    return entries.contains { $0.key == key }
  }
}

extension String {
  /// The text without white space around it, as views' lists of names are read.
  fileprivate var trimmingSpaces: String {
    var text = self[...].drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
