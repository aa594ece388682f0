import StyleInjection

/// The first step of a key path of a class, and what is behind it.
struct InterfaceKeyPathStep {
  let access: StyleProperty.Access
  /// The state of a `name:state`.
  let state: String?
  /// The steps behind it; nil if it is the last one.
  let rest: Substring?

  /// Nil where the class has no property of the step's name. Another name of a key path is followed once.
  init?(_ keyPath: Substring, in rows: StyleClassRows) {
    if let step = Self(spelled: keyPath, in: rows) {
      self = step
    } else if let meant = rows.keyPath(ofAlias: String(keyPath)),
      let step = Self(spelled: meant[...], in: rows)
    {
      self = step
    } else {
      return nil
    }
  }

  private init?(spelled keyPath: Substring, in rows: StyleClassRows) {
    let dot = keyPath.firstIndex(of: ".")
    let first = keyPath[..<(dot ?? keyPath.endIndex)]
    let colon = first.firstIndex(of: ":")
    guard let property = rows.property(named: String(first[..<(colon ?? first.endIndex)])) else { return nil }
    access = property.access
    state = colon.map { String(first[first.index(after: $0)...]) }
    rest = dot.map { keyPath[keyPath.index(after: $0)...] }
  }
}
