/// Paragraph styles: a dictionary of their properties by UIKit's names.
enum StyleKitParagraphGrammar {
  /// A property that is wrong is left out with its problem; the others count.
  static func read(_ raw: RawStyleValue) -> StyleDecodingResult {
    guard case .dictionary(let entries) = raw else {
      return .failure(.wrongKind(raw, expected: "a dictionary of a paragraph's properties"))
    }
    var style = StyleParagraphStyle()
    var problems: [StyleDecodingProblem] = []
    for entry in entries {
      guard let row = rows.first(where: { $0.name == entry.key }) else {
        let names = rows.map(\.name)
        problems.append(
          StyleDecodingProblem(
            .valueTextAttribute,
            "'\(entry.key)' is not a property of paragraphs; there are \(names.joined(separator: ", "))",
            suggestion: NearestName.of(entry.key, in: names), at: entry.keySpan))
        continue
      }
      if let problem = row.read(entry.value.value, &style) { problems.append(problem.at(entry.value.span)) }
    }
    return .value(style.styleValue, problems: problems)
  }

  /// What differs from the default style.
  static func write(_ style: StyleParagraphStyle) -> RawStyleValue {
    let fresh = StyleParagraphStyle()
    return .dictionary(
      rows.compactMap { row in
        let value = row.write(style)
        return value == row.write(fresh) ? nil : RawStyleEntry(row.name, LocatedStyleValue(value))
      })
  }

  private struct Row {
    let name: String
    /// Sets the property; what is wrong with the value where it cannot.
    let read: (RawStyleValue, inout StyleParagraphStyle) -> StyleDecodingProblem?
    let write: (StyleParagraphStyle) -> RawStyleValue

    init(_ name: String, _ keyPath: WritableKeyPath<StyleParagraphStyle, Double>) {
      self.name = name
      read = { raw, style in
        switch PlistNumberGrammar.number(raw) {
        case .success(let number):
          style[keyPath: keyPath] = number
          return nil
        case .failure(let problem): return problem
        }
      }
      write = { PlistNumberGrammar.write($0[keyPath: keyPath]) }
    }

    init<Word: RawRepresentable<String> & CaseIterable>(
      _ name: String, _ keyPath: WritableKeyPath<StyleParagraphStyle, Word>
    ) {
      self.name = name
      read = { raw, style in
        let names = Word.allCases.map(\.rawValue)
        guard let text = raw.trimmedText, let word = Word(rawValue: text) else {
          return StyleDecodingProblem(
            .valueEnumeration,
            "'\(raw)' is not a value of '\(name)'; there are \(names.joined(separator: ", "))",
            suggestion: raw.trimmedText.flatMap { NearestName.of($0, in: names) })
        }
        style[keyPath: keyPath] = word
        return nil
      }
      write = { .string($0[keyPath: keyPath].rawValue) }
    }
  }

  private static var rows: [Row] {
    [
      Row("alignment", \.alignment), Row("lineBreakMode", \.lineBreakMode),
      Row("baseWritingDirection", \.baseWritingDirection),
    ] + StyleParagraphStyle.numbers.map { Row($0.name, $0.keyPath) }
  }
}
