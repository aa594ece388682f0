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
      guard let owner = write.target.owner(from: object) else {
        report.report(write.contributions.map { absent($0, of: object) })
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
    remember(write.target, owner, old, of: object, in: style)
    constant.accessor.set(owner, constant.value)
    report.changes.append(StyleChange(object: object, old: old, derived: nil, decision: constant.decision))
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
    remember(target, owner, current, of: object, in: style)
    target.accessor.set(owner, value)
    for contribution in write.contributions {
      let old = contribution.target.read(current)
      let new = contribution.target.read(value)
      if old != new {
        report.changes.append(
          StyleChange(object: object, old: old, derived: new, decision: contribution.decision))
      }
    }
  }

  /// Remembers the stored value before the first write to it.
  ///
  /// - Parameter old: what the target's property accessor, or else its storage, reads now.
  private static func remember(
    _ target: StyleTarget, _ owner: AnyObject, _ old: StyleValue, of object: any Styleable,
    in style: ResolvedStyle
  ) {
    let record = object.styleRecord ?? StyleRecord(capacity: style.writes.count)
    record.remember(target.storage) { target.member == nil ? old : target.accessor.get(owner) }
    if object.styleRecord == nil { object.styleRecord = record }
  }

  private static func absent(_ contribution: StyleContribution, of object: any Styleable) -> Diagnostic {
    let match = contribution.decision.winner
    let path = contribution.target.ownerNames.joined(separator: ".")
    return Diagnostic(
      .keyPathAbsent, .warning, "'\(contribution.decision.keyPath)' is not set: there is no '\(path)'",
      at: SourceRange(match.origin.range.file, match.declaration.keySpan))
  }
}
