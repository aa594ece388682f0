/// Enums by their cases' names in any letter case, with or without spaces: `scale aspect fit`; some have other names too.
enum StylistEnumerationGrammar {
  static func readCase(_ raw: RawStyleValue, of enumeration: StyleEnumerationType) -> StyleDecodingResult {
    PlistEnumerationGrammar.readCase(canonical(raw, of: enumeration), of: enumeration)
  }

  static func readOptions(_ raw: RawStyleValue, of enumeration: StyleEnumerationType) -> StyleDecodingResult {
    switch raw {
    case .array(let items):
      return PlistEnumerationGrammar.readOptions(
        .array(items.map { LocatedStyleValue(canonical($0.value, of: enumeration), at: $0.span) }),
        of: enumeration)
    case .string(let text):
      let names = text.split(separator: ",").map { canonicalName(String($0), of: enumeration) }
      return PlistEnumerationGrammar.readOptions(.string(names.joined(separator: ",")), of: enumeration)
    default: return PlistEnumerationGrammar.readOptions(raw, of: enumeration)
    }
  }

  private static func canonical(
    _ raw: RawStyleValue, of enumeration: StyleEnumerationType
  ) -> RawStyleValue {
    guard case .string(let text) = raw else { return raw }
    return .string(canonicalName(text, of: enumeration))
  }

  /// The case that a name means; the name itself where it means none.
  private static func canonicalName(_ text: String, of enumeration: StyleEnumerationType) -> String {
    let name = text.looseName
    let cases = enumeration.cases
    if let synonym = synonyms[enumeration.name]?[name], cases.contains(synonym) { return synonym }
    return cases.first { $0.looseName == name } ?? text
  }

  /// Other names of an enum's cases, as they are compared; they count before cases of the same name.
  private static let synonyms: [String: [String: String]] = [
    "UIStackView.Alignment": ["top": "leading", "bottom": "trailing"],
    // Stylist knows no style but these two.
    "UIBarStyle": [
      "dark": "black", "lightcontent": "black", "blacktranslucent": "black", "blackopaque": "black",
      "light": "default", "white": "default", "darkcontent": "default",
    ],
    "UIStatusBarStyle": ["dark": "lightContent", "light": "default"],
  ]
}

extension String {
  /// The name without what Stylist leaves out of account when it compares: letter case, spaces and dashes.
  var looseName: String { lowercased().filter { !$0.isWhitespace && $0 != "-" && $0 != "_" } }
}
