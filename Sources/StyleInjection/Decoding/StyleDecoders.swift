/// The decoders in the order in which they are asked: the app's own, then the dialect's grammar.
struct StyleDecoders: Sendable {
  /// The app's decoders; the last registered is asked first.
  var custom: [any StyleValueDecoder] = []
  /// What exists beside the sheet.
  var resources: any StyleResources = StyleResourceList()

  /// A declaration's value as a value of the type, or nil with a diagnostic.
  func decode(
    _ match: StyleMatch, as type: StyleValueType, into diagnostics: inout [Diagnostic]
  ) -> StyleContribution.Value? {
    func report(_ problems: [StyleDecodingProblem]) {
      diagnostics += problems.map { $0.diagnostic(for: match) }
    }
    switch decode(match.declaration.value.value, as: type, dialect: match.origin.dialect) {
    case .value(let value, let problems):
      report(problems)
      return .absolute(value)
    case .relative(let derive, let problems):
      report(problems)
      return .relative(derive)
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

  private func decode(_ raw: RawStyleValue, as type: StyleValueType, dialect: StyleDialect)
    -> StyleDecodingResult
  {
    let context = StyleDecodingContext(dialect: dialect, resources: resources)
    for decoder in custom.reversed() {
      let result = decoder.decode(raw, as: type, in: context)
      if case .notMine = result { continue }
      return result
    }
    switch dialect {
    case .plist: return PlistValueGrammar.read(raw, as: type, in: context)
    }
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
      at: SourceRange(match.origin.range.file, span ?? match.declaration.value.span), suggestion: suggestion)
  }
}
