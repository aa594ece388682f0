/// Fonts: `Ubuntu-Bold:20`, `Ubuntu`, `16`, `title 2`, `Ubuntu:body`, `systemBold:14`.
enum StylistFontGrammar {
  static func read(_ raw: RawStyleValue, in context: StyleDecodingContext) -> StyleDecodingResult {
    if case .success(let size) = PlistNumberGrammar.number(raw) {
      return size > 0 ? .value(.font(.system(size))) : .failure(wrongSize(raw.description))
    }
    guard let text = raw.trimmedText, !text.isEmpty else {
      return .failure(.wrongKind(raw, expected: "a font such as Ubuntu:20"))
    }
    guard let colon = text.lastIndex(of: ":") else {
      if let style = textStyle(text, in: context) { return .value(.font(style)) }
      let (face, problems) = face(named: text, "", in: context)
      return .relative(
        { original in .font(StyleFont(face, size: PlistFontGrammar.size(of: original))) }, problems: problems)
    }
    let (name, sizeText) = (String(text[..<colon]), String(text[text.index(after: colon)...]))
    guard let size = size(sizeText, in: context) else { return .failure(wrongSize(sizeText)) }
    if let style = textStyle(name, in: context) { return .value(.font(size.applied(to: style.face))) }
    let (face, problems) = face(named: name, ":" + sizeText, in: context)
    return .value(.font(size.applied(to: face)), problems: problems)
  }

  static func write(_ font: StyleFont) -> String {
    let size = font.textStyle ?? PlistNumberGrammar.spelling(font.size)
    switch font.face {
    case .named(let name): return "\(name):\(size)"
    case .system(let weight, let italic):
      return weight == .regular && !italic ? size : "\(systemName(weight, italic: italic)):\(size)"
    }
  }

  /// A size in points, or the one that a text style has.
  struct Size {
    let points: Double
    var textStyle: String?

    func applied(to face: StyleFont.Face) -> StyleFont {
      StyleFont(face, size: points, textStyle: textStyle)
    }
  }

  /// The size that stands behind a font's colon; nil for anything else.
  static func size(_ text: String, in context: StyleDecodingContext) -> Size? {
    if let points = PlistFontGrammar.size(text[...]) { return Size(points: points) }
    return textStyle(text, in: context).map { Size(points: $0.size, textStyle: $0.textStyle) }
  }

  private static func wrongSize(_ text: String) -> StyleDecodingProblem {
    StyleDecodingProblem(
      .valueFontSize,
      "'\(text)' is not a font's size: write points greater than 0, or a text style such as body")
  }

  private static func textStyle(_ name: String, in context: StyleDecodingContext) -> StyleFont? {
    let loose = name.looseName
    let known = context.resources.textStyleNames.first { $0.lowercased() == loose }
    return known.flatMap { context.resources.textStyleFont(named: $0, in: context.environment) }
  }

  private static func face(
    named name: String, _ suffix: String, in context: StyleDecodingContext
  ) -> (StyleFont.Face, [StyleDecodingProblem]) {
    if let system = systemFaces[name.looseName] { return (system, []) }
    return PlistFontGrammar.face(named: name, in: context) { $0 + suffix }
  }

  /// The faces of the system font by their names as they are compared.
  private static let systemFaces: [String: StyleFont.Face] = {
    var faces: [String: StyleFont.Face] = ["system": .system(weight: .regular, italic: false)]
    for weight in StyleFont.Weight.allCases {
      for italic in [false, true] {
        faces[systemName(weight, italic: italic).lowercased()] = .system(weight: weight, italic: italic)
      }
    }
    return faces
  }()

  private static func systemName(_ weight: StyleFont.Weight, italic: Bool) -> String {
    if weight == .regular, italic { return "systemItalic" }
    return "system" + weight.rawValue.prefix(1).uppercased() + weight.rawValue.dropFirst()
      + (italic ? "Italic" : "")
  }
}
