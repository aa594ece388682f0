/// What decides, in a dialect, which of two rules wins where both speak of an object, as far as the sheets alone say.
struct RulePrecedence {
  /// A step of the comparison that does not end in a draw.
  enum Step: Hashable {
    /// One of the rules wins.
    case decided(isFirst: Bool)
    /// The object decides.
    case asked(Question)
    /// One of the rules wins, or it is a draw: the object decides.
    case leaning(isFirst: Bool)
  }

  /// What the steps of two dialects may ask of an object.
  enum Question: Hashable {
    /// Which of the names stands later in its list.
    case names
    /// Which of the subjects' classes is nearer to its own.
    case nearness
    /// Which of all classes are nearer.
    case nearnessOfAll
    /// Which of the outermost ancestors is farther out.
    case containment
  }

  /// The known classes that rules name, each with what it inherits from.
  private let chains: [String: [String]]

  /// - Parameter classNames: the classes that rules name.
  init(classNames: Set<String>, registry: StyleRegistry) {
    chains = Dictionary(uniqueKeysWithValues: classNames.map { ($0, registry.chain(of: $0).map(\.name)) })
  }

  /// The steps up to the place in the file, which decides last; nil where no object can match both.
  func steps(
    _ first: RankedDeclaration, _ second: RankedDeclaration, in dialect: StyleDialect, comparesSheets: Bool
  ) -> [Step]? {
    let (one, other) = (first.rule, second.rule)
    guard one.canMeet(other), first.canMeet(second) else { return nil }
    let nearness = nearness(one, other)
    if case .impossible = nearness { return nil }
    var steps: [Step?] = []
    if comparesSheets { steps.append(Self.compare(one.sheet, other.sheet)) }
    switch dialect {
    case .plist:
      steps.append(Self.compare(one.controller == nil ? 0 : 1, other.controller == nil ? 0 : 1))
      steps.append(Self.compare(one.identifierCount, other.identifierCount))
      steps.append(Self.compare(one.typeCount, other.typeCount))
      steps.append(one.ancestors == other.ancestors ? nearness.step : .asked(.nearnessOfAll))
      steps.append(Self.names(one, other))
    case .stylekit:
      if one.ancestors != other.ancestors {
        let areBothInside = !one.ancestors.isEmpty && !other.ancestors.isEmpty
        steps.append(
          areBothInside ? .asked(.containment) : Self.compare(one.ancestors.count, other.ancestors.count))
        steps.append(Self.compare(one.ancestors.count, other.ancestors.count))
      }
      steps.append(nearness.step)
    case .stylist:
      steps.append(
        Self.compare(one.identifierCount + one.typeCount, other.identifierCount + other.typeCount))
      steps.append(Self.names(one, other))
    case .stylish:
      steps.append(Self.names(one, other))
    }
    steps.append(Self.compare(first.conditions.count, second.conditions.count))
    return Self.upToDecision(steps.compactMap(\.self))
  }

  /// The steps with the place in the file behind them.
  static func ended(_ steps: [Step], isFirstLater: Bool) -> [Step] {
    let all = upToDecision(steps + [.decided(isFirst: isFirstLater)])
    guard case .decided(let isFirst)? = all.last else { return all }
    // Where nothing else can come out, nothing needs to be asked.
    var kept = all.dropLast()
    while kept.last == .leaning(isFirst: isFirst) { kept.removeLast() }
    return kept + [.decided(isFirst: isFirst)]
  }

  private static func upToDecision(_ steps: [Step]) -> [Step] {
    let end = steps.firstIndex { if case .decided = $0 { true } else { false } }
    return end.map { Array(steps[...$0]) } ?? steps
  }

  private static func compare(_ one: Int, _ other: Int) -> Step? {
    one == other ? nil : .decided(isFirst: one > other)
  }

