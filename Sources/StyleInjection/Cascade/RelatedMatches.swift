/// What rules for some objects say of others, which they reach by relations: for each the matches beside its own.
struct RelatedMatches {
  private struct Reached {
    let object: any Styleable
    var matches: [StyleMatch] = []
    /// The strengths of the matches: many objects may reach one by the same declaration.
    var strengths: Set<StyleStrength> = []
  }

  private var reached: [Reached] = []
  private var places: [ObjectIdentifier: Int] = [:]
  private var styled: Set<Int> = []
  /// Which relations there are not.
  private(set) var diagnostics: [Diagnostic] = []

  /// Adds a match of an object that has been reached.
  mutating func add(_ match: StyleMatch, to object: any Styleable) {
    let place = place(of: object)
    if reached[place].strengths.insert(match.strength).inserted { reached[place].matches.append(match) }
  }

  /// Adds an object that was reached before, and may be no more.
  mutating func addFormer(_ object: any Styleable) { _ = place(of: object) }

  private mutating func place(of object: any Styleable) -> Int {
    let key = ObjectIdentifier(object)
    if let known = places[key] { return known }
    places[key] = reached.count
    reached.append(Reached(object: object))
    return reached.count - 1
  }

  /// Adds what is wrong with a relation.
  mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// The matches of an object, which is styled herewith.
  mutating func take(_ object: any Styleable) -> [StyleMatch] {
    guard let place = places[ObjectIdentifier(object)] else { return [] }
    styled.insert(place)
    return reached[place].matches
  }

  /// The objects that were not asked for, in the order in which they were reached.
  var rest: [any Styleable] { reached.indices.filter { !styled.contains($0) }.map { reached[$0].object } }
}

extension StyleMatch {
  /// The match of the object that its relations lead to.
  var atRelatedObject: StyleMatch {
    var match = StyleMatch(
      StyleDeclaration(
        declaration.keyPath, at: declaration.keySpan, when: declaration.conditions, declaration.value),
      from: origin, strength: strength, isModuleAssumed: isModuleAssumed)
    match.relations = declaration.relations
    return match
  }

  /// What is to be said of a relation that a class lacks.
  func unknown(_ relation: StyleRelation, of className: StyleClassName, among names: [String]) -> Diagnostic {
    Diagnostic(
      .relationUnknown, .error,
      "\(className) has no '\(relation.name)'"
        + (names.isEmpty ? "" : "; there are \(names.joined(separator: ", "))"),
      at: SourceRange(origin.range.file, relation.span), suggestion: NearestName.of(relation.name, in: names))
  }
}
