/// Sets resolved values on objects and reports what changed.
enum StyleInjector {
  /// Applies a resolved style to an object of its class. What has its value already is not written.
  static func apply(_ style: ResolvedStyle, to object: any Styleable, report: inout StyleReport) {
    report.objectCount += 1
    guard style.isMatched else { return }
    report.matchedObjects.append(object)
    report.resolvedCount += style.winnerCount
    report.report(style.diagnostics)
    for write in style.writes { apply(write, to: object, report: &report) }
  }

  private static func apply(_ write: ResolvedStyle.Write, to object: any Styleable, report: inout StyleReport)
  {
    let target = write.target
    guard let owner = target.owner(from: object) else {
      report.report(write.contributions.map { absent($0, of: object) })
      return
    }
    let current = target.accessor.get(owner)
    let value: StyleValue
    if let constant = write.constant {
      value = constant
    } else {
      value = write.value(current: current, original: object.styleRecord?.original(target.storage) ?? current)
    }
    guard value != current else { return }
    remember(current, target.storage, of: object)
    target.accessor.set(owner, value)
    for contribution in write.contributions {
      let old = contribution.target.read(current)
      let new = contribution.target.read(value)
      if old != new {
        report.changes.append(
          StyleChange(object: object, old: old, new: new, decision: contribution.decision))
      }
    }
  }

  private static func remember(_ original: StyleValue, _ storage: String, of object: any Styleable) {
    if let record = object.styleRecord {
      record.remember(original, storage)
    } else {
      let record = StyleRecord()
      record.remember(original, storage)
      object.styleRecord = record
    }
  }

  private static func absent(_ contribution: ResolvedStyle.Contribution, of object: any Styleable)
    -> Diagnostic
  {
    let match = contribution.decision.winner
    let path = contribution.target.ownerNames.joined(separator: ".")
    return Diagnostic(
      .keyPathAbsent, .warning, "'\(contribution.decision.keyPath)' is not set: there is no '\(path)'",
      at: SourceRange(match.origin.range.file, match.declaration.keySpan))
  }
}
