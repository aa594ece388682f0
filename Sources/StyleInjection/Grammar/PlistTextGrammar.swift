/// Text, and dictionaries of text attributes.
enum PlistTextGrammar {
  /// Text is never decoded as something else; a number is the text that spells it.
  static func readString(_ raw: RawStyleValue) -> StyleDecodingResult {
    switch raw {
    case .string(let text): .value(.string(text))
    case .integer, .real: .value(.string(raw.description))
    default: .failure(.wrongKind(raw, expected: "text"))
    }
  }

  static func readAttributedText(_ raw: RawStyleValue) -> StyleDecodingResult {
    guard case .value(.string(let text), let problems) = readString(raw) else { return readString(raw) }
    return .value(.attributedText(StyleAttributedText(text)), problems: problems)
  }

  /// An entry that is wrong is left out with its problem; the others count.
  static func readAttributes(_ raw: RawStyleValue, in context: StyleDecodingContext) -> StyleDecodingResult {
    guard case .dictionary(let entries) = raw else {
      return .failure(.wrongKind(raw, expected: "a dictionary of text attributes"))
    }
    var absolute = StyleTextAttributes()
    var relative: [StyleTextAttributes.Attribute: @Sendable (StyleValue) -> StyleValue] = [:]
    var seen: Set<StyleTextAttributes.Attribute> = []
    var problems: [StyleDecodingProblem] = []
    for entry in entries {
      guard let attribute = attribute(named: entry.key, in: context.dialect) else {
        let names = StyleTextAttributes.Attribute.allCases.map(\.sheetName)
        problems.append(
          StyleDecodingProblem(
            .valueTextAttribute,
            "'\(entry.key)' is not a text attribute; there are \(names.joined(separator: ", "))",
            suggestion: NearestName.of(entry.key, in: names), at: entry.keySpan))
        continue
      }
      if !seen.insert(attribute).inserted {
        problems.append(
          StyleDecodingProblem(
            .valueTextAttribute, "'\(entry.key)' sets \(attribute.sheetName) once more: this one counts",
            severity: .warning, at: entry.keySpan))
      }
      absolute.values[attribute] = nil
      relative[attribute] = nil
      switch context.decode(entry.value.value, as: attribute.valueType) {
      case .value(let value, let found):
        absolute.values[attribute] = value
        problems += found.map { $0.at(entry.value.span) }
      case .relative(let derive, let found):
        relative[attribute] = derive
        problems += found.map { $0.at(entry.value.span) }
      case .failure(let problem):
        problems.append(problem.at(entry.value.span))
      case .notMine:
        problems.append(
          .wrongKind(entry.value.value, expected: "a value of \(attribute.rawValue)").at(entry.value.span))
      }
    }
    guard !relative.isEmpty else { return .value(.attributes(absolute), problems: problems) }
    return .relative(
      { [absolute, relative] original in
        var before = StyleTextAttributes()
        if case .attributes(let attributes) = original { before = attributes }
        var result = absolute
        for (attribute, derive) in relative {
          result.values[attribute] = derive(before.values[attribute] ?? .none)
        }
        return .attributes(result)
      }, problems: problems)
  }

  private static func attribute(
    named name: String, in dialect: StyleDialect
  ) -> StyleTextAttributes.Attribute? {
    // Stylist has this name besides the others.
    if dialect == .stylist, name == "textColor" { return .foregroundColor }
    return StyleTextAttributes.Attribute(sheetName: name)
  }

  /// - Parameter name: what the dialect calls an attribute.
  static func write(
    _ attributes: StyleTextAttributes, in dialect: StyleDialect = .plist,
    by name: (StyleTextAttributes.Attribute) -> String = { $0.sheetName }
  ) -> RawStyleValue {
    .dictionary(
      StyleTextAttributes.Attribute.allCases.compactMap { attribute in
        attributes.values[attribute].map { value in
          RawStyleEntry(name(attribute), LocatedStyleValue(dialect.valueGrammar.write(value)))
        }
      })
  }
}
