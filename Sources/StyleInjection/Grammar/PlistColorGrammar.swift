/// Colours: `#A0A0A0`, `CG#A0A0A0`, `COLOR(brandBlue):0.5`, `CG:COLOR(systemRed)`.
enum PlistColorGrammar {
  static func readColor(_ raw: RawStyleValue, in context: StyleDecodingContext) -> StyleDecodingResult {
    guard let text = raw.trimmedText else {
      return .failure(.wrongKind(raw, expected: "a colour such as #A0A0A0"))
    }
    if let inner = unprefixed(text) {
      return color(inner, in: context).decoded { _ in
        .failure(
          StyleDecodingProblem(
            .valueColorKind, "this property takes a UIColor, '\(text)' is a CGColor", suggestion: inner))
      }
    }
    return color(text, in: context).decoded { .value(.color($0.color), problems: $0.problems) }
  }

  static func readCGColor(_ raw: RawStyleValue, in context: StyleDecodingContext) -> StyleDecodingResult {
    guard let text = raw.trimmedText else {
      return .failure(.wrongKind(raw, expected: "a colour such as CG#A0A0A0"))
    }
    guard let inner = unprefixed(text) else {
      return color(text, in: context).mapError { $0.suggesting(prefixed) }.decoded { _ in
        .failure(
          StyleDecodingProblem(
            .valueColorKind, "this property takes a CGColor, '\(text)' is a UIColor",
            suggestion: prefixed(text)))
      }
    }
    return color(inner, in: context).mapError { $0.suggesting(prefixed) }.decoded {
      .value(.cgColor(StyleCGColor($0.color)), problems: $0.problems.map { $0.suggesting(prefixed) })
    }
  }

  static func write(_ color: StyleColor) -> String {
    if let name = color.name {
      let alpha = color.alpha == 1 ? "" : ":" + PlistNumberGrammar.spelling(color.alpha)
      return "COLOR(\(name))\(alpha)"
    }
    return digits(of: color)
  }

  /// A colour's components as six hex digits, or eight where it is not opaque.
  static func digits(of color: StyleColor) -> String {
    let bytes = color.bytes
    return "#" + HexColorGrammar.digits((0..<(bytes.w == 255 ? 3 : 4)).map { bytes[$0] })
  }

  static func write(_ color: StyleCGColor) -> String {
    prefixed(write(color.color))
  }

  /// A UIColor's spelling as a CGColor's.
  private static func prefixed(_ text: String) -> String { (text.hasPrefix("#") ? "CG" : "CG:") + text }

  /// A CGColor's spelling as a UIColor's; nil for other text.
  private static func unprefixed(_ text: String) -> String? {
    for (prefix, colorPrefix) in [("CG", "#"), ("CG:", "COLOR(")] where text.hasPrefix(prefix + colorPrefix) {
      return String(text.dropFirst(prefix.count))
    }
    return nil
  }

  /// A colour that was read, and what is doubtful about it.
  private struct Reading {
    let color: StyleColor
    var problems: [StyleDecodingProblem] = []
  }

  private static func color(
    _ text: String, in context: StyleDecodingContext
  ) -> Result<Reading, StyleDecodingProblem> {
    if text.hasPrefix("#") { return digits(text).map { Reading(color: $0) } }
    if text.hasPrefix("COLOR(") { return named(text, in: context) }
    let fixed = "#" + text
    if case .success = digits(fixed) {
      return .failure(
        StyleDecodingProblem(
          .valueColor, "'\(text)' is not a colour: a colour begins with #", suggestion: fixed))
    }
    return .failure(
      StyleDecodingProblem(
        .valueColor,
        "'\(text)' is not a colour: write #RRGGBB or COLOR(name), CG#RRGGBB or CG:COLOR(name) for a CGColor"))
  }

  /// The colour of hex digits behind a `#`, opacity last.
  ///
  /// - Parameter counts: how many digits there may be.
  static func digits(
    _ text: String, counts: [Int] = [3, 4, 6, 8]
  ) -> Result<StyleColor, StyleDecodingProblem> {
    HexColorGrammar.channels(text.dropFirst(), of: text, counts: counts).map { channels in
      StyleColor(
        red: channels[0], green: channels[1], blue: channels[2], alpha: channels.count == 4 ? channels[3] : 1)
    }
  }

  private static func named(
    _ text: String, in context: StyleDecodingContext
  ) -> Result<Reading, StyleDecodingProblem> {
    guard let close = text.lastIndex(of: ")") else {
      return .failure(StyleDecodingProblem(.valueColor, "'\(text)' lacks its ')'", suggestion: text + ")"))
    }
    let name = String(text[text.index(text.startIndex, offsetBy: "COLOR(".count)..<close])
    let rest = text[text.index(after: close)...]
    guard !name.allSatisfy(\.isWhitespace) else {
      return .failure(StyleDecodingProblem(.valueUnknownColor, "'\(text)' names no colour"))
    }
    var reading: Reading
    if let color = context.resources.color(named: name, in: context.environment) {
      reading = Reading(color: color.named(name))
    } else {
      let near = context.suggestions.nearest(to: name, in: context.resources.colorNames)
      let isMissing = context.resources.hasColor(named: name) == false
      let problem = StyleDecodingProblem(
        .valueUnknownColor, "there is no colour named '\(name)'", severity: isMissing ? .error : .warning,
        suggestion: near.map { "COLOR(\($0))\(rest)" },
        notes: [near.flatMap { NearestName.letterCaseNote(name, $0) }].compactMap(\.self))
      guard !isMissing else { return .failure(problem) }
      // Where not all colours are known, only one that looks like a misspelt one is worth a word.
      reading = Reading(color: StyleColor(unresolvedName: name), problems: near == nil ? [] : [problem])
    }
    if rest.isEmpty { return .success(reading) }
    guard rest.hasPrefix(":"), let alpha = PlistNumberGrammar.number(rest.dropFirst()),
      (0...1).contains(alpha)
    else {
      return .failure(
        StyleDecodingProblem(
          .valueColor, "'\(rest)' behind the name is not an opacity: write a number in 0…1, as in :0.5"))
    }
    return .success(Reading(color: reading.color.withAlpha(alpha), problems: reading.problems))
  }
}

extension StyleDecodingProblem {
  fileprivate func suggesting(_ transform: (String) -> String) -> StyleDecodingProblem {
    StyleDecodingProblem(
      id, message, severity: severity, suggestion: suggestion.map(transform), at: span, notes: notes)
  }
}
