import StyleDiagnostics
import StyleSyntax

extension LocatedStyleValue {
  /// The raw value of a document's value; of a dictionary's repeated keys the later counts.
  ///
  /// - Parameter onRepeatedKey: is told of each key that stands twice in one dictionary.
  init(
    _ node: SyntaxNode, onRepeatedKey: (_ later: SyntaxEntry, _ earlier: SourceSpan) -> Void = { _, _ in }
  ) {
    let value: RawStyleValue =
      switch node.value {
      case .scalar(let scalar): RawStyleValue(scalar)
      case .array(let items):
        .array(items.map { LocatedStyleValue($0, onRepeatedKey: onRepeatedKey) })
      case .dictionary(let entries):
        .dictionary(
          entries.withoutRepeatedKeys(onRepeatedKey).map { entry in
            RawStyleEntry(
              entry.key, at: entry.keySpan, LocatedStyleValue(entry.value, onRepeatedKey: onRepeatedKey))
          })
      }
    self.init(value, at: node.span)
  }
}

extension [SyntaxEntry] {
  /// The entries that count: of a repeated key the last, in its place.
  func withoutRepeatedKeys(
    _ onRepeatedKey: (_ later: SyntaxEntry, _ earlier: SourceSpan) -> Void
  ) -> [SyntaxEntry] {
    var keys = UniqueKeys<Int>()
    var replaced: Set<Int> = []
    for (index, entry) in enumerated() {
      guard let earlier = keys.insert(entry.key, index, at: entry.keySpan) else { continue }
      replaced.insert(earlier.value)
      onRepeatedKey(entry, earlier.span)
    }
    return replaced.isEmpty ? self : enumerated().filter { !replaced.contains($0.offset) }.map(\.element)
  }
}
