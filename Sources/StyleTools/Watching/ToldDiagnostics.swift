import StyleDiagnostics

/// What was found wrong and told, by the file that it stands in.
struct ToldDiagnostics {
  private var identities: [String: Set<Diagnostic.Identity>] = [:]

  /// Takes what is wrong now.
  ///
  /// - Parameter isReplaced: whether what was told of a file counts no more.
  /// - Returns: what was not told before.
  mutating func take(_ found: [Diagnostic], replacing isReplaced: (_ path: String) -> Bool = { _ in false })
    -> [Diagnostic]
  {
    let new = found.filter { identities[$0.range.file.path]?.contains($0.identity) != true }
    identities = identities.filter { !isReplaced($0.key) }
    for diagnostic in found {
      identities[diagnostic.range.file.path, default: []].insert(diagnostic.identity)
    }
    return new
  }
}
