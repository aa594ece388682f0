extension StyleDecodingContext {
  /// The value that a reference leads to, as one of the type; nil for a raw value that is no reference to a variable
  /// that there is.
  func decodeReference(_ raw: RawStyleValue, as type: StyleValueType) -> StyleDecodingResult? {
    guard !variables.isEmpty, case .string(let text) = raw, let reference = StyleReference(text, in: dialect)
    else { return nil }
    if openReferences.contains(reference.name) { return .failure(circle(endingWith: reference.name)) }
    guard let variant = variables.variant(named: reference.name, in: environment) else { return nil }
    guard openReferences.count < Self.maximumChainLength else {
      return .failure(tooLongChain(to: reference.name))
    }
    let inner = self.inside(variant)
    let result = inner.decode(variant.variable.value.value, as: type).from(variant, as: text)
    return reference.modifier.map { modify(result, by: $0, text) } ?? result
  }

  /// What is to be said of a reference to a variable that there is not; nil for a raw value that is no reference.
  func unknownReference(_ raw: RawStyleValue, as type: StyleValueType) -> StyleDecodingResult? {
    guard case .string(let text) = raw else { return nil }
    if let literal = StyleReference.escapedText(text, in: dialect), type.isText {
      return dialect.valueGrammar.read(.string(literal), as: type, in: self)
    }
    guard let reference = StyleReference(text, in: dialect) else { return nil }
    let spelling = dialect.reference(to: reference.name)
    let suggestion = suggestions.nearest(to: reference.name, in: variables.names).map(dialect.reference)
    guard type.isText else {
      // Without any variable a font of the plist dialect that lacks its quotes is more likely.
      return variables.isEmpty && dialect == .plist
        ? nil
        : .failure(
          StyleDecodingProblem(
            .valueUnknownVariable, "there is no variable '\(spelling)'", suggestion: suggestion))
    }
    let note = StyleDecodingProblem(
      .valueUnknownVariable, "there is no variable '\(spelling)': the text is shown as it is",
      severity: .note, suggestion: suggestion)
    guard case .value(let value, let problems) = dialect.valueGrammar.read(raw, as: type, in: self) else {
      return nil
    }
    return .value(value, problems: problems + [note])
  }

  /// A value of a type with parts in which references stand, these replaced by their values.
  func expanded(_ raw: RawStyleValue, as type: StyleValueType) -> RawStyleValue {
    guard !variables.isEmpty else { return raw }
    var expansion = Expansion(budget: Self.maximumExpansion, includesText: type.hasNumbersOnly)
    return expand(raw, openReferences, &expansion)
  }

  private struct Expansion {
    /// How many more values it may come to.
    var budget: Int
    /// Whether a reference whose value is text is replaced, too: its parts are not decoded one by one.
    let includesText: Bool
  }

  /// How many variables may lead to each other, one by one: each takes room on the stack.
  static let maximumChainLength = 64

  /// How long a circle may be to be told as one; that is looked for at each use of it.
  private static let maximumCircleLength = 1_000

  /// How many values an expansion may come to: variables inside each other could fill the memory.
  private static let maximumExpansion = 10_000

  private func expand(_ raw: RawStyleValue, _ open: [String], _ expansion: inout Expansion) -> RawStyleValue {
    expansion.budget -= 1
    guard expansion.budget > 0 else { return raw }
    switch raw {
    case .array(let items):
      return .array(items.map { LocatedStyleValue(expandPart($0.value, open, &expansion), at: $0.span) })
    case .dictionary(let entries):
      return .dictionary(
        entries.map { entry in
          RawStyleEntry(
            entry.key, at: entry.keySpan,
            LocatedStyleValue(expandPart(entry.value.value, open, &expansion), at: entry.value.span))
        })
    default: return raw
    }
  }

  private func expandPart(_ raw: RawStyleValue, _ open: [String], _ expansion: inout Expansion)
    -> RawStyleValue
  {
    guard case .string(let text) = raw, let reference = StyleReference(text, in: dialect),
      reference.modifier == nil, open.count < Self.maximumChainLength, !open.contains(reference.name),
      let variant = variables.variant(named: reference.name, in: environment), variant.dialect == dialect
    else { return expand(raw, open, &expansion) }
    // A text's own references are decoded with the part's type.
    let value = variant.variable.value.value
    guard case .string = value else { return expand(value, open + [reference.name], &expansion) }
    return expansion.includesText ? expandPart(value, open + [reference.name], &expansion) : raw
  }

  private func circle(endingWith name: String) -> StyleDecodingProblem {
    let start = openReferences.firstIndex(of: name) ?? 0
    return circle(openReferences[start...], name)
  }

  private func circle(_ names: ArraySlice<String>, _ last: String) -> StyleDecodingProblem {
    let chain = (names + [last]).map(dialect.reference).joined(separator: " → ")
    return StyleDecodingProblem(.valueVariableCircle, "variables lead back to themselves: \(chain)")
  }

  /// The problem of a chain that is as long as may be: a circle, where it leads back to itself.
  private func tooLongChain(to name: String) -> StyleDecodingProblem {
    var chain = openReferences
    var places = Dictionary(chain.enumerated().map { ($1, $0) }) { first, _ in first }
    var next: String? = name
    while let current = next, chain.count < Self.maximumCircleLength {
      if let start = places[current] { return circle(chain[start...], current) }
      places[current] = chain.count
      chain.append(current)
      next = variables.variant(named: current, in: environment).flatMap { variant in
        guard case .string(let text) = variant.variable.value.value else { return nil }
        return StyleReference(text, in: variant.dialect)?.name
      }
    }
    let first = dialect.reference(to: openReferences.first ?? name)
    return StyleDecodingProblem(
      .valueVariableChain,
      "variables lead to each other more than \(Self.maximumChainLength) times, from '\(first)' to '\(dialect.reference(to: name))'"
    )
  }

  /// Gives a font another size or a colour another opacity.
  private func modify(_ result: StyleDecodingResult, by modifier: String, _ text: String)
    -> StyleDecodingResult
  {
    if case .relative(let derive, let problems) = result, case .font(let font) = derive(.none),
      let sized = sized(font, by: modifier)
    {
      return .value(.font(sized), problems: problems)
    }
    guard case .value(let value, let problems) = result else { return result }
    let number = PlistNumberGrammar.number(Substring(modifier))
    switch value {
    case .font(let font):
      if let sized = sized(font, by: modifier) { return .value(.font(sized), problems: problems) }
    case .color(let color):
      if let number, (0...1).contains(number) {
        return .value(.color(color.withAlpha(number)), problems: problems)
      }
    case .cgColor(let color):
      if let number, (0...1).contains(number) {
        return .value(.cgColor(StyleCGColor(color.color.withAlpha(number))), problems: problems)
      }
    default: break
    }
    return .failure(
      StyleDecodingProblem(
        .valueModifier,
        "'\(modifier)' in '\(text)' must be a font's size greater than 0, or a colour's opacity from 0 to 1"))
  }

  /// The font's face in the size that a modifier says; nil where it says none.
  private func sized(_ font: StyleFont, by modifier: String) -> StyleFont? {
    if dialect == .stylist {
      return StylistFontGrammar.size(modifier, in: self)?.applied(to: font.face)
    }
    return PlistFontGrammar.size(Substring(modifier)).map { StyleFont(font.face, size: $0) }
  }
}

extension StyleValueType {
  /// Whether the parts of a value are numbers, which are not decoded one by one.
  fileprivate var hasNumbersOnly: Bool {
    switch kind {
    case .size, .point, .rect, .insets, .directionalInsets, .offset: true
    default: false
    }
  }

  /// Whether any text is a value.
  fileprivate var isText: Bool {
    switch kind {
    case .string, .attributedText: true
    default: false
    }
  }
}

extension StyleDecodingResult {
  /// The result of a variable's value: its problems are told where the variable is used.
  fileprivate func from(_ variant: StyleVariables.Variant, as text: String) -> StyleDecodingResult {
    let place = variant.range.position.map { "\(variant.file.path):\($0.line)" } ?? variant.file.path
    func told(_ problem: StyleDecodingProblem) -> StyleDecodingProblem {
      StyleDecodingProblem(
        problem.id, problem.message, severity: problem.severity,
        notes: problem.notes + ["'\(text)' has its value at \(place)"])
    }
    switch self {
    case .notMine: return .notMine
    case .value(let value, let problems): return .value(value, problems: problems.map(told))
    case .relative(let derive, let problems): return .relative(derive, problems: problems.map(told))
    case .failure(let problem): return .failure(told(problem))
    }
  }
}
