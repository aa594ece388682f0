import StyleDiagnostics
import StyleInjection

extension ExplainReport {
  /// The report for people: each object with its properties, for each the rule that won and those that it beat, and the
  /// near misses. The diagnostics are not in it. Empty where an obstacle kept the work from being begun.
  public func text(palette: TextPalette = .plain) -> String {
    if objects.isEmpty, obstacle != nil { return "" }
    var text = ""
    var path: String?
    for object in objects {
      if object.path != path {
        text += palette.paint(PrintableText.of(object.path), as: .heading) + "\n"
        path = object.path
      }
      text += object.text(palette)
    }
    return text + summaryLine + "\n"
  }

  private var summaryLine: String {
    let properties = objects.flatMap(\.explanation.properties)
    let misses = objects.reduce(0) { $0 + $1.explanation.nearMisses.count }
    return "\(Counted.text(objects.count, "object")), "
      + "\(Counted.plural(properties.count, "property", "properties")), "
      + "\(Counted.plural(misses, "near miss", "near misses")), "
      + "\(Counted.text(diagnostics.count(of: .error), "error")), "
      + Counted.text(diagnostics.count(of: .warning), "warning")
  }
}

extension ExplainReport.Object {
  fileprivate func text(_ palette: TextPalette) -> String {
    let headline = ObjectHeadline(
      modelClassName: modelClassName, className: className, id: id, identifiers: identifiers)
    let controller = explanation.element.controller.map { " in \($0)" } ?? ""
    var lines = ["  " + headline.text(palette) + palette.paint(PrintableText.of(controller), as: .faint)]
    for property in explanation.properties { lines += property.lines(palette) }
    if explanation.properties.isEmpty { lines.append("    no rule speaks of it") }
    if !explanation.nearMisses.isEmpty {
      lines.append("    near misses")
      lines += explanation.nearMisses.map { "      " + PrintableText.of($0.line) }
    }
    return lines.joined(separator: "\n") + "\n\n"
  }
}

extension StyleExplanation.Property {
  fileprivate func lines(_ palette: TextPalette) -> [String] {
    let dialect = (winner ?? losses.first?.match)?.origin.dialect ?? .plist
    let shown = value.map { $0.spelling(in: dialect) } ?? "not there"
    let head = PrintableText.of(keyPath) + " = " + palette.paint(PrintableText.of(shown), as: .mark)
    return ["    " + head, "      " + PrintableText.of(winner.map(\.line) ?? "no rule sets it")]
      + losses.map { palette.paint(PrintableText.of("      " + $0.line), as: .faint) }
  }
}

extension StyleExplanation.Loss {
  /// What is covered and what is weaker, in one sentence.
  fileprivate var message: String {
    let reason = reason.message(in: match.origin.dialect)
    return isCovered ? "covered by what wins, since \(reason)" : reason
  }

  fileprivate var line: String { "\(reason == .unreadable ? "skips" : "beats") \(match.line): \(message)" }
}

extension StyleMatch {
  /// The rule, its place, and what it says there.
  fileprivate var line: String {
    let place = SourceRange(origin.range.file, declaration.keySpan)
    let way = relations.isEmpty ? "" : " (\(relations.map(\.name).joined(separator: ".")))"
    return "\(origin.selector)\(way) \(place.label) \(declaration.key) = \(declaration.value.value)"
  }
}

extension StyleNearMiss {
  fileprivate var line: String {
    "\(origin.selector) \(range.label): \(message)" + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
  }
}

extension SourceRange {
  fileprivate var label: String {
    position.map { "\(file.path):\($0.line):\($0.column)" } ?? file.path
  }
}