  private static func names(_ one: RankedRule, _ other: RankedRule) -> Step? {
    let (own, others) = (one.subjectIdentifiers, other.subjectIdentifiers)
    if own == others { return nil }
    if others.isEmpty { return .leaning(isFirst: true) }
    if own.isEmpty { return .leaning(isFirst: false) }
    return .asked(.names)
  }

  private enum Nearness {
    case equal, open, impossible
    case nearer(isFirst: Bool)

    var step: Step? {
      switch self {
      case .equal, .impossible: nil
      case .open: .asked(.nearness)
      case .nearer(let isFirst): .decided(isFirst: isFirst)
      }
    }
  }

  /// Which of two rules' classes is nearer to any object that matches both.
  private func nearness(_ one: RankedRule, _ other: RankedRule) -> Nearness {
    guard let own = one.subjectType, let others = other.subjectType else { return .equal }
    if own.name == others.name { return .equal }
    if own.isExact, others.isExact { return .impossible }
    let chain = chains[own.name] ?? []
    let otherChain = chains[others.name] ?? []
    if chain.contains(others.name) {
      return own.isExact || !others.isExact ? .nearer(isFirst: true) : .impossible
    }
    if otherChain.contains(own.name) {
      return others.isExact || !own.isExact ? .nearer(isFirst: false) : .impossible
    }
    switch (chain.isEmpty, otherChain.isEmpty) {
    case (false, false): return .impossible
    // A class that is known inherits from known ones alone.
    case (true, false): return others.isExact ? .impossible : .nearer(isFirst: true)
    case (false, true): return own.isExact ? .impossible : .nearer(isFirst: false)
    case (true, true):
      if own.isExact { return .nearer(isFirst: true) }
      return others.isExact ? .nearer(isFirst: false) : .open
    }
  }
}

/// What of a rule counts in comparisons.
struct RankedRule {
  /// The place of its sheet.
  let sheet: Int
  let controller: String?
  let subjectType: (name: String, isExact: Bool)?
  let subjectIdentifiers: Set<String>
  let ancestors: [StyleSelector.Subject]
  let identifierCount: Int
  let typeCount: Int

  init(_ selector: StyleSelector, inSheet sheet: Int) {
    self.sheet = sheet
    controller = selector.controller?.lastComponent
    ancestors = selector.ancestors
    var type: (name: String, isExact: Bool)?
    var identifiers: Set<String> = []
    for part in selector.subject.parts {
      switch part {
      case .type(let own): type = (own.lastComponent, true)
      case .subtype(let own): type = (own.lastComponent, false)
      case .identifier(let name): identifiers.insert(name)
      case .all: break
      }
    }
    subjectType = type
    subjectIdentifiers = identifiers
    let parts = (selector.ancestors + [selector.subject]).flatMap(\.parts)
    identifierCount = parts.count { if case .identifier = $0 { true } else { false } }
    typeCount = parts.count - identifierCount
  }

  /// Whether their controllers may be one.
  func canMeet(_ other: RankedRule) -> Bool {
    controller == nil || other.controller == nil || controller == other.controller
  }
}

/// What of a declaration counts in comparisons.
struct RankedDeclaration {
  let rule: RankedRule
  let conditions: [StyleCondition]

  /// Whether the conditions of both may hold at once.
  func canMeet(_ other: RankedDeclaration) -> Bool {
    !conditions.contains { own in
      other.conditions.contains { $0.excludes(own) }
    }
  }
}

extension StyleCondition {
  /// Whether both are of one kind and never hold together.
  fileprivate func excludes(_ other: StyleCondition) -> Bool {
    switch (self, other) {
    case (.device(let own), .device(let others)): own != others
    case (.horizontal(let own), .horizontal(let others)): own != others
    case (.vertical(let own), .vertical(let others)): own != others
    case (.appearance(let own), .appearance(let others)): own != others
    case (.contrast(let own), .contrast(let others)): own != others
    case (.category(let own), .category(let others)): own != others
    default: false
    }
  }
}
