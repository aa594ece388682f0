/// Enums by their cases' names in any letter case, with or without spaces: `scale aspect fit`; some have other names too.
enum StylistEnumerationGrammar {
  static func readCase(_ raw: RawStyleValue, of enumeration: StyleEnumerationType) -> StyleDecodingResult {
    PlistEnumerationGrammar.readCase(canonical(raw, in: enumeration.cases), of: enumeration)
  }

  static func readOptions(_ raw: RawStyleValue, of enumeration: StyleEnumerationType) -> StyleDecodingResult {
    let cases = enumeration.cases
    switch raw {
    case .array(let items):
      return PlistEnumerationGrammar.readOptions(
        .array(items.map { LocatedStyleValue(canonical($0.value, in: cases), at: $0.span) }), of: enumeration)
    case .string(let text):
      let names = text.split(separator: ",").map { canonicalName(String($0), in: cases) }
      return PlistEnumerationGrammar.readOptions(.string(names.joined(separator: ",")), of: enumeration)
    default: return PlistEnumerationGrammar.readOptions(raw, of: enumeration)
    }
  }

  private static func canonical(_ raw: RawStyleValue, in cases: [String]) -> RawStyleValue {
    guard case .string(let text) = raw else { return raw }
    return .string(canonicalName(text, in: cases))
  }

  /// The case that a name means; the name itself where it means none.
  private static func canonicalName(_ text: String, in cases: [String]) -> String {
    let name = text.looseName
    if let known = cases.first(where: { $0.looseName == name }) { return known }
    return synonyms[name]?.first(where: cases.contains) ?? text
  }

  /// Other names of cases; which of the cases is meant depends on the enum.
  private static let synonyms: [String: [String]] = [
    "aspectfit": ["scaleAspectFit"], "aspectfill": ["scaleAspectFill"],
    "top": ["leading"], "bottom": ["trailing"], "center": ["centered"], "centre": ["center", "centered"],
    "auto": ["automatic"], "none": ["never"], "blackopaque": ["black"], "blacktranslucent": ["black"],
  ]
}

extension String {
  /// The name without what Stylist leaves out of account when it compares: letter case, spaces and dashes.
  var looseName: String { lowercased().filter { !$0.isWhitespace && $0 != "-" && $0 != "_" } }
}
