/// Colours: `D22`, `#DD2222`, `DD2222AA` (the opacity last), a colour's name, and behind any of them `:0.5` for another
/// opacity. A name of an asset or a system colour counts before digits.
enum StylistColorGrammar {
  static func readColor(_ raw: RawStyleValue, in context: StyleDecodingContext) -> StyleDecodingResult {
    color(raw, in: context).decoded { .value(.color($0.color), problems: $0.problems) }
  }

  static func readCGColor(_ raw: RawStyleValue, in context: StyleDecodingContext) -> StyleDecodingResult {
    color(raw, in: context).decoded { .value(.cgColor(StyleCGColor($0.color)), problems: $0.problems) }
  }

  static func write(_ color: StyleColor) -> String {
    guard let name = color.name else { return PlistColorGrammar.write(color) }
    let isNothing = nothing.contains(name) && color.alpha == 0
    return color.alpha == 1 || isNothing ? name : "\(name):\(PlistNumberGrammar.spelling(color.alpha))"
  }

  /// A colour that was read, and what is doubtful about it.
  private struct Reading {
    let color: StyleColor
    var problems: [StyleDecodingProblem] = []
  }

  private static func color(
    _ raw: RawStyleValue, in context: StyleDecodingContext
  ) -> Result<Reading, StyleDecodingProblem> {
    let text: String
    switch raw {
    case .string: text = raw.trimmedText ?? ""
    case .integer: text = raw.description
    default: return .failure(.wrongKind(raw, expected: "a colour such as \"#DD2222\" or darkGray"))
    }
    guard let colon = text.lastIndex(of: ":") else { return opaque(text, "", in: context) }
    let alphaText = text[text.index(after: colon)...]
    guard let alpha = PlistNumberGrammar.number(alphaText), (0...1).contains(alpha) else {
      return .failure(
        StyleDecodingProblem(
          .valueColor, "'\(alphaText)' in '\(text)' is not an opacity: write a number in 0…1, as in :0.5"))
    }
    return opaque(String(text[..<colon]), String(text[colon...]), in: context).map { reading in
      Reading(color: reading.color.withAlpha(alpha), problems: reading.problems)
    }
  }

  /// - Parameter suffix: what stands behind, for suggestions.
  private static func opaque(
    _ text: String, _ suffix: String, in context: StyleDecodingContext
  ) -> Result<Reading, StyleDecodingProblem> {
    if text.hasPrefix("#") { return digits(text.dropFirst()) }
    if let known = context.resources.color(named: text, in: context.environment) {
      return .success(Reading(color: known.named(text)))
    }
    if nothing.contains(text.lowercased()) {
      return .success(Reading(color: StyleColor(white: 0, alpha: 0, name: "clear")))
    }
    let plain = text.hasPrefix("0x") ? text.dropFirst(2) : text[...]
    if digitCounts.contains(plain.count), plain.allSatisfy({ $0.isASCII && $0.isHexDigit }) {
      return digits(plain)
    }
    return named(text, suffix, in: context)
  }

  /// The name without what is left out of account when colours' names are compared; gray is grey, too.
  private static func looseName(_ name: String) -> String {
    name.looseName.replacing("grey", with: "gray")
  }

  /// Names of the colour that is none.
  private static let nothing: Set<String> = ["clear", "none", "transparent"]

  private static let digitCounts = [3, 6, 8]

  private static func digits(_ digits: Substring) -> Result<Reading, StyleDecodingProblem> {
    PlistColorGrammar.digits("#" + digits, counts: digitCounts).map { Reading(color: $0) }
  }

  private static func named(
    _ name: String, _ suffix: String, in context: StyleDecodingContext
  ) -> Result<Reading, StyleDecodingProblem> {
    let loose = looseName(name)
    if let known = context.resources.colorNames.first(where: { looseName($0) == loose }),
      let color = context.resources.color(named: known, in: context.environment)
    {
      return .success(Reading(color: color.named(known)))
    }
    let near = context.suggestions.nearest(to: name, in: context.resources.colorNames)
    // Where not all colours are known, what cannot be a name is no unknown colour.
    let isMissing = context.resources.hasColor(named: name) == false || name.isEmpty
    let problem = StyleDecodingProblem(
      .valueUnknownColor,
      "'\(name)' is neither 3, 6 or 8 hex digits nor the name of a colour that there is",
      severity: isMissing ? .error : .warning, suggestion: near.map { $0 + suffix })
    guard !isMissing else { return .failure(problem) }
    return .success(Reading(color: StyleColor(unresolvedName: name), problems: near == nil ? [] : [problem]))
  }
}
