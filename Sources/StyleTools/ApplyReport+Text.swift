import StyleDiagnostics

extension ApplyReport {
  /// The report for people: a tree per scene with what was changed, and a line that sums up. The diagnostics are
  /// not in it.
  public func text(palette: TextPalette = .plain) -> String {
    let writer = TextWriter(palette: palette)
    return documents.map { writer.text(of: $0) + "\n" }.joined() + summaryLine + "\n"
  }

  private var summaryLine: String {
    let documents = Self.count(documents.count, "document")
    let skipped = skippedCount == 0 ? "" : " (\(skippedCount) skipped)"
    return "\(documents)\(skipped), \(Self.count(viewCount, "view")), \(matchedViewCount) matched: "
      + "\(Self.count(resolvedCount, "declaration")) resolved, \(Self.count(changeCount, "change")), "
      + "\(Self.count(diagnostics.count(of: .error), "error")), "
      + Self.count(diagnostics.count(of: .warning), "warning")
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private struct TextWriter {
    let palette: TextPalette

    func text(of document: Document) -> String {
      let head = palette.paint(PrintableText.of(document.path), as: .heading)
      if let reason = document.skipped { return "\(head): skipped: \(PrintableText.of(reason))\n" }
      return head + "\n" + document.scenes.map(text(of:)).joined()
    }

    private func text(of scene: Scene) -> String {
      let name = [scene.controller ?? "no controller", scene.id].compactMap(\.self).joined(separator: " ")
      let views = palette.paint(" (\(count(scene.viewCount, "view")))", as: .faint)
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
      let rule = palette.paint(PrintableText.of("\(change.selector) \(change.origin.label)"), as: .faint)
      return
        "\(PrintableText.of(change.keyPath))\(padding)  \(PrintableText.of(change.old)) → \(new)  \(rule)"
    }
  }
}
