extension StyleTarget {
  /// What may keep a target's value from being shown.
  struct Supersession: Sendable {
    let property: StyleSupersededProperty
    /// The storage of what shows instead, as a target has it; nil where nothing does.
    let counterpart: String?
    /// The steps from the object to the one that has the property.
    private let holder: [@Sendable (AnyObject) -> AnyObject?]

    init(
      _ property: StyleSupersededProperty, holder: [@Sendable (AnyObject) -> AnyObject?],
      named names: [String]
    ) {
      self.property = property
      self.holder = holder
      counterpart = property.counterpart.map { (names + [$0]).joined(separator: ".") }
    }

    /// Whether the value is not shown on an object.
    func isInForce(on object: AnyObject) -> Bool {
      var current = object
      for step in holder {
        guard let next = step(current) else { return false }
        current = next
      }
      return property.isSuperseded(current)
    }
  }
}
