import StyleDiagnostics
import StyleSyntax

/// Builds a sheet of StyleKit's dialect from the tree of its document.
///
/// What is wrong is left out with a diagnostic, and the rest counts.
struct StyleKitSheetBuilder {
  private let file: SourceFile
  private var diagnostics: [Diagnostic] = []
  private var rules: [StyleRule] = []
  private var variables: [StyleVariable] = []

  init(file: SourceFile) { self.file = file }

  /// The sheet; to be asked for after reading.
  var sheet: StyleSheet {
    let differences = StyleKitAliasDifferences(file: file, variables).notes(rules)
    return StyleSheet(
      file: file, dialect: .stylekit, rules: rules, variables: variables,
      diagnostics: diagnostics + differences)
  }

  mutating func read(_ root: SyntaxNode) {
    guard case .dictionary(let entries) = root.value else {
      return report(.sheetRoot, "the root of a StyleKit sheet must be a dictionary", at: root.span)
    }
    for entry in kept(entries) {
      if entry.key.utf8.first == UInt8(ascii: "@") {
        addAlias(entry)
      } else if !StyleKitSheetReader.isClassName(entry.key) {
        report(
          .sheetMisplacedKey,
          "'\(entry.key)' stands in no class: the root's keys are classes and aliases such as @name",
          at: entry.keySpan)
      } else if case .dictionary(let inner) = entry.value.value {
        addBlock(entry, inner, inside: [])
      } else {
        report(
          .sheetNotADictionary, "the class '\(entry.key)' must hold a dictionary of its properties",
          at: entry.keySpan)
      }
    }
  }

  private mutating func addAlias(_ entry: SyntaxEntry) {
    guard let (key, conditions) = splitConditions(entry) else { return }
    guard key.utf8.count > 1 else {
      return report(.sheetEmptyName, "'\(entry.key)' names nothing: write @name", at: entry.keySpan)
    }
    variables.append(
      StyleVariable(
        String(key.dropFirst()), at: entry.keySpan, conditions: conditions, value(of: entry.value)))
  }

  /// - Parameter ancestors: the classes of the blocks around it, the outermost first.
  private mutating func addBlock(_ key: SyntaxEntry, _ entries: [SyntaxEntry], inside ancestors: [String]) {
    var set = StyleSetBuilder()
    var blocks: [(key: SyntaxEntry, entries: [SyntaxEntry])] = []
    for entry in kept(entries) {
      if case .dictionary(let inner) = entry.value.value, StyleKitSheetReader.isClassName(entry.key) {
        blocks.append((entry, inner))
      } else if let declaration = declaration(entry), let earlier = set.declare(declaration) {
        reportRepeated(entry, earlier)
      }
    }
    let selector = StyleSelector(
      .subtype(StyleTypeName(key.key)), inside: ancestors.map { .subtype(StyleTypeName($0)) },
      spelling: (ancestors + [key.key]).joined(separator: " "))
    rules.append(StyleRule(selector, at: key.keySpan, set.finish()))
    for block in blocks { addBlock(block.key, block.entries, inside: ancestors + [key.key]) }
  }

  private mutating func declaration(_ entry: SyntaxEntry) -> StyleDeclaration? {
    if entry.key.utf8.first == UInt8(ascii: "@") {
      report(.sheetMisplacedKey, "the alias '\(entry.key)' must stand at the root", at: entry.keySpan)
      return nil
    }
    guard let (key, conditions) = splitConditions(entry) else { return nil }
    if let state = StyleKeyPath(key).state, !StyleKitSheetReader.states.contains(state) {
      let end = key.utf8.count
      diagnostics.append(
        Diagnostic(
          .sheetUnknownState, .error,
          "'\(state)' is not a state; there are \(StyleKitSheetReader.states.joined(separator: ", "))",
          at: SourceRange(
            file, file.span(of: entry.key, in: entry.keySpan, narrowedTo: end - state.utf8.count..<end)),
          suggestion: NearestName.of(state, in: StyleKitSheetReader.states),
          notes: [Diagnostic.Note("StyleKit itself takes an unknown state for the normal one")]))
      return nil
    }
    return StyleDeclaration(key, at: entry.keySpan, when: conditions, value(of: entry.value))
  }
}

extension StyleKitSheetBuilder {
  /// The entries that count: of a repeated key the later one, and none without a key.
  private mutating func kept(_ entries: [SyntaxEntry]) -> [SyntaxEntry] {
    let unique = entries.withoutRepeatedKeys { reportRepeated($0, $1) }
    for entry in unique where entry.key.isEmpty {
      report(
        .sheetEmptyKey, "an empty key names nothing: what it holds is left out", severity: .warning,
        at: entry.keySpan)
    }
    return unique.filter { !$0.key.isEmpty }
  }

  private mutating func value(of node: SyntaxNode) -> LocatedStyleValue {
    LocatedStyleValue(node) { reportRepeated($0, $1) }
  }

  /// A key without its conditions, and these; nil, and a diagnostic, where they cannot be read.
  private mutating func splitConditions(_ entry: SyntaxEntry) -> (key: String, conditions: [StyleCondition])?
  {
    do throws(StyleConditionGrammar.Problem) {
      return try StyleConditionGrammar.split(entry.key)
    } catch {
      diagnostics.append(
        Diagnostic(
          .sheetCondition, .error, error.message,
          at: SourceRange(file, file.span(of: entry.key, in: entry.keySpan, narrowedTo: error.range)),
          suggestion: error.suggestion))
      return nil
    }
  }

  private mutating func reportRepeated(_ entry: SyntaxEntry, _ earlier: SourceSpan) {
    diagnostics.append(
      Diagnostic(
        .sheetRepeatedKey, .warning, "'\(entry.key)' stands twice: this one counts",
        at: SourceRange(file, entry.keySpan),
        notes: [Diagnostic.Note("the earlier '\(entry.key)' is left out", at: SourceRange(file, earlier))]))
  }

  private mutating func report(
    _ id: Diagnostic.ID, _ message: String, severity: Diagnostic.Severity = .error, at span: SourceSpan
  ) {
    diagnostics.append(Diagnostic(id, severity, message, at: SourceRange(file, span)))
  }
}
