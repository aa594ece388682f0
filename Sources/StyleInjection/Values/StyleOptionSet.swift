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
    let names = styleMembers.map(\.name)
    return StyleValueType(.optionSet(StyleEnumerationType(styleTypeName) { names }))
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

  /// The names of the members that are contained.
  public var styleValue: StyleValue {
    .options(Self.styleMembers.filter { !$0.member.isEmpty && contains($0.member) }.map(\.name))
  }
}
