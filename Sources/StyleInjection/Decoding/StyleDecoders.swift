/// The decoders in the order in which they are asked: the app's own, then the dialect's grammar.
struct StyleDecoders: Sendable {
  /// The app's decoders; the last registered is asked first.
  var custom: [any StyleValueDecoder] = []
  /// What exists beside the sheet.
  var resources: any StyleResources
  /// The variables of the sheets in force that have no name.
  private var variables = StyleVariables()
  /// Those of the sheets of each name.
  private var namedVariables: [String: StyleVariables] = [:]
  /// What holds: the device and its traits.
  var environment = StyleEnvironment()
  /// Looks for near names, as often as it is worth for one source of rules.
  var suggestions = SuggestionBudget()

  init(resources: any StyleResources = StyleResourceList()) { self.resources = resources }

  /// Takes the variables of a source's rules; none of a source without compiled ones.
  mutating func takeVariables(of index: RuleIndex?) {
    variables = index?.variables ?? StyleVariables()
    namedVariables = index?.namedVariables ?? [:]
  }

  /// A declaration's value as a value of the type, or nil with a diagnostic.
  func decode(
    _ match: StyleMatch, as type: StyleValueType, into diagnostics: inout [Diagnostic]
  ) -> StyleWrite.Value? {
    func report(_ problems: [StyleDecodingProblem]) {
      diagnostics += problems.map { $0.diagnostic(for: match) }
    }
    let context = StyleDecodingContext(
      dialect: match.origin.dialect, resources: resources,
      variables: match.origin.sheetName.map { namedVariables[$0] ?? StyleVariables() } ?? variables,
      environment: environment, custom: custom, suggestions: suggestions)
    switch context.decode(match.declaration.value.value, as: type) {
    case .value(let value, let problems):
      report(problems)
      return .absolute(value)
    case .relative(let derive, let problems):
      report(problems)
      return .relative(StyleWrite.Derivation(derive))
    case .failure(let problem):
      report([problem])
      return nil
    case .notMine:
      report([
        StyleDecodingProblem(
          .valueNoDecoder, "no decoder makes \(type.kind.typeName) of '\(match.declaration.value.value)'")
      ])
      return nil
    }
  }
}

extension StyleDecodingContext {
  /// A raw value, or a part of one, as a value of a type: the app's decoders are asked before the dialect's grammar.
  func decode(_ raw: RawStyleValue, as type: StyleValueType) -> StyleDecodingResult {
    if let result = decodeReference(raw, as: type) { return result }
    let raw = expanded(raw, as: type)
    for decoder in custom.reversed() {
      switch decoder.decode(raw, as: type, in: self) {
      case .notMine: continue
      case .value(let value, _) where !value.fits(type):
        return .failure(
          StyleDecodingProblem(
            .valueWrongType,
            "the app's decoder makes '\(value.spelling(in: dialect))' of '\(raw)', "
              + "which the property's type cannot hold"))
      case .relative(let derive, let problems):
        return .relative(
          { original in
            let value = derive(original)
            return value.fits(type) ? value : original
          }, problems: problems)
      case let result: return result
      }
    }
    if let result = unknownReference(raw, as: type) { return result }
    return dialect.valueGrammar.read(raw, as: type, in: self)
  }
}

extension StyleValueType.Kind {
  /// The name of an app's own type, for messages.
  fileprivate var typeName: String {
    if case .custom(let name) = self { name } else { "a value of this type" }
  }
}

extension StyleDecodingProblem {
  /// The problem at a declaration's value, or at the part of it that is wrong.
  fileprivate func diagnostic(for match: StyleMatch) -> Diagnostic {
    Diagnostic(
      id, severity, message,
      at: SourceRange(match.origin.range.file, span ?? match.declaration.value.span), suggestion: suggestion,
      notes: notes.map { Diagnostic.Note($0) })
  }
}
