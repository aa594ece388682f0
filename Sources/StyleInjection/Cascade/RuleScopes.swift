/// The layers that an index has rules in, as numbers: the global one and the controllers'.
struct RuleScopes {
  /// A layer.
  struct Scope {
    /// Nil for the global layer.
    let controller: StyleTypeName?
    /// The next scope whose controller's name has the same last component; negative at the end.
    let next: Int32
    fileprivate(set) var ruleCount = 0
    /// The first of all the scope's entries, if it has few rules; negative without one.
    fileprivate(set) var head: Int32 = -1

    /// Whether a walk over the rules is quicker than to hash the name that is asked for.
    var hasFewRules: Bool { ruleCount <= 8 }
  }

  static let global: Int32 = 0

  private var scopes = [Scope(controller: nil, next: -1)]
  /// The first scope by the last component of the controller's name.
  private var places: [String: Int32] = [:]

  subscript(place: Int32) -> Scope { scopes[Int(place)] }

  /// Whether a controller of a name has rules of its own.
  func hasPlace(named lastComponent: String) -> Bool { places[lastComponent] != nil }

  /// The scopes whose controller's name has a last component.
  func places(named lastComponent: String) -> some Sequence<Int32> {
    sequence(state: places[lastComponent] ?? -1) { [scopes] place in
      guard place >= 0 else { return nil }
      defer { place = scopes[Int(place)].next }
      return place
    }
  }

  /// Counts a rule; the place of its scope.
  mutating func addRule(in controller: StyleTypeName?) -> Int32 {
    let place = place(of: controller)
    scopes[Int(place)].ruleCount += 1
    return place
  }

  /// Puts an entry before the others of a scope; the one that was the first.
  mutating func replaceHead(of scope: Int32, by entry: Int32) -> Int32 {
    defer { scopes[Int(scope)].head = entry }
    return scopes[Int(scope)].head
  }

  private mutating func place(of controller: StyleTypeName?) -> Int32 {
    guard let controller else { return Self.global }
    // A controller's rules stand side by side.
    let last = scopes.count - 1
    if scopes[last].controller == controller { return Int32(last) }
    let name = controller.lastComponent
    if let known = places(named: name).first(where: { self[$0].controller == controller }) { return known }
    let place = Int32(scopes.count)
    scopes.append(Scope(controller: controller, next: places.updateValue(place, forKey: name) ?? -1))
    return place
  }
}
