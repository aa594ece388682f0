import StyleDiagnostics
import StyleSyntax

extension StylistSheetBuilder {
  /// The members of the dictionary that an entry must hold; none, and a diagnostic, where it holds something else.
  mutating func dictionary(_ entry: SyntaxEntry) -> [SyntaxEntry] {
    guard case .dictionary = entry.value.value else {
      report(.sheetNotADictionary, "'\(entry.key)' must hold a dictionary", at: entry.keySpan)
      return []
    }
    return members(of: entry.value)
  }

  /// The members of a dictionary, each key once: of repeated ones the later counts.
  mutating func members(of node: SyntaxNode) -> [SyntaxEntry] {
    guard case .dictionary(let entries) = node.value else { return [] }
    var keys = UniqueKeys<Int>()
    var replaced: Set<Int> = []
    for (index, entry) in entries.enumerated() {
      guard let earlier = keys.insert(entry.key, index, at: entry.keySpan) else { continue }
      replaced.insert(earlier.value)
      reportRepeated(entry.key, at: entry.keySpan, earlier: earlier.span)
    }
    let own =
      replaced.isEmpty ? entries : entries.indices.filter { !replaced.contains($0) }.map { entries[$0] }
    return merging(own)
  }

  /// YAML's `<<`: the members of other dictionaries, which those of the dictionary itself replace.
  private mutating func merging(_ entries: [SyntaxEntry]) -> [SyntaxEntry] {
    guard let merge = entries.first(where: { $0.key == "<<" }) else { return entries }
    var known = Set(entries.map(\.key))
    let own = entries.filter { $0.key != "<<" }
    var sources = [merge.value]
    if case .array(let items) = merge.value.value { sources = items }
    var merged: [SyntaxEntry] = []
    for source in sources {
      merged += members(of: source).filter { known.insert($0.key).inserted }
    }
    return merged + own
  }

  /// The value of an entry; nil, and a diagnostic, where YAML has none.
  mutating func value(of entry: SyntaxEntry) -> LocatedStyleValue? {
    guard case .scalar(.null) = entry.value.value, text(of: entry.value).isEmpty else {
      return value(entry.value)
    }
    if let comment = comment(behind: entry) {
      let text = String(decoding: file.bytes[comment.indices(in: file)], as: UTF8.self)
      report(
        .sheetMissingValue, "'\(text)' is a comment in YAML, so '\(entry.key)' has no value: quote it",
        at: comment,
        suggestion: "\"\(text)\"")
    } else {
      report(.sheetMissingValue, "'\(entry.key)' has no value", at: entry.keySpan)
    }
    return nil
  }

  /// A value with its text as it is written: what `000033` or `no` mean, the property's type says.
  func value(_ node: SyntaxNode) -> LocatedStyleValue {
    switch node.value {
    case .scalar(.string(let text)): LocatedStyleValue(.string(text), at: node.span)
    case .scalar(.null): LocatedStyleValue(.null, at: node.span)
    case .scalar: LocatedStyleValue(.string(text(of: node)), at: node.span)
    case .array(let items): LocatedStyleValue(.array(items.map(value)), at: node.span)
    case .dictionary(let entries):
      LocatedStyleValue(
        .dictionary(entries.map { RawStyleEntry($0.key, at: $0.keySpan, value($0.value)) }), at: node.span)
    }
  }

  private func text(of node: SyntaxNode) -> String {
    String(decoding: file.bytes[node.span.indices(in: file)], as: UTF8.self)
  }

  /// The comment that stands where an entry's value should.
  private func comment(behind entry: SyntaxEntry) -> SourceSpan? {
    var rest = file.bytes[min(Int(entry.keySpan.upperBound), file.bytes.count)...]
      .prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    guard rest.popFirst() == UInt8(ascii: ":") else { return nil }
    rest = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard rest.first == UInt8(ascii: "#") else { return nil }
    let word = rest.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    return SourceSpan(word.startIndex, word.endIndex)
  }

  mutating func reportRepeated(_ key: String, at span: SourceSpan, earlier: SourceSpan) {
    diagnostics.append(
      Diagnostic(
        .sheetRepeatedKey, .warning, "'\(key)' stands twice: this one counts", at: SourceRange(file, span),
        notes: [Diagnostic.Note("the earlier '\(key)' is left out", at: SourceRange(file, earlier))]))
  }

  mutating func report(
    _ id: Diagnostic.ID, _ message: String, severity: Diagnostic.Severity = .error, at span: SourceSpan,
    suggestion: String? = nil
  ) {
    diagnostics.append(
      Diagnostic(id, severity, message, at: SourceRange(file, span), suggestion: suggestion))
  }
}

extension SourceSpan {
  fileprivate func indices(in file: SourceFile) -> Range<Int> {
    let end = min(Int(upperBound), file.bytes.count)
    return min(Int(lowerBound), end)..<end
  }
}
