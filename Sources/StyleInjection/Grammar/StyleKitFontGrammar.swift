/// Fonts by name and size: `HelveticaNeue-Bold:20`.
enum StyleKitFontGrammar {
  static func read(_ raw: RawStyleValue, in context: StyleDecodingContext) -> StyleDecodingResult {
    guard let text = raw.trimmedText else {
      return .failure(.wrongKind(raw, expected: "a font such as \(example)"))
    }
    guard let colon = text.lastIndex(of: ":"), colon > text.startIndex else {
      return .failure(StyleDecodingProblem(.valueFont, "'\(text)' is not a font: write \(example)"))
    }
    let name = String(text[..<colon])
    return PlistFontGrammar.readSize(
      text[text.index(after: colon)...], example: example, spelling: { "\(name):\($0)" }
    ).decoded { size in
      let (face, problems) = PlistFontGrammar.face(named: name, in: context) {
        "\($0):\(PlistNumberGrammar.spelling(size))"
      }
      return .value(.font(StyleFont(face, size: size)), problems: problems)
    }
  }

  static func write(_ font: StyleFont) -> String {
    let size = PlistNumberGrammar.spelling(font.size)
    switch font.face {
    case .named(let name): return "\(name):\(size)"
    case .system(let weight, let italic):
      return "\(PlistFontGrammar.systemName(weight, italic: italic)):\(size)"
    }
  }

  private static let example = "HelveticaNeue-Bold:20"
}
