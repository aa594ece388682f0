/// An option set that a sheet spells by its members' names: give the members, and the rest is given.
public protocol StyleOptionSet: StyleValueConvertible, OptionSet where Element == Self {
  /// The name that diagnostics use; the type's own name by default.
  static var styleTypeName: String { get }
  /// The members by their Swift names, in the order of their values.
  static var styleMembers: [(name: String, member: Self)] { get }
}

extension StyleOptionSet {
  /// The type's own name.
  public static var styleTypeName: String { String(describing: Self.self) }

  /// An option set of all members.
  public static var styleValueType: StyleValueType {
    StyleValueType(
      .optionSet(
        StyleEnumerationType(
          styleTypeName, canonical: { Self(styleValue: .options($0))?.memberNames ?? $0 },
          cases: { styleMembers.map(\.name) })))
  }

  /// The union of the named members; nil if a name is unknown.
  public init?(styleValue: StyleValue) {
    guard case .options(let names) = styleValue else { return nil }
    self.init()
    let members = Self.styleMembers
    for name in names {
      guard let row = members.first(where: { $0.name == name }) else { return nil }
      formUnion(row.member)
    }
  }

  /// The names of the members that are contained and not contained in another one that is.
  public var styleValue: StyleValue { .options(memberNames) }

  private var memberNames: [String] {
    var found: [(name: String, member: Self)] = []
    let contained = Self.styleMembers.filter { !$0.member.isEmpty && contains($0.member) }
    for row in contained where !contained.contains(where: { $0.member.isStrictSuperset(of: row.member) }) {
      if !found.contains(where: { $0.member == row.member }) { found.append(row) }
    }
    return found.map(\.name)
  }
}
