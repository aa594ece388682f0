/// Stylish's fonts: dictionaries whose keys say what sort of font they are.
enum StylishFontGrammar {
  static func read(_ raw: RawStyleValue, in context: StyleDecodingContext) -> StyleDecodingResult {
    guard case .dictionary(let entries) = raw else {
      return .failure(.wrongKind(raw, expected: "a font such as {\"name\": \"Futura-Medium\", \"size\": 17}"))
    }
    // Of a repeated key the later counts.
    let values = Dictionary(entries.map { ($0.key, $0.value) }) { $1 }
    guard let form = forms.first(where: { $0.keys.allSatisfy { values[$0] != nil } }) else {
      let list = forms.map { "{" + $0.keys.joined(separator: ", ") + "}" }.joined(separator: ", ")
      return .failure(
        StyleDecodingProblem(.valueFont, "this is no font: a font has the keys \(list)"))
    }
    let unused = entries.filter { !form.keys.contains($0.key) }.map { entry in
      StyleDecodingProblem(
        .valueFont, "'\(entry.key)' says nothing beside \(form.keys.joined(separator: " and "))",
        severity: .warning, suggestion: NearestName.of(entry.key, in: keys), at: entry.keySpan)
    }
    return form.read(form.keys.compactMap { values[$0] }, context).adding(unused)
  }

  static func write(_ font: StyleFont) -> RawStyleValue {
    if let style = font.textStyle, case .system = font.face {
      return dictionary(["textStyle": .string(style)])
    }
    let size = PlistNumberGrammar.write(font.size)
    switch font.face {
    case .named(let name): return dictionary(["name": .string(name), "size": size])
    case .system(.regular, italic: true): return dictionary(["italicSize": size])
    case .system(.regular, _): return dictionary(["size": size])
    case .system(let weight, _):
      return dictionary(["size": size, "weight": .string(weight.rawValue.lowercased())])
    }
  }

  private static func dictionary(_ entries: KeyValuePairs<String, RawStyleValue>) -> RawStyleValue {
    .dictionary(entries.map { RawStyleEntry($0.key, LocatedStyleValue($0.value)) })
  }

  private struct Form: Sendable {
    let keys: [String]
    /// Reads the values of the keys.
    let read: @Sendable ([LocatedStyleValue], StyleDecodingContext) -> StyleDecodingResult
  }

  /// The forms in the order in which they count.
  private static let forms: [Form] = [
    Form(keys: ["name", "size"]) { values, context in named(values[0], size: values[1], in: context) },
    Form(keys: ["size", "weight"]) { values, _ in
      weight(values[1]).decoded { weight in system(values[0], weight) }
    },
    Form(keys: ["size"]) { values, _ in system(values[0]) },
    Form(keys: ["boldSize"]) { values, _ in system(values[0], .bold) },
    Form(keys: ["italicSize"]) { values, _ in system(values[0], italic: true) },
    Form(keys: ["textStyle"]) { values, context in textStyle(values[0], in: context) },
  ]

  private static var keys: [String] { forms.flatMap(\.keys) }

  private static func named(
    _ name: LocatedStyleValue, size: LocatedStyleValue, in context: StyleDecodingContext
  ) -> StyleDecodingResult {
    text(name, "a font's name").decoded { text in
      let (face, problems) = PlistFontGrammar.face(named: text, in: context) { $0 }
      return points(size).decoded { size in
        .value(.font(StyleFont(face, size: size)), problems: problems.map { $0.at(name.span) })
      }
    }
  }

  private static func system(
    _ size: LocatedStyleValue, _ weight: StyleFont.Weight = .regular, italic: Bool = false
  ) -> StyleDecodingResult {
    points(size).decoded { .value(.font(.system($0, weight: weight, italic: italic))) }
  }

  private static func textStyle(
    _ style: LocatedStyleValue, in context: StyleDecodingContext
  ) -> StyleDecodingResult {
    text(style, "a text style's name").decoded { name in
      PlistFontGrammar.textStyle(name, in: context) { $0 }.mapError { $0.at(style.span) }.decoded { font in
        .value(.font(font), problems: name == "callout" ? [calloutNote.at(style.span)] : [])
      }
    }
  }

  private static let calloutNote = StyleDecodingProblem(
    .dialectTextStyle, "callout is UIKit's callout here, where Stylish takes title1 for it", severity: .note)

  private static func weight(_ value: LocatedStyleValue) -> Result<StyleFont.Weight, StyleDecodingProblem> {
    text(value, "a font's weight").flatMap { name in
      let names = StyleFont.Weight.allCases.map { $0.rawValue.lowercased() }
      let known = StyleFont.Weight.allCases.first { $0.rawValue.lowercased() == name || $0.rawValue == name }
      guard let known else {
        return .failure(
          StyleDecodingProblem(
            .valueFont, "'\(name)' is no weight; there are \(names.joined(separator: ", "))",
            suggestion: NearestName.of(name, in: names), at: value.span))
      }
      return .success(known)
    }
  }

  private static func text(
    _ value: LocatedStyleValue, _ expected: String
  ) -> Result<String, StyleDecodingProblem> {
    guard case .string(let text) = value.value else {
      return .failure(.wrongKind(value.value, expected: expected).at(value.span))
    }
    return .success(text)
  }

  private static func points(_ value: LocatedStyleValue) -> Result<Double, StyleDecodingProblem> {
    let size: Double
    switch value.value {
    case .integer(let whole): size = Double(whole)
    case .real(let real): size = real
    default: return .failure(.wrongKind(value.value, expected: "a font's size").at(value.span))
    }
    guard size > 0, size.isFinite else {
      return .failure(
        StyleDecodingProblem(
          .valueFontSize, "'\(value.value)' is not a font size: write points greater than 0", at: value.span))
    }
    return .success(size)
  }
}

extension StyleDecodingResult {
  /// The result with more problems in parts of the value.
  fileprivate func adding(_ more: [StyleDecodingProblem]) -> StyleDecodingResult {
    switch self {
    case .value(let value, let problems): .value(value, problems: problems + more)
    case .relative(let derive, let problems): .relative(derive, problems: problems + more)
    case .failure, .notMine: self
    }
  }
}
