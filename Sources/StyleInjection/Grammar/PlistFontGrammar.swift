/// Fonts: `$"Helvetica Neue":17`, `$"Avenir Next"`, `$"System-Semibold":15`, `$(title2)`, `$"Avenir Next":(body)`.
enum PlistFontGrammar {
  static func read(_ raw: RawStyleValue, in context: StyleDecodingContext) -> StyleDecodingResult {
    guard let text = raw.trimmedText else {
      return .failure(.wrongKind(raw, expected: "a font such as \(example)"))
    }
    guard text.hasPrefix("$") else { return .failure(malformed(text)) }
    let body = text.dropFirst()
    if let style = parenthesized(body) {
      return textStyle(style, in: context) { "$(\($0))" }.decoded { .value(.font($0)) }
    }
    guard body.hasPrefix("\""), let quote = body.dropFirst().firstIndex(of: "\"") else {
      return .failure(malformed(text))
    }
    let name = String(body[body.index(after: body.startIndex)..<quote])
    let rest = body[body.index(after: quote)...]
    let (face, problems) = face(named: name, in: context) { "$\"\($0)\"\(rest)" }
    if rest.isEmpty {
      return .relative({ original in .font(StyleFont(face, size: size(of: original))) }, problems: problems)
    }
    guard rest.hasPrefix(":") else { return .failure(malformed(text)) }
    let sizeText = rest.dropFirst()
    if let style = parenthesized(sizeText) {
      return textStyle(style, in: context) { "$\"\(name)\":(\($0))" }.decoded { font in
        .value(.font(StyleFont(face, size: font.size, textStyle: font.textStyle)), problems: problems)
      }
    }
    return readSize(sizeText, example: example, spelling: { "$\"\(name)\":\($0)" }).decoded { size in
      .value(.font(StyleFont(face, size: size)), problems: problems)
    }
  }

  static func write(_ font: StyleFont) -> String {
    let size = font.textStyle.map { "(\($0))" } ?? PlistNumberGrammar.spelling(font.size)
    switch font.face {
    case .named(let name):
      return "$\"\(name)\":\(size)"
    case .system(let weight, let italic):
      if font.textStyle != nil, weight == .regular, !italic { return "$" + size }
      return "$\"\(systemName(weight, italic: italic))\":\(size)"
    }
  }

  private static let example = "$\"Helvetica Neue\":17"
  private static let systemFamily = "System"

  /// UIKit's size of a font that nothing sets (`UIFont.labelFontSize`).
  private static let labelFontSize = 17.0

  private static func malformed(_ text: String) -> StyleDecodingProblem {
    StyleDecodingProblem(.valueFont, "'\(text)' is not a font: write \(example) or $(body)")
  }

  private static func parenthesized(_ text: Substring) -> String? {
    text.hasPrefix("(") && text.hasSuffix(")") ? String(text.dropFirst().dropLast()) : nil
  }

  /// A size in points.
  ///
  /// - Parameter spelling: the value with another size, for suggestions.
  static func readSize(
    _ text: Substring, example: String, spelling: (String) -> String
  ) -> Result<Double, StyleDecodingProblem> {
    if let size = size(text) { return .success(size) }
    let withPoint = text.replacing(",", with: ".")
    return .failure(
      StyleDecodingProblem(
        .valueFontSize, "'\(text)' is not a font size: write points greater than 0, as in \(example)",
        suggestion: size(withPoint).map { _ in spelling(String(withPoint)) }))
  }

  /// The size in points that a text spells; nil for anything else.
  static func size(_ text: Substring) -> Double? {
    PlistNumberGrammar.number(text).flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
  }

  /// The size of the font that a property had.
  static func size(of original: StyleValue) -> Double {
    guard case .font(let font) = original else { return labelFontSize }
    return font.size
  }

  /// - Parameter spelling: the value with another style's name, for suggestions.
  static func textStyle(
    _ name: String, in context: StyleDecodingContext, spelling: (String) -> String
  ) -> Result<StyleFont, StyleDecodingProblem> {
    if let font = context.resources.textStyleFont(named: name, in: context.environment) {
      return .success(font)
    }
    let names = context.resources.textStyleNames
    return .failure(
      StyleDecodingProblem(
        .valueTextStyle,
        "there is no text style '\(name)'"
          + (names.isEmpty ? "" : "; there are \(names.joined(separator: ", "))"),
        suggestion: NearestName.of(name, in: names).map(spelling)))
  }

  /// The face of a name. An unknown name gives the system font and a warning: a screen in the wrong font can be
  /// read, one without text cannot.
  ///
  /// - Parameter spelling: the value with another name, for suggestions.
  static func face(
    named name: String, in context: StyleDecodingContext, spelling: (String) -> String
  ) -> (StyleFont.Face, [StyleDecodingProblem]) {
    if let system = systemFace(name) { return (system, []) }
    if let known = context.resources.fontFace(named: name) { return (.named(known), []) }
    let near = context.suggestions.nearest(to: name, in: context.resources.fontNames + systemNames)
    let problem = StyleDecodingProblem(
      .valueUnknownFont, "there is no font named '\(name)': the system font is used", severity: .warning,
      suggestion: near.map(spelling))
    return (.system(weight: .regular, italic: false), [problem])
  }

  /// The name of a system font in sheets.
  static func systemName(_ weight: StyleFont.Weight, italic: Bool) -> String {
    let weightName =
      weight == .regular ? "" : weight.rawValue.prefix(1).uppercased() + weight.rawValue.dropFirst()
    let style = weightName + (italic ? "Italic" : "")
    return style.isEmpty ? systemFamily : "\(systemFamily)-\(style)"
  }

  private static var systemNames: [String] {
    StyleFont.Weight.allCases.flatMap { [systemName($0, italic: false), systemName($0, italic: true)] }
  }

  private static func systemFace(_ name: String) -> StyleFont.Face? {
    guard name == systemFamily || name.hasPrefix(systemFamily + "-") else { return nil }
    if name == systemFamily + "-Regular" { return .system(weight: .regular, italic: false) }
    for weight in StyleFont.Weight.allCases {
      for italic in [false, true] where name == systemName(weight, italic: italic) {
        return .system(weight: weight, italic: italic)
      }
    }
    return nil
  }
}
