/// What two rules name alike. Rules without number may differ in it, but nothing depends on more than whether they do.
struct RuleLikeness: OptionSet, Hashable {
  let rawValue: Int

  /// The subjects' names.
  static let names = Self(rawValue: 1)
  static let ancestors = Self(rawValue: 2)
  static let controller = Self(rawValue: 4)
  /// The subjects' classes.
  static let type = Self(rawValue: 8)

  static let allCases = (0..<16).map(Self.init(rawValue:))

  init(rawValue: Int) { self.rawValue = rawValue }

  init(_ one: RankedRule, _ other: RankedRule) {
    self = []
    if one.subjectIdentifiers == other.subjectIdentifiers { insert(.names) }
    if one.ancestors == other.ancestors { insert(.ancestors) }
    if one.controller == other.controller { insert(.controller) }
    if one.subjectType?.name == other.subjectType?.name { insert(.type) }
  }
}
