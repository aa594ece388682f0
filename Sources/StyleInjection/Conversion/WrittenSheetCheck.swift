/// Reads a written sheet again, to find what it says otherwise than it was to.
struct WrittenSheetCheck {
  private struct Key: Hashable {
    let selector: StyleSelector
    let key: String
  }

  private let dialect: StyleDialect
  private var places: [Key: Int] = [:]
  private var values: [Key: RawStyleValue] = [:]
  private var variables: [String: RawStyleValue] = [:]
  private var selectors: Set<StyleSelector> = []
  /// The places of what is known to have no form.
  private let told: Set<SourceRange>
  /// What is to be said of the sheet as a whole.
  private(set) var remarks: [Diagnostic] = []

  init(_ written: WrittenStyleSheet, as dialect: StyleDialect, of sheets: [StyleSheet]) {
    self.dialect = dialect
    told = Set(written.diagnostics.map(\.range))
    let bytes = Array(written.text.utf8)
    let range = SourceRange(sheets[sheets.count - 1].file)
    do throws(StyleSheetError) {
      let sheet = try StyleSheet(path: "converted", bytes: bytes, dialect: dialect)
      var place = 0
      for rule in sheet.rules {
        let selector = StyleSelector(
          rule.selector.subject, inside: rule.selector.ancestors, in: rule.selector.controller)
        selectors.insert(selector)
        for declaration in rule.declarations {
          let key = Key(selector: selector, key: declaration.key)
          // Of what is declared twice the later counts.
          places[key] = place
          place += 1
          values[key] = declaration.value.value
        }
      }
      for variable in sheet.variables { variables[variable.writtenName] = variable.value.value }
    } catch {
      remarks.append(
        Diagnostic(
          .convertNoForm, .warning, "the result cannot be read: \(error.diagnostic.message)", at: range))
      return
    }
    if !selectors.isEmpty, !Self.isRecognized(bytes, as: dialect) {
      remarks.append(
        Diagnostic(
          .convertDialect, .warning,
          "nothing in the result shows that it is a sheet of \(dialect.rawValue): name the dialect where it is used",
          at: range))
    }
  }

  private static func isRecognized(_ bytes: [UInt8], as dialect: StyleDialect) -> Bool {
    do throws(StyleSheetError) {
      return try StyleSheet(path: "converted", bytes: bytes).dialect == dialect
    } catch {
      return false
    }
  }

  /// The place of a declaration among all of the written sheet; nil where it is not there.
  func place(of key: String, in selector: StyleSelector) -> Int? {
    places[Key(selector: selector, key: key)]
  }

  /// A warning at all that is not there again, or has another value, and was not told already.
  func changes(
    in rules: [ConvertedRule], _ drafted: [StyleSheetDraft.Sourced<StyleVariable>]
  ) -> [Diagnostic] {
    guard remarks.isEmpty || !selectors.isEmpty || rules.isEmpty else { return [] }
    // Of what is declared twice the later counts.
    var last: [Key: RawStyleValue] = [:]
    for rule in rules {
      for declaration in rule.declarations.map(\.declaration) {
        last[Key(selector: rule.selector, key: declaration.key)] = declaration.value.value
      }
    }
    var changes: [Diagnostic] = []
    for rule in rules where !isTold(rule.rule.selectorSpan, rule.file) || selectors.contains(rule.selector) {
      for declaration in rule.declarations.map(\.declaration)
      where !isTold(declaration.keySpan, rule.file) {
        let key = Key(selector: rule.selector, key: declaration.key)
        if values[key] != last[key]?.asRead(in: dialect) {
          changes.append(change(declaration.key, at: declaration.keySpan, in: rule.file))
        }
      }
    }
    for variable in drafted where !isTold(variable.part.nameSpan, variable.file) {
      let name = variable.part.writtenName
      if variables[name] != variable.part.value.value.asRead(in: dialect) {
        changes.append(change(name, at: variable.part.nameSpan, in: variable.file))
      }
    }
    return changes
  }

  private func isTold(_ span: SourceSpan, _ file: SourceFile) -> Bool {
    told.contains(SourceRange(file, span))
  }

  private func change(_ key: String, at span: SourceSpan, in file: SourceFile) -> Diagnostic {
    Diagnostic(
      .convertNoForm, .warning, "'\(key)' is read as something else in \(dialect.rawValue)",
      at: SourceRange(file, span))
  }
}

extension StyleVariable {
  fileprivate var writtenName: String {
    name + conditions.map { "(\($0))" }.joined()
  }
}
