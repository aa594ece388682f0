import StyleDiagnostics

extension InspectReport {
  /// The report for people: each document's tree, response path and shares, as far as they are asked for, and a line
  /// that sums up. The diagnostics are not in it. Empty where an obstacle kept the work from being begun.
  public func text(palette: TextPalette = .plain) -> String {
    if documents.isEmpty, obstacle != nil { return "" }
    var text = ""
    for document in documents where hasSomethingToTell(of: document) { write(document, to: &text, palette) }
    if contents.hasCoverage, documents.count > 1 {
      text += palette.paint("All documents", as: .heading) + "\n  " + coverage.line + "\n"
      text += coverage.details(indentation: "  ", palette: palette, withReasons: true) + "\n"
    }
    return text + summaryLine + "\n"
  }

  /// Whether it is more than a document without the object that alone is asked for.
  private func hasSomethingToTell(of document: Document) -> Bool {
    contents.hasTree || contents.hasCoverage || document.skipped != nil || !document.responsePath.isEmpty
  }

  private func write(_ document: Document, to text: inout String, _ palette: TextPalette) {
    text += palette.paint(PrintableText.of(document.path), as: .heading)
    if let reason = document.skipped {
      text += ": skipped: \(PrintableText.of(reason))\n\n"
      return
    }
    text += "\n"
    if let root = document.root {
      var writer = InterfaceNodeWriter(palette: palette)
      writer.write(root, depth: 1)
      text += writer.text
    }
    for step in document.responsePath {
      text += "  " + step.line(palette)
      if let path = step.path, path != document.path {
        text += " " + palette.paint("(\(PrintableText.of(path)))", as: .faint)
      }
      text += "\n"
    }
    if contents.hasCoverage {
      text += "  " + document.coverage.line + "\n"
      text += document.coverage.details(
        indentation: "  ", palette: palette, withReasons: documents.count == 1)
    }
    text += "\n"
  }

  private var summaryLine: String {
    let skipped = skippedCount == 0 ? "" : " (\(skippedCount) skipped)"
    return "\(Counted.text(documents.count, "document"))\(skipped), "
      + "\(Counted.text(coverage.elements.total, "element")), \(Counted.text(objectCount, "object")), "
      + "\(Counted.text(diagnostics.count(of: .error), "error")), "
      + Counted.text(diagnostics.count(of: .warning), "warning")
  }
}

extension InspectReport.ResponsePathStep {
  fileprivate func line(_ palette: TextPalette) -> String {
    ObjectHeadline(
      modelClassName: modelClassName, className: className, id: id, identifiers: identifiers
    ).text(palette)
  }
}
