import StyleSyntax

extension LocatedStyleValue {
  /// The value that a node of a document's tree spells, where it stands.
  init(_ node: SyntaxNode) {
    switch node.value {
    case .scalar(let scalar): self.init(RawStyleValue(scalar), at: node.span)
    case .array(let items): self.init(.array(items.map { LocatedStyleValue($0) }), at: node.span)
    case .dictionary(let entries):
      self.init(
        .dictionary(entries.map { RawStyleEntry($0.key, at: $0.keySpan, LocatedStyleValue($0.value)) }),
        at: node.span)
    }
  }
}
