import StyleDiagnostics

/// Reads JSON as RFC 8259 has it, and nothing else.
public enum JSONReader {
  /// Sends a document's events to a handler, repeated and empty keys included.
  ///
  /// O(bytes), without recursion. A number without fraction and exponent is an `integer` (or `unsigned`) where 64 bits
  /// hold it, else a `real`; numbers beyond a double's range and lone surrogates are refused. Throws `json.syntax` and
  /// `syntax.…`.
  ///
  /// - Parameter file: decoded text, as `SourceText.decode` gives it.
  public static func read(
    _ file: SourceFile, limits: SyntaxLimits = .init(), into handler: inout some SyntaxEventHandler
  ) throws(SyntaxError) {
    try SyntaxBudget.checkSize(of: file, limits)
    var parser = JSONParser(file, limits)
    try parser.parse(into: &handler)
  }

  /// The tree of a file with one JSON value.
  ///
  /// Throws as `read` does.
  public static func tree(of file: SourceFile, limits: SyntaxLimits = .init()) throws(SyntaxError)
    -> SyntaxNode
  {
    var builder = SyntaxTreeBuilder()
    try read(file, limits: limits, into: &builder)
    guard let root = builder.root else {
      throw SyntaxError(.jsonSyntax, "there is no value", in: file, at: .start)
    }
    return root
  }
}

/// A machine over the bytes of a JSON text; open containers are kept in an array, not on the stack.
private struct JSONParser {
  /// What may come next.
  private enum Expectation {
    case value, valueOrEnd, key, keyOrEnd, separator
  }

  private var scanner: JSONScanner
  private var budget: SyntaxBudget
  /// The closing bracket of each open container.
  private var open: [UInt8] = []
  private var expectation = Expectation.value

  init(_ file: SourceFile, _ limits: SyntaxLimits) {
    scanner = JSONScanner(file)
    budget = SyntaxBudget(limits)
  }

  mutating func parse(into handler: inout some SyntaxEventHandler) throws(SyntaxError) {
    while true {
      scanner.skipSpace()
      let start = scanner.offset
      guard let byte = scanner.peek else {
        if expectation == .separator, open.isEmpty { return }
        throw scanner.error("the text ends where \(wanted) should stand", from: start)
      }
      if let closing = open.last, byte == closing, [.valueOrEnd, .keyOrEnd, .separator].contains(expectation)
      {
        scanner.advance()
        open.removeLast()
        budget.leave()
        close(closing, at: SourceSpan(start, scanner.offset), into: &handler)
        expectation = .separator
        continue
      }
      switch expectation {
      case .value, .valueOrEnd: try value(byte, into: &handler)
      case .key, .keyOrEnd: try key(byte, into: &handler)
      case .separator: try separator(byte)
      }
    }
  }

  private mutating func value(_ byte: UInt8, into handler: inout some SyntaxEventHandler) throws(SyntaxError)
  {
    let start = scanner.offset
    try budget.spend(at: start, in: scanner.file)
    switch byte {
    case UInt8(ascii: "{"):
      try push(UInt8(ascii: "}"), then: .keyOrEnd)
      handler.beginDictionary(at: SourceSpan(start, scanner.offset))
      return
    case UInt8(ascii: "["):
      try push(UInt8(ascii: "]"), then: .valueOrEnd)
      handler.beginArray(at: SourceSpan(start, scanner.offset))
      return
    case UInt8(ascii: "\""):
      let text = try scanner.string()
      handler.scalar(.string(text), at: SourceSpan(start, scanner.offset))
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      let number = try scanner.number()
      handler.scalar(number, at: SourceSpan(start, scanner.offset))
    default:
      guard let word = scanner.word() else { throw scanner.error("expected \(wanted)", from: start) }
      handler.scalar(word, at: SourceSpan(start, scanner.offset))
    }
    expectation = .separator
  }

  private mutating func push(_ closing: UInt8, then next: Expectation) throws(SyntaxError) {
    let start = scanner.offset
    try budget.enter(at: start, in: scanner.file)
    scanner.advance()
    open.append(closing)
    expectation = next
  }

  private func close(_ closing: UInt8, at span: SourceSpan, into handler: inout some SyntaxEventHandler) {
    if closing == UInt8(ascii: "}") {
      handler.endDictionary(at: span)
    } else {
      handler.endArray(at: span)
    }
  }

  private mutating func key(_ byte: UInt8, into handler: inout some SyntaxEventHandler) throws(SyntaxError) {
    let start = scanner.offset
    guard byte == UInt8(ascii: "\"") else { throw scanner.error("expected \(wanted)", from: start) }
    try budget.spend(at: start, in: scanner.file)
    let key = try scanner.string()
    handler.key(key, at: SourceSpan(start, scanner.offset))
    scanner.skipSpace()
    guard scanner.peek == UInt8(ascii: ":") else {
      throw scanner.error("expected ':' behind the key", from: scanner.offset)
    }
    scanner.advance()
    expectation = .value
  }

  private mutating func separator(_ byte: UInt8) throws(SyntaxError) {
    guard let closing = open.last else {
      throw scanner.error("text behind the end of the value", from: scanner.offset)
    }
    guard byte == UInt8(ascii: ",") else { throw scanner.error("expected \(wanted)", from: scanner.offset) }
    scanner.advance()
    expectation = closing == UInt8(ascii: "}") ? .key : .value
  }

  private var wanted: String {
    let closing = open.last.map { "'\(Character(UnicodeScalar($0)))'" } ?? ""
    return switch expectation {
    case .value: "a value"
    case .valueOrEnd: "a value or \(closing)"
    case .key: "a key in double quotes"
    case .keyOrEnd: "a key in double quotes or \(closing)"
    case .separator: "',' or \(closing)"
    }
  }
}
