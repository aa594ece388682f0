import StyleDiagnostics

/// Collects the declarations of one style set; of a repeated key path the later counts.
struct StyleSetBuilder {
  private var declarations: [StyleDeclaration] = []
  private var keys = UniqueKeys<Int>()
  private var replaced: Set<Int> = []

  /// Adds a declaration; the place of the earlier one of the same key path, which it replaces.
  mutating func declare(_ declaration: StyleDeclaration) -> SourceSpan? {
    let earlier = keys.insert(declaration.keyPath, declarations.count, at: declaration.keySpan)
    declarations.append(declaration)
    guard let earlier else { return nil }
    replaced.insert(earlier.value)
    return earlier.span
  }

  /// The declarations that count, in the order of the file.
  func finish() -> [StyleDeclaration] {
    replaced.isEmpty
      ? declarations : declarations.enumerated().filter { !replaced.contains($0.offset) }.map(\.element)
  }
}
