import StyleDiagnostics
import StyleSyntax

extension SyntaxNode {
  /// The value with the text of numbers and booleans as it is written.
  func keepingText(of file: SourceFile) -> SyntaxNode {
    switch value {
    case .scalar(.string), .scalar(.null): return self
    case .scalar: return SyntaxNode(.scalar(.string(text(in: file))), at: span)
    case .array(let items): return SyntaxNode(.array(items.map { $0.keepingText(of: file) }), at: span)
    case .dictionary(let entries):
      let kept = entries.map { SyntaxEntry($0.key, at: $0.keySpan, $0.value.keepingText(of: file)) }
      return SyntaxNode(.dictionary(kept), at: span)
    }
  }

  /// What is written at the value's place.
  func text(in file: SourceFile) -> String {
    String(decoding: file.bytes[span.indices(in: file)], as: UTF8.self)
  }
}

extension SourceSpan {
  /// The bytes that are covered.
  func indices(in file: SourceFile) -> Range<Int> {
    let end = min(Int(upperBound), file.bytes.count)
    return min(Int(lowerBound), end)..<end
  }
}
