/// How much of documents was understood.
public struct InterfaceCoverage: Sendable, Hashable {
  /// Occurrences and how many of them were understood.
  public struct Share: Sendable, Hashable {
    /// How many there are.
    public internal(set) var total = 0
    /// How many became a property or a role.
    public internal(set) var understood = 0
    /// How many have no meaning outside Xcode's canvas.
    public internal(set) var ignored = 0

    /// How many are neither understood nor ignored.
    public var unknown: Int { total - understood - ignored }

    /// The understood part of what is not ignored, 0…1; 1 where there is nothing.
    public var fraction: Double {
      total == ignored ? 1 : Double(understood) / Double(total - ignored)
    }
  }

  /// Elements.
  public internal(set) var elements = Share()
  /// Kinds of elements: each name once.
  public var elementKinds: Share {
    Share(total: kinds.count + unknownElements.count, understood: kinds.count)
  }
  /// Attributes.
  public internal(set) var attributes = Share()
  /// How often each name of an unknown element occurs.
  public internal(set) var unknownElements: [String: Int] = [:]
  /// How often each unknown attribute occurs, as `element@attribute`.
  public internal(set) var unknownAttributes: [String: Int] = [:]
  /// How often attributes are ignored, by the pattern of the rule.
  public internal(set) var ignored: [String: Int] = [:]
  private var kinds: Set<String> = []

  /// Nothing yet.
  public init() {}

  mutating func countElement(_ name: String, isKnown: Bool) {
    elements.total += 1
    if isKnown {
      elements.understood += 1
      kinds.insert(name)
    } else {
      unknownElements[name, default: 0] += 1
    }
  }

  mutating func countUnderstood() {
    attributes.total += 1
    attributes.understood += 1
  }

  mutating func countIgnored(_ rule: InterfaceIgnoreRule) {
    attributes.total += 1
    attributes.ignored += 1
    ignored[rule.pattern, default: 0] += 1
  }

  mutating func countUnknown(_ attribute: String, of element: String) {
    attributes.total += 1
    unknownAttributes["\(element)@\(attribute)", default: 0] += 1
  }

  /// Adds what was counted elsewhere.
  public mutating func add(_ other: InterfaceCoverage) {
    elements.add(other.elements)
    attributes.add(other.attributes)
    unknownElements.merge(other.unknownElements, uniquingKeysWith: +)
    unknownAttributes.merge(other.unknownAttributes, uniquingKeysWith: +)
    ignored.merge(other.ignored, uniquingKeysWith: +)
    kinds.formUnion(other.kinds)
  }
}

extension InterfaceCoverage.Share {
  fileprivate mutating func add(_ other: Self) {
    total += other.total
    understood += other.understood
    ignored += other.ignored
  }
}
