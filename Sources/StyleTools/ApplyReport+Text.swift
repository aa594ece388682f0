import StyleDiagnostics

extension ApplyReport {
  /// The report for people: a tree per scene with what was changed, and a line that sums up. The diagnostics are
  /// not in it. Empty where an obstacle kept the work from being begun.
  public func text(palette: TextPalette = .plain) -> String {
    if documents.isEmpty, obstacle != nil { return "" }
    let writer = TextWriter(palette: palette, labels: SheetLabels(sheets.map(\.path)))
    return documents.map { writer.text(of: $0) + "\n" }.joined() + summaryLine + "\n"
  }

  private var summaryLine: String {
    let documents = Counted.text(documents.count, "document")
    let skipped = skippedCount == 0 ? "" : " (\(skippedCount) skipped)"
    return "\(documents)\(skipped), \(Counted.text(viewCount, "view")), \(matchedViewCount) matched: "
      + "\(Counted.text(resolvedCount, "declaration")) resolved, \(Counted.text(changeCount, "change")), "
      + "\(Counted.text(diagnostics.count(of: .error), "error")), "
      + Counted.text(diagnostics.count(of: .warning), "warning")
  }

  private struct TextWriter {
    let palette: TextPalette
    let labels: SheetLabels

    func text(of document: Document) -> String {
      let head = palette.paint(PrintableText.of(document.path), as: .heading)
      if let reason = document.skipped { return "\(head): skipped: \(PrintableText.of(reason))\n" }
      return head + "\n" + document.scenes.map(text(of:)).joined()
    }

    private func text(of scene: Scene) -> String {
      let name = [scene.controller ?? "no controller", scene.id].compactMap(\.self).joined(separator: " ")
      let views = palette.paint(" (\(Counted.text(scene.viewCount, "view")))", as: .faint)
      return "  " + palette.paint(PrintableText.of(name), as: .heading) + views + "\n"
        + scene.objects.map { text(of: $0, depth: 2) }.joined()
    }

    private func text(of object: Object, depth: Int) -> String {
      let indentation = String(repeating: "  ", count: depth)
      let names = object.identifiers.map { "#" + $0 }
      let words = [object.className, object.id].compactMap(\.self) + names
      let column = object.changes.map(\.keyPath.count).max() ?? 0
      let changes = object.changes.map { indentation + "  " + line(of: $0, column: column) + "\n" }
      let children = object.children.map { text(of: $0, depth: depth + 1) }
      return indentation + PrintableText.of(words.joined(separator: " ")) + "\n" + changes.joined()
        + children.joined()
    }

    private func line(of change: Change, column: Int) -> String {
      let padding = String(repeating: " ", count: column - change.keyPath.count)
      let new = palette.paint(PrintableText.of(change.new), as: .mark)
      let rule = palette.paint(
        PrintableText.of("\(change.selector) \(labels.label(of: change.origin))"), as: .faint)
      return
        "\(PrintableText.of(change.keyPath))\(padding)  \(PrintableText.of(change.old)) → \(new)  \(rule)"
    }
  }
}
