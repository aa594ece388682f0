extension NearestName {
  /// What is to be said where a name differs from a known one in nothing but the case of its letters; nil where it
  /// differs in more.
  package static func letterCaseNote(_ name: String, _ known: String) -> String? {
    guard name != known, name.lowercased() == known.lowercased() else { return nil }
    return "only the letter case differs from '\(known)'"
  }
}
