/// How much a selector weighs against others of its dialect: compared number by number, what counts most first.
public struct StyleSelectorWeight: Sendable, Hashable, Comparable {
  private let numbers: SIMD4<Int32>

  /// A weight that its dialect compares by up to four numbers.
  public init(_ first: Int = 0, _ second: Int = 0, _ third: Int = 0, _ fourth: Int = 0) {
    numbers = SIMD4(
      Int32(clamping: first), Int32(clamping: second), Int32(clamping: third), Int32(clamping: fourth))
  }

  /// Whether the left weighs less.
  public static func < (left: Self, right: Self) -> Bool {
    for index in 0..<4 where left.numbers[index] != right.numbers[index] {
      return left.numbers[index] < right.numbers[index]
    }
    return false
  }
}

extension StyleSelectorWeight {
  /// How a selector came to match an element.
  struct Match {
    /// How many identifiers and types it names.
    var identifiers = 0, types = 0
    /// How many of its types are meant exactly, without subclasses.
    var exactTypes = 0
    /// How many classes lie between its types and the objects' own, in all.
    var distance = 0
    /// The same of its subject alone.
    var subjectDistance = 0
    /// How many objects on the response path it names.
    var ancestors = 0
    /// How far out the outermost of these stands.
    var outermost = 0
  }

  /// The weight of a match.
  ///
  /// - plist: identifiers, then types, exact before inherited, the nearer class first.
  /// - StyleKit: UIAppearance's order: the outermost beginning, then the deeper chain, then the more derived class.
  /// - Stylist: the number of parts.
  /// - Stylish: none; the order of the view's names decides.
  init(_ match: Match, in dialect: StyleDialect) {
    switch dialect {
    case .plist: self.init(match.identifiers, match.types, match.exactTypes, -match.distance)
    case .stylekit: self.init(match.outermost, match.ancestors, -match.subjectDistance)
    case .stylist: self.init(match.identifiers + match.types)
    case .stylish: self.init()
    }
  }
}
