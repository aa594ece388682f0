import StyleDiagnostics
import StyleInjection
import StyleSyntax

/// Reads the values of a `Contents.json` and says what is wrong with them.
struct AssetContentsReader {
  let file: SourceFile
  /// The system's colours, which colour sets may refer to.
  let system: any StyleResources
  private(set) var diagnostics: [Diagnostic] = []

  init(_ file: SourceFile, system: any StyleResources) {
    self.file = file
    self.system = system
  }

  /// The members of a list of dictionaries.
  mutating func list(_ key: String, of node: SyntaxNode, what: String) -> [SyntaxNode] {
    guard case .array(let elements)? = node[key]?.value else {
      report("\(what) needs a list '\(key)'", at: node[key] ?? node)
      return []
    }
    return elements.filter { element in
      if case .dictionary = element.value { return true }
      report("a member of '\(key)' must be a dictionary", at: element)
      return false
    }
  }

  /// A text; nil where there is none.
  mutating func text(_ key: String, of node: SyntaxNode) -> String? {
    guard let value = node[key] else { return nil }
    if case .scalar(.string(let text)) = value.value { return text }
    report("'\(key)' must be a text", at: value)
    return nil
  }

  /// A truth value; false where there is none.
  mutating func bool(_ key: String, of node: SyntaxNode) -> Bool {
    guard let value = node[key] else { return false }
    if case .scalar(.bool(let flag)) = value.value { return flag }
    report("'\(key)' must be true or false", at: value)
    return false
  }

  /// One of a choice of words; nil where there is none.
  mutating func word<Word>(_ key: String, of node: SyntaxNode, as type: Word.Type = Word.self) -> Word?
  where Word: RawRepresentable & CaseIterable, Word.RawValue == String {
    guard let value = node[key], let text = text(key, of: node) else { return nil }
    if let word = Word(rawValue: text) { return word }
    let words = Word.allCases.map(\.rawValue)
    report(
      "'\(key)' cannot be '\(text)', only \(words.map { "'\($0)'" }.joined(separator: ", "))", at: value,
      suggestion: NearestName.of(text, in: words))
    return nil
  }

  mutating func report(_ message: String, at node: SyntaxNode, suggestion: String? = nil) {
    report(.assetContents, .warning, message, at: node, suggestion: suggestion)
  }

  mutating func report(
    _ id: Diagnostic.ID, _ severity: Diagnostic.Severity, _ message: String, at node: SyntaxNode,
    suggestion: String? = nil
  ) {
    diagnostics.append(
      Diagnostic(id, severity, message, at: SourceRange(file, node.span), suggestion: suggestion))
  }
}

extension SyntaxNode {
  /// The value of a dictionary's key, the last one where it is repeated.
  subscript(_ key: String) -> SyntaxNode? {
    guard case .dictionary(let entries) = value else { return nil }
    return entries.last { $0.key == key }?.value
  }
}
