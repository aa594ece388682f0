/// Booleans as YAML of any version spells them: `true`, `yes`, `on`.
enum StylistNumberGrammar {
  static func readBool(_ raw: RawStyleValue) -> StyleDecodingResult {
    switch raw.trimmedText?.lowercased() {
    case "on": .value(.bool(true))
    case "off": .value(.bool(false))
    default: PlistNumberGrammar.readBool(raw)
    }
  }
}
