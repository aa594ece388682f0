extension StyleReport {
  /// Tells of parts that have other values now.
  mutating func tell(
    _ parts: [StyleWrite.Part], _ decisions: [StyleDecision], old: StyleValue, new: StyleValue,
    of object: any Styleable
  ) {
    guard old != new else { return }
    for (part, decision) in zip(parts, decisions) {
      let (old, new) = (part.target.read(old), part.target.read(new))
      if old != new {
        changes.append(StyleChange(object: object, old: old, derived: new, decision: decision))
      }
    }
  }

  /// Tells of parts that came back, but for those that others give now.
  mutating func tellRestored(
    _ parts: [StyleWrite.Part], but others: [StyleWrite.Part], old: StyleValue, new: StyleValue,
    of object: any Styleable
  ) {
    guard old != new else { return }
    for part in parts where !others.contains(where: { $0.target.covers(part.target) }) {
      tellRestored(part.target, part.keyPath, old: old, new: new, of: object)
    }
  }

  mutating func tellRestored(
    _ target: StyleTarget, _ keyPath: String, old: StyleValue, new: StyleValue, of object: any Styleable
  ) {
    let (old, new) = (target.read(old), target.read(new))
    if old != new {
      changes.append(StyleChange(object: object, keyPath: keyPath, old: old, restored: new))
    }
  }
}
