import StyleDiagnostics

/// Reads JSON as RFC 8259 has it, and nothing else unless that is asked for.
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
    var parser = JSONParser(file, limits, leniency: nil)
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
    return try root(of: builder, in: file)
  }

  /// The tree of a file with one JSON value in which commas may trail and comments stand.
  ///
  /// Each such place gives a warning, `json.trailing-comma` or `json.comment`, up to a hundred. Throws as `read` does.
  public static func lenientTree(
    of file: SourceFile, limits: SyntaxLimits = .init(), warnings: inout [Diagnostic]
  ) throws(SyntaxError) -> SyntaxNode {
    try SyntaxBudget.checkSize(of: file, limits)
    var builder = SyntaxTreeBuilder()
    var parser = JSONParser(file, limits, leniency: JSONLeniency())
    try parser.parse(into: &builder)
    warnings += parser.leniency?.warnings ?? []
    return try root(of: builder, in: file)
  }

  private static func root(of builder: SyntaxTreeBuilder, in file: SourceFile) throws(SyntaxError)
    -> SyntaxNode
  {
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
  /// The place of the comma that was read last, if nothing else was since.
  private var comma: SourceSpan?
  /// What was let pass; nil where nothing is.
  private(set) var leniency: JSONLeniency?

  init(_ file: SourceFile, _ limits: SyntaxLimits, leniency: JSONLeniency?) {
    scanner = JSONScanner(file)
    budget = SyntaxBudget(limits)
    self.leniency = leniency
  }

  mutating func parse(into handler: inout some SyntaxEventHandler) throws(SyntaxError) {
    while true {
      try skipBlanks()
      let start = scanner.offset
      guard let byte = scanner.peek else {
        if expectation == .separator, open.isEmpty { return }
        throw scanner.error("the text ends where \(wanted) should stand", from: start)
      }
      if let closing = open.last, byte == closing, mayClose() {
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

  /// Whether the innermost container may end here; a comma before its end is let pass with a warning.
  private mutating func mayClose() -> Bool {
    if [.valueOrEnd, .keyOrEnd, .separator].contains(expectation) { return true }
    guard let comma, leniency != nil else { return false }
    leniency?.note(
      .jsonTrailingComma, "nothing stands behind this comma: JSON has none there", in: scanner.file, at: comma
    )
    return true
  }

  private mutating func skipBlanks() throws(SyntaxError) {
    scanner.skipSpace()
    guard leniency != nil else { return }
    while let comment = try scanner.comment() {
      leniency?.note(.jsonComment, "JSON has no comments", in: scanner.file, at: comment)
      scanner.skipSpace()
    }
  }

  private mutating func value(_ byte: UInt8, into handler: inout some SyntaxEventHandler) throws(SyntaxError)
  {
    let start = scanner.offset
    comma = nil
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
    comma = nil
    let key = try scanner.string()
    handler.key(key, at: SourceSpan(start, scanner.offset))
    try skipBlanks()
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
    comma = SourceSpan(scanner.offset, scanner.offset + 1)
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
