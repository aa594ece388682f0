import StyleDiagnostics
import StyleSyntax

extension StylistSheetBuilder {
  /// The members of the dictionary that an entry must hold; none where it is left empty, and none with a diagnostic
  /// where it holds something else.
  mutating func dictionary(_ entry: SyntaxEntry) -> [SyntaxEntry] {
    if entry.value.isNull { return [] }
    guard case .dictionary = entry.value.value else {
      report(.sheetNotADictionary, "'\(entry.key)' must hold a dictionary", at: entry.keySpan)
      return []
    }
    return members(of: entry.value)
  }

  /// The members of a dictionary, each key once: of repeated ones the later counts.
  mutating func members(of node: SyntaxNode) -> [SyntaxEntry] {
    guard case .dictionary(let entries) = node.value else { return [] }
    let unique = entries.withoutRepeatedKeys { reportRepeated($0.key, at: $0.keySpan, earlier: $1) }
    // What YAML could not merge is left under its key.
    for entry in unique where entry.key == "<<" {
      let reason =
        entry.value.isDictionary ? "'<<' merges in YAML only" : "'<<' merges dictionaries: this is none"
      report(.sheetNotADictionary, reason, at: entry.value.span)
    }
    return unique.filter { $0.key != "<<" }
  }

  /// The value of an entry; nil, and a diagnostic, where YAML has none.
  mutating func value(of entry: SyntaxEntry) -> LocatedStyleValue? {
    guard isMissing(entry.value) else { return value(entry.value) }
    var rest = file.bytes[min(Int(entry.keySpan.upperBound), file.bytes.count)...]
    if rest.popFirst() != UInt8(ascii: ":") || !reportComment(in: rest, of: "'\(entry.key)'") {
      report(.sheetMissingValue, "'\(entry.key)' has no value", at: entry.keySpan)
    }
    return nil
  }

  /// A value with its text as it is written: what `000033` or `no` mean, the property's type says.
  mutating func value(_ node: SyntaxNode) -> LocatedStyleValue {
    let value: RawStyleValue
    switch node.value {
    case .scalar(.string(let text)): value = .string(text)
    case .scalar(.null): value = .null
    case .scalar: value = .string(node.text(in: file))
    case .array(let items): value = .array(items.compactMap { item(in: $0) })
    case .dictionary:
      value = .dictionary(
        members(of: node).compactMap { entry in
          self.value(of: entry).map { RawStyleEntry(entry.key, at: entry.keySpan, $0) }
        })
    }
    return LocatedStyleValue(value, at: node.span)
  }

  private mutating func item(in node: SyntaxNode) -> LocatedStyleValue? {
    guard isMissing(node) else { return value(node) }
    if !reportComment(in: file.bytes[node.span.indices(in: file).lowerBound...], of: "the item") {
      report(.sheetMissingValue, "an item of the list has no value", at: node.span)
    }
    return nil
  }

  /// Whether nothing at all is written where a value should stand.
  private func isMissing(_ node: SyntaxNode) -> Bool {
    node.isNull && node.span.lowerBound == node.span.upperBound
  }

  /// Tells of the comment that stands where a value should; false where there is none.
  private mutating func reportComment(in text: ArraySlice<UInt8>, of subject: String) -> Bool {
    let rest = text.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard rest.first == UInt8(ascii: "#") else { return false }
    let word = rest.prefix { $0 > UInt8(ascii: " ") }
    let comment = String(decoding: word, as: UTF8.self)
    report(
      .sheetMissingValue, "'\(comment)' is a comment in YAML, so \(subject) has no value: quote it",
      at: SourceSpan(word.startIndex, word.endIndex), suggestion: "\"\(comment)\"")
    return true
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
