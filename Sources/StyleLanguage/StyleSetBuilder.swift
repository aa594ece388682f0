import StyleDiagnostics

/// Collects the declarations of one style set; of a repeated key path the later counts.
struct StyleSetBuilder {
  private var declarations: [StyleDeclaration] = []
  /// Where each key path stands among the declarations; empty while the set is small.
  private var indices: [String: Int] = [:]
  private var replaced: Set<Int> = []

  /// Up to here a walk over the declarations is quicker than hashing (style sets have about five).
  private static let linearCount = 8

  /// Begins another set.
  mutating func begin() {
    declarations.removeAll(keepingCapacity: true)
    if !indices.isEmpty { indices.removeAll() }
    if !replaced.isEmpty { replaced.removeAll() }
  }

  /// Adds a declaration; the place of the earlier one of the same key path, which it replaces.
  mutating func declare(_ declaration: StyleDeclaration) -> SourceSpan? {
    let index = declarations.count
    let earlier = self.index(of: declaration.keyPath)
    declarations.append(declaration)
    if index >= Self.linearCount {
      if indices.isEmpty {
        for (index, declaration) in declarations.enumerated() { indices[declaration.keyPath] = index }
      } else {
        indices[declaration.keyPath] = index
      }
    }
    guard let earlier else { return nil }
    replaced.insert(earlier)
    return declarations[earlier].keySpan
  }

  /// The declarations that count, in the order of the file.
  func finish() -> [StyleDeclaration] {
    if replaced.isEmpty { return declarations.map { $0 } }
    return declarations.enumerated().filter { !replaced.contains($0.offset) }.map(\.element)
  }

  /// The last declaration of a key path.
  private func index(of keyPath: String) -> Int? {
    indices.isEmpty ? declarations.lastIndex { $0.keyPath == keyPath } : indices[keyPath]
  }
}
