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

  /// What decides of a declaration's rank, beside what its rule names as others do or do not.
  func shape(of declaration: RankedDeclaration) -> RankShape {
    let rule = declaration.rule
    let known = rule.subjectType.flatMap { chains[$0.name]?.isEmpty == false ? $0.name : nil }
    return RankShape(
      sheet: rule.sheet, hasController: rule.controller != nil, knownClass: known,
      isOfClass: rule.subjectType != nil, isExact: rule.subjectType?.isExact == true,
      nameCount: rule.subjectIdentifiers.count, ancestorCount: rule.ancestors.count,
      identifierCount: rule.identifierCount, typeCount: rule.typeCount, conditions: declaration.conditions)
  }

  /// The steps up to the place in the file, which decides last; nil where no object can match both.
  ///
  /// - Parameter likeness: what both name alike; nil for what they do. Nothing else is asked of what the rules name, beside
  ///   their shapes.
  func steps(
    _ first: RankedDeclaration, _ second: RankedDeclaration, alike likeness: RuleLikeness? = nil,
    in dialect: StyleDialect, comparesSheets: Bool
  ) -> [Step]? {
    let (one, other) = (first.rule, second.rule)
    let likeness = likeness ?? RuleLikeness(one, other)
    guard one.canMeet(other, alike: likeness), first.canMeet(second) else { return nil }
    let nearness = nearness(one, other, likeness)
    if case .impossible = nearness { return nil }
    var steps: [Step?] = []
    if comparesSheets { steps.append(Self.compare(one.sheet, other.sheet)) }
    switch dialect {
    case .plist:
      steps.append(Self.compare(one.controller == nil ? 0 : 1, other.controller == nil ? 0 : 1))
      steps.append(Self.compare(one.identifierCount, other.identifierCount))
      steps.append(Self.compare(one.typeCount, other.typeCount))
      steps.append(likeness.contains(.ancestors) ? nearness.step : .asked(.nearnessOfAll))
      steps.append(Self.names(one, other, likeness))
    case .stylekit:
      if !likeness.contains(.ancestors) {
        let areBothInside = !one.ancestors.isEmpty && !other.ancestors.isEmpty
        steps.append(
          areBothInside ? .asked(.containment) : Self.compare(one.ancestors.count, other.ancestors.count))
        steps.append(Self.compare(one.ancestors.count, other.ancestors.count))
      }
      steps.append(nearness.step)
    case .stylist:
      steps.append(
        Self.compare(one.identifierCount + one.typeCount, other.identifierCount + other.typeCount))
      steps.append(Self.names(one, other, likeness))
    case .stylish:
      steps.append(Self.names(one, other, likeness))
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

  private static func names(_ one: RankedRule, _ other: RankedRule, _ likeness: RuleLikeness) -> Step? {
    if likeness.contains(.names) { return nil }
    if other.subjectIdentifiers.isEmpty { return .leaning(isFirst: true) }
    if one.subjectIdentifiers.isEmpty { return .leaning(isFirst: false) }
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
  private func nearness(_ one: RankedRule, _ other: RankedRule, _ likeness: RuleLikeness) -> Nearness {
    guard let own = one.subjectType, let others = other.subjectType, !likeness.contains(.type) else {
      return .equal
    }
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
