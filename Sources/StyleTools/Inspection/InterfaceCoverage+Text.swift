import InterfaceBuilder
import StyleDiagnostics

extension InterfaceCoverage {
  /// The shares in one line.
  var line: String {
    "\(elementKinds.text("element kind")), \(elements.text("element")), \(attributes.text("attribute"))"
      + (attributes.ignored == 0 ? "" : ", \(attributes.ignored) ignored")
  }

  /// What is not known and, with reasons, what is ignored, one name a line.
  ///
  /// - Parameter indentation: stands before each line.
  func details(indentation: String, palette: TextPalette, withReasons: Bool) -> String {
    var blocks = [
      ("unknown elements", Self.ranking(unknownElements)),
      ("unknown attributes", Self.ranking(unknownAttributes)),
    ].map { title, names in
      (title: title, rows: names.map { (term: PrintableText.of($0.name), count: $0.count, text: "") })
    }
    if withReasons {
      let share = Self.percent(attributes.ignored, of: attributes.total)
      blocks.insert(
        (
          title:
            "ignored: \(share) of all attributes, by \(ignored.count) of \(InterfaceIgnoreRule.all.count) rules",
          rows: ignoredByRule.map { (term: $0.rule.pattern, count: $0.count, text: $0.rule.reason) }
        ), at: 0)
    }
    return blocks.filter { !$0.rows.isEmpty }.map { title, rows in
      let width = rows.map { $0.term.count }.max() ?? 0
      let digits = rows.map { String($0.count).count }.max() ?? 0
      return indentation + title + "\n"
        + rows.map { row in
          let gap = String(
            repeating: " ", count: width - row.term.count + 2 + digits - String(row.count).count)
          let reason = row.text.isEmpty ? "" : "  " + palette.paint(row.text, as: .faint)
          return "\(indentation)  \(row.term)\(gap)\(row.count)\(reason)\n"
        }.joined()
    }.joined()
  }

  /// A share with two decimals, rounded down: only all is 100 %.
  fileprivate static func percent(_ part: Int, of whole: Int) -> String {
    guard part < whole else { return "100 %" }
    let hundredths = part * 10_000 / whole
    let decimals = String(hundredths % 100)
    return "\(hundredths / 100).\(decimals.count < 2 ? "0" : "")\(decimals) %"
  }
}

extension InterfaceCoverage.Share {
  fileprivate func text(_ noun: String) -> String {
    let relevant = total - ignored
    return "\(understood) of \(Counted.text(relevant, noun))"
      + " (\(InterfaceCoverage.percent(understood, of: relevant)))"
  }
}
