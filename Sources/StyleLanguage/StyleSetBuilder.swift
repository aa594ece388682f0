import StyleDiagnostics

/// Collects the declarations of one style set; of a repeated key the later counts.
struct StyleSetBuilder {
  private var declarations: [StyleDeclaration] = []
  /// Where each key path stands among the declarations; empty while the set is small.
  private var indices: [String: Int] = [:]
  private var replaced: Set<Int> = []

  /// Up to here a walk over the declarations is quicker than hashing (style sets have about five).
  private static let linearCount = 8

  /// Adds a declaration; the place of the earlier one of the same key, which it replaces.
  mutating func declare(_ declaration: consuming StyleDeclaration) -> SourceSpan? {
    let index = declarations.count
    let earlier = self.index(ofKeyIn: declaration)
    declarations.append(declaration)
    if index >= Self.linearCount { noteIndices(from: indices.isEmpty ? 0 : index) }
    guard let earlier else { return nil }
    replaced.insert(earlier)
    return declarations[earlier].keySpan
  }

  /// The key that was declared last; empty if there is none.
  var lastKey: String { declarations.last?.key ?? "" }

  /// Ends the set: its declarations that count, in the order of the file.
  mutating func finish() -> [StyleDeclaration] {
    let finished = declarations
    // The next set is likely as large, and an array that need not grow is handed out without a copy.
    declarations = []
    declarations.reserveCapacity(finished.count)
    if !indices.isEmpty { indices.removeAll() }
    guard !replaced.isEmpty else { return finished }
    defer { replaced.removeAll() }
    return finished.enumerated().filter { !replaced.contains($0.offset) }.map(\.element)
  }

  private mutating func noteIndices(from start: Int) {
    for index in start..<declarations.count { indices[declarations[index].key] = index }
  }

  /// The last declaration with the key of another one.
  private func index(ofKeyIn declaration: borrowing StyleDeclaration) -> Int? {
    guard indices.isEmpty else { return indices[declaration.key] }
    for index in declarations.indices.reversed() where declarations[index].hasKey(of: declaration) {
      return index
    }
    return nil
  }
}
