/// Colours with their opacity in front: `#RGB`, `#RRGGBB`, `#AARRGGBB`.
enum StyleKitColorGrammar {
  static func read(_ raw: RawStyleValue) -> Result<StyleColor, StyleDecodingProblem> {
    guard let text = raw.trimmedText else {
      return .failure(.wrongKind(raw, expected: "a colour such as #A0A0A0"))
    }
    guard text.hasPrefix("#") else {
      let fixed = "#" + text
      let isFixed = if case .success = color(fixed) { true } else { false }
      return .failure(
        StyleDecodingProblem(
          .valueColor, "'\(text)' is not a colour: write #RGB, #RRGGBB or #AARRGGBB",
          suggestion: isFixed ? fixed : nil))
    }
    return color(text)
  }

  static func write(_ color: StyleColor) -> String {
    let bytes = color.bytes
    return "#" + HexColorGrammar.digits((bytes.w == 255 ? [] : [bytes.w]) + [bytes.x, bytes.y, bytes.z])
  }

  private static func color(_ text: String) -> Result<StyleColor, StyleDecodingProblem> {
    HexColorGrammar.channels(text.dropFirst(), of: text, counts: [3, 6, 8]).map { channels in
      let alpha = channels.count == 4 ? channels[0] : 1
      let rest = channels.suffix(3)
      return StyleColor(
        red: rest[rest.startIndex], green: rest[rest.startIndex + 1], blue: rest[rest.startIndex + 2],
        alpha: alpha)
    }
  }
}
