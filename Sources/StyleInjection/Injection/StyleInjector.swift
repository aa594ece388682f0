/// Sets resolved values on objects and reports what changed.
enum StyleInjector {
  /// Applies a resolved style to an object of its class. What has its value already is not written.
  static func apply(_ style: ResolvedStyle, to object: any Styleable, report: inout StyleReport) {
    report.objectCount += 1
    guard style.isMatched else { return }
    report.matchedObjects.append(object)
    report.resolvedCount += style.winnerCount
    if !style.diagnostics.isEmpty { report.report(style.diagnostics) }
    for write in style.writes {
      if let told = write.supersession(on: object, among: style.writes) {
        report.report(told)
        continue
      }
      guard let owner = write.target.owner(from: object) else {
        report.report(write.absence(among: style.writes))
        continue
      }
      if let constant = write.constant {
        set(constant, write, on: owner, of: object, in: style, report: &report)
      } else {
        set(write, on: owner, of: object, in: style, report: &report)
      }
    }
  }

  private static func set(
    _ constant: ResolvedWrite.Constant, _ write: ResolvedWrite, on owner: AnyObject, of object: any Styleable,
    in style: ResolvedStyle, report: inout StyleReport
  ) {
    let old = constant.accessor.get(owner)
    guard old != constant.value else { return }
    let outcome = self.write(
      constant.value, over: old, with: constant.accessor, write.target, owner, of: object, in: style)
    if case .unchanged = outcome { return }
    report.changes.append(
      StyleChange(object: object, old: old, derived: outcome.kept, decision: constant.decision))
  }

  private static func set(
    _ write: ResolvedWrite, on owner: AnyObject, of object: any Styleable, in style: ResolvedStyle,
    report: inout StyleReport
  ) {
    let target = write.target
    let current = target.accessor.get(owner)
    let value = write.value(
      current: current, original: object.styleRecord?.original(target.storage) ?? current)
    guard value != current else { return }
    let outcome = self.write(
      value, over: current, with: target.accessor, target, owner, of: object, in: style)
    if case .unchanged = outcome { return }
    for contribution in write.contributions {
      let old = contribution.target.read(current)
      let new = contribution.target.read(outcome.kept ?? value)
      if old != new {
        report.changes.append(
          StyleChange(object: object, old: old, derived: new, decision: contribution.decision))
      }
    }
  }

  /// What came of a write.
  private enum Outcome {
    case written
    /// The setter made another value of it.
    case normalized(StyleValue)
    /// The setter made of it what was there.
    case unchanged

    var kept: StyleValue? { if case .normalized(let kept) = self { kept } else { nil } }
  }

  /// Writes a value, and remembers the stored value before the first write to it.
  ///
  /// A setter may keep another value than it is given, as one that rounds does. Only a later write to the same
  /// storage reads that back: by then it is known whether the same value is asked for again and again.
  ///
  /// - Parameter old: what the accessor reads now.
  private static func write(
    _ value: StyleValue, over old: StyleValue, with accessor: StyleProperty.Accessor, _ target: StyleTarget,
    _ owner: AnyObject, of object: any Styleable, in style: ResolvedStyle
  ) -> Outcome {
    let record = object.styleRecord ?? StyleRecord(capacity: style.writes.count)
    if record.isSettled(target.storage, asked: value, kept: old) { return .unchanged }
    let isFirst = record.remember(target.storage) { target.member == nil ? old : target.accessor.get(owner) }
    if object.styleRecord == nil { object.styleRecord = record }
    if isFirst {
      accessor.set(owner, value)
      return .written
    }
    // A setter that asks for another pass would end up here again and again.
    guard record.beginRewriting(target.storage) else { return .unchanged }
    accessor.set(owner, value)
    record.endRewriting(target.storage)
    let kept = accessor.get(owner)
    guard kept != value else { return .written }
    record.settle(target.storage, asked: value, kept: kept)
    return kept == old ? .unchanged : .normalized(kept)
  }
}
