import StyleDiagnostics

/// Counts what a document uses up of its limits.
struct SyntaxBudget {
  let limits: SyntaxLimits
  private(set) var depth = 0
  private var valueCount = 0

  init(_ limits: SyntaxLimits) { self.limits = limits }

  /// Counts a value or key, or several at once; the violated limit, or nil.
  mutating func spend(_ count: Int = 1) -> Violation? {
    valueCount += count
    return valueCount > limits.maximumValueCount ? .values(limits.maximumValueCount) : nil
  }

  mutating func enter() -> Violation? {
    depth += 1
    return depth > limits.maximumDepth ? .depth(limits.maximumDepth) : nil
  }

  /// Counts values or keys of a text; throws at the byte where they break a limit.
  mutating func spend(_ count: Int = 1, at offset: Int, in file: SourceFile) throws(SyntaxError) {
    if let violation = spend(count) { throw violation.error(in: file, at: SourceSpan(offset, offset + 1)) }
  }

  /// Enters a container of a text; throws at the byte where it breaks a limit.
  mutating func enter(at offset: Int, in file: SourceFile) throws(SyntaxError) {
    if let violation = enter() { throw violation.error(in: file, at: SourceSpan(offset, offset + 1)) }
  }

  /// What a node of some height would violate here.
  func violation(ofHeight height: Int) -> Violation? {
    depth + height > limits.maximumDepth ? .depth(limits.maximumDepth) : nil
  }

  mutating func leave() { depth -= 1 }

  static func checkSize(of file: SourceFile, _ limits: SyntaxLimits) throws(SyntaxError) {
    guard file.bytes.count > limits.usableByteCount else { return }
    let violation = Violation.bytes(limits.usableByteCount)
    throw SyntaxError(violation.id, violation.message, in: file, at: .start)
  }

  /// A limit that a document breaks, with the limit's number.
  enum Violation {
    case depth(Int), values(Int), bytes(Int)

    var id: Diagnostic.ID {
      switch self {
      case .depth: .depthLimit
      case .values: .valueLimit
      case .bytes: .sizeLimit
      }
    }

    var message: String {
      switch self {
      case .depth(let limit): "nested more than \(limit) levels deep"
      case .values(let limit): "more than \(limit) values"
      case .bytes(let limit): "larger than \(limit) bytes"
      }
    }

    func error(in file: SourceFile, at span: SourceSpan) -> SyntaxError {
      SyntaxError(id, message, in: file, at: span)
    }
  }
}
