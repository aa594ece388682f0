import StyleSyntax

extension SyntaxNode {
  /// The value of a dictionary's key, the last one where it is repeated.
  subscript(_ key: String) -> SyntaxNode? {
    guard case .dictionary(let entries) = value else { return nil }
    return entries.last { $0.key == key }?.value
  }

  var elements: [SyntaxNode]? {
    guard case .array(let elements) = value else { return nil }
    return elements
  }

  var string: String? {
    guard case .scalar(.string(let text)) = value else { return nil }
    return text
  }

  var bool: Bool? {
    guard case .scalar(.bool(let flag)) = value else { return nil }
    return flag
  }

  var number: Double? {
    switch value {
    case .scalar(.integer(let number)): Double(number)
    case .scalar(.real(let number)): number
    default: nil
    }
  }
}
