import StyleDiagnostics

extension WatchReport {
  /// The report for people, without the diagnostics. Empty where an obstacle keeps the sheets from being watched.
  public func text(palette: TextPalette = .plain) -> String {
    switch self {
    case .applied(let report):
      let text = report.text(palette: palette)
      return report.obstacle == nil ? text + "watching \(Self.list(report.sheets.map(\.path)))\n" : text
    case .restyled(let restyling):
      return RestylingWriter(palette: palette, labels: SheetLabels(restyling.sheets)).text(of: restyling)
    case .failed(let failure):
      let paths = Set(failure.diagnostics.diagnostics.map(\.range.file.path)).sorted()
      return palette.paint(Self.list(paths) + ":", as: .heading)
        + " cannot be read; \(failure.kept.sentence)\n"
    case .recovered(let recovery):
      return palette.paint(Self.list(recovery.paths) + ":", as: .heading)
        + " can be read again, and all is as before\n"
    case .ended(let summary):
      return summary.line + "\n"
    }
  }

  /// Paths in a sentence; of many how many they are.
  fileprivate static func list(_ paths: [String]) -> String {
    paths.count > 3
      ? Counted.text(paths.count, "file") : PrintableText.of(paths.joined(separator: ", "))
  }
}

extension WatchReport.Failure.Kept {
  fileprivate var sentence: String {
    switch self {
    case .styles: "the styles stay as they are"
    case .documents: "what was loaded before stays"
    case .configuration: "all stays as it is until the configuration can be used"
    }
  }
}

extension WatchReport.Summary {
  fileprivate var line: String {
    let failures = failureCount == 0 ? "" : " (\(failureCount) unreadable)"
    return "watched for \(duration.text(in: .seconds)): \(Counted.text(saveCount, "save"))\(failures), "
      + Counted.text(changeCount, "change")
  }
}

/// Writes changes by the rules that make them: below a rule its values, below a value the objects that have it now.
private struct RestylingWriter {
  let palette: TextPalette
  let labels: SheetLabels

  private struct Value: Hashable {
    let keyPath: String
    let old: String
    let new: String
  }

  func text(of restyling: WatchReport.Restyling) -> String {
    let rules = Self.groups(of: restyling.changes, by: \.rule)
    let documents = restyling.documents.compactMap { line(of: $0) }
    return headline(of: restyling) + "\n" + documents.joined()
      + rules.map { text(of: $0.key, $0.members) }.joined()
  }

  /// What the headline does not say.
  private func line(of document: WatchReport.DocumentChange) -> String? {
    switch document.kind {
    case .added: "  \(PrintableText.of(document.path)) is new\n"
    case .changed: nil
    case .removed: "  \(PrintableText.of(document.path)) is gone\n"
    }
  }

  private func headline(of restyling: WatchReport.Restyling) -> String {
    let paths = palette.paint(WatchReport.list(restyling.paths) + ":", as: .heading)
    let changes =
      restyling.changes.isEmpty
      ? "nothing changed"
      : Counted.text(restyling.changes.count, "change") + " to "
        + Counted.text(restyling.objectCount, "object")
    return "\(paths) \(changes) in \(restyling.duration.text(in: .milliseconds)), "
      + "\(Counted.text(restyling.errorCount, "error")), \(Counted.text(restyling.warningCount, "warning"))"
  }

  private func text(of rule: WatchReport.Rule?, _ changes: [WatchReport.Change]) -> String {
    let name = rule.map { PrintableText.of("\($0.selector) \(labels.label(of: $0.origin))") }
    let values = Self.groups(of: changes) { Value(keyPath: $0.keyPath, old: $0.old, new: $0.new) }
    return "  \(name ?? "restored, since no rule names it any more")\n"
      + values.map { text(of: $0.key, $0.members) }.joined()
  }

  private func text(of value: Value, _ changes: [WatchReport.Change]) -> String {
    let new = palette.paint(PrintableText.of(value.new), as: .mark)
    return "    \(PrintableText.of(value.keyPath))  \(PrintableText.of(value.old)) → \(new)\n"
      + changes.map { "      \(text(of: $0.object))\n" }.joined()
  }

  private func text(of object: WatchReport.Object) -> String {
    let words = [object.className, object.id].compactMap(\.self) + object.identifiers.map { "#" + $0 }
    let place = [object.path, object.controller].compactMap(\.self).joined(separator: " ")
    return PrintableText.of(words.joined(separator: " "))
      + palette.paint("  " + PrintableText.of(place), as: .faint)
  }

  /// What has the same key, in the order of the first of each.
  private static func groups<Member, Key: Hashable>(
    of members: [Member], by key: (Member) -> Key
  ) -> [(key: Key, members: [Member])] {
    var groups: [(key: Key, members: [Member])] = []
    var places: [Key: Int] = [:]
    for member in members {
      let key = key(member)
      if let place = places[key] {
        groups[place].members.append(member)
      } else {
        places[key] = groups.count
        groups.append((key, [member]))
      }
    }
    return groups
  }
}

extension Duration {
  /// Units in which a person reads how long something took.
  fileprivate enum Unit: Int64 {
    case seconds = 1
    case milliseconds = 1_000

    var symbol: String { self == .seconds ? "s" : "ms" }
  }

  /// So many of a unit to one decimal, whatever the locale.
  fileprivate func text(in unit: Unit) -> String {
    let tenths = Int64((self / .seconds(1) * Double(unit.rawValue) * 10).rounded())
    return "\(tenths / 10).\(tenths % 10) \(unit.symbol)"
  }
}
