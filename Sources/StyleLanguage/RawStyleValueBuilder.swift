import StyleDiagnostics
import StyleSyntax

/// Builds one value with parts from its events; of a dictionary's repeated keys the later counts.
struct RawStyleValueBuilder {
  /// A key that stands twice in one dictionary.
  struct RepeatedKey {
    let key: String
    let span: SourceSpan
    let earlier: SourceSpan
  }

  private struct Container {
    let isDictionary: Bool
    let span: SourceSpan
    var items: [LocatedStyleValue] = []
    var entries: [RawStyleEntry] = []
    var keys = UniqueKeys<Int>()
    var replaced: Set<Int> = []
    var key = ""
    var keySpan = SourceSpan.start

    var keptEntries: [RawStyleEntry] {
      replaced.isEmpty
        ? entries : entries.enumerated().filter { !replaced.contains($0.offset) }.map(\.element)
    }

    /// Adds the last key's value; the key, if it stood in the dictionary before.
    mutating func add(_ value: LocatedStyleValue) -> RepeatedKey? {
      let earlier = keys.insert(key, entries.count, at: keySpan)
      entries.append(RawStyleEntry(key, at: keySpan, value))
      guard let earlier else { return nil }
      replaced.insert(earlier.value)
      return RepeatedKey(key: key, span: keySpan, earlier: earlier.span)
    }
  }

  private var open: [Container] = []
  private var repeatedKeys: [RepeatedKey] = []

  /// The repeated keys that were found since this was last asked.
  mutating func takeRepeatedKeys() -> [RepeatedKey] {
    defer { repeatedKeys = [] }
    return repeatedKeys
  }

  mutating func beginDictionary(at span: SourceSpan) {
    open.append(Container(isDictionary: true, span: span))
  }

  mutating func beginArray(at span: SourceSpan) { open.append(Container(isDictionary: false, span: span)) }

  mutating func key(_ key: String, at span: SourceSpan) {
    guard !open.isEmpty else { return }
    open[open.count - 1].key = key
    open[open.count - 1].keySpan = span
  }

  mutating func scalar(_ scalar: SyntaxScalar, at span: SourceSpan) {
    _ = add(LocatedStyleValue(RawStyleValue(scalar), at: span))
  }

  /// Ends the innermost container; the whole value if that was the outermost one.
  mutating func endDictionary(at span: SourceSpan) -> LocatedStyleValue? { endContainer(at: span) }

  /// Ends the innermost container; the whole value if that was the outermost one.
  mutating func endArray(at span: SourceSpan) -> LocatedStyleValue? { endContainer(at: span) }

  private mutating func endContainer(at span: SourceSpan) -> LocatedStyleValue? {
    guard let container = open.popLast() else { return nil }
    let whole = SourceSpan(
      Int(container.span.lowerBound), Int(max(span.upperBound, container.span.upperBound)))
    return add(
      LocatedStyleValue(
        container.isDictionary ? .dictionary(container.keptEntries) : .array(container.items), at: whole))
  }

  private mutating func add(_ value: LocatedStyleValue) -> LocatedStyleValue? {
    guard let index = open.indices.last else { return value }
    if open[index].isDictionary {
      if let repeated = open[index].add(value) { repeatedKeys.append(repeated) }
    } else {
      open[index].items.append(value)
    }
    return nil
  }
}

extension RawStyleValue {
  /// The raw value of a document's scalar.
  init(_ scalar: consuming SyntaxScalar) {
    self =
      switch consume scalar {
      case .null: .null
      case .string(let text): .string(text)
      case .integer(let value): .integer(value)
      case .unsigned(let value): .real(Double(value))
      case .real(let value): .real(value)
      case .bool(let value): .bool(value)
      case .date(let date): .date(date)
      case .data(let data): .data(data)
      // An archiver's reference as XML property lists spell it.
      case .uid(let value):
        .dictionary([RawStyleEntry("CF$UID", LocatedStyleValue(.integer(Int64(clamping: value))))])
      }
  }
}
