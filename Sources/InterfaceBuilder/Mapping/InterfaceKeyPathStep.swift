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
    // By bytes: to divide a text into characters takes many times as long, and each row of a table has a key path.
    let dot = keyPath.utf8.firstIndex(of: UInt8(ascii: "."))
    let first = keyPath[..<(dot ?? keyPath.endIndex)]
    let colon = first.utf8.firstIndex(of: UInt8(ascii: ":"))
    guard let property = rows.property(named: String(first[..<(colon ?? first.endIndex)])) else { return nil }
    access = property.access
    state = colon.map { String(first[first.utf8.index(after: $0)...]) }
    rest = dot.map { keyPath[keyPath.utf8.index(after: $0)...] }
  }
}
