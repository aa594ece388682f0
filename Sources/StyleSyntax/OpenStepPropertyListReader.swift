import StyleDiagnostics

/// Reads OpenStep property lists: `{ key = value; }`, `( value, value )`, `<hexadecimal data>`, quoted and bare text.
///
/// The outermost dictionary may stand without its braces, as in `.strings` files. Every scalar but data is text. Comments are `//…` and `/*…*/`. Beyond what Apple's reader takes, bare text may have
/// letters beyond ASCII.
enum OpenStepPropertyListReader {
  static func read(
    _ file: SourceFile, limits: SyntaxLimits, into handler: inout some SyntaxEventHandler
  ) throws(SyntaxError) {
    var parser = OpenStepParser(file, limits)
    try parser.parse(into: &handler)
  }
}

/// A machine over the text; open containers are kept in an array, not on the stack.
private struct OpenStepParser {
  /// What may come next.
  private enum Expectation {
    case value, valueOrEnd, keyOrEnd, separator
  }

  private var scanner: OpenStepScanner
  private var budget: SyntaxBudget
  /// The closing bracket of each open container.
  private var open: [UInt8] = []
  private var expectation = Expectation.value

  init(_ file: SourceFile, _ limits: SyntaxLimits) {
    scanner = OpenStepScanner(file)
    budget = SyntaxBudget(limits)
  }

  mutating func parse(into handler: inout some SyntaxEventHandler) throws(SyntaxError) {
    try scanner.skipSpaceAndComments()
    if try isWithoutBraces() {
      try budget.spend(at: scanner.offset, in: scanner.file)
      try budget.enter(at: scanner.offset, in: scanner.file)
      open.append(Self.endOfText)
      handler.beginDictionary(at: SourceSpan(scanner.offset, scanner.offset))
      expectation = .keyOrEnd
    }
    while true {
      try scanner.skipSpaceAndComments()
      let start = scanner.offset
      guard let byte = scanner.peek else {
        if expectation == .separator, open.isEmpty { return }
        if expectation == .keyOrEnd, open.last == Self.endOfText {
          return handler.endDictionary(at: SourceSpan(start, start))
        }
        throw scanner.error("the text ends where \(wanted) should stand", from: start)
      }
      if let closing = open.last, byte == closing, mayClose {
        scanner.advance()
        open.removeLast()
        budget.leave()
        let span = SourceSpan(start, scanner.offset)
        if closing == UInt8(ascii: "}") {
          handler.endDictionary(at: span)
        } else {
          handler.endArray(at: span)
        }
        expectation = .separator
        continue
      }
      switch expectation {
      case .value, .valueOrEnd: try value(byte, into: &handler)
      case .keyOrEnd: try key(into: &handler)
      case .separator: try separator(byte)
      }
    }
  }

  /// Whether the text is the inside of a dictionary: a key stands first.
  private func isWithoutBraces() throws(SyntaxError) -> Bool {
    var ahead = scanner
    guard let first = ahead.peek else { return true }
    guard !"{(<".utf8.contains(first), try ahead.text() != nil else { return false }
    try ahead.skipSpaceAndComments()
    return ahead.peek == UInt8(ascii: "=") || ahead.peek == UInt8(ascii: ";")
  }

  /// Closes a dictionary without braces; no byte of a text.
  private static let endOfText: UInt8 = 0xFF

  /// A dictionary's last value needs its semicolon, an array's last value no comma.
  private var mayClose: Bool {
    switch expectation {
    case .valueOrEnd, .keyOrEnd: true
    case .separator: open.last == UInt8(ascii: ")")
    case .value: false
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
    case UInt8(ascii: "("):
      try push(UInt8(ascii: ")"), then: .valueOrEnd)
      handler.beginArray(at: SourceSpan(start, scanner.offset))
      return
    case UInt8(ascii: "<"):
      let data = try scanner.data()
      handler.scalar(.data(data), at: SourceSpan(start, scanner.offset))
    default:
      guard let text = try scanner.text() else { throw scanner.error("expected \(wanted)", from: start) }
      handler.scalar(.string(text), at: SourceSpan(start, scanner.offset))
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

  /// `key =`, or `key;` for a value that is the key's own text.
  private mutating func key(into handler: inout some SyntaxEventHandler) throws(SyntaxError) {
    let start = scanner.offset
    try budget.spend(2, at: start, in: scanner.file)
    guard let key = try scanner.text() else { throw scanner.error("expected \(wanted)", from: start) }
    let span = SourceSpan(start, scanner.offset)
    handler.key(key, at: span)
    try scanner.skipSpaceAndComments()
    switch scanner.peek {
    case UInt8(ascii: "="):
      scanner.advance()
      expectation = .value
    case UInt8(ascii: ";"):
      handler.scalar(.string(key), at: span)
      expectation = .separator
    default:
      throw scanner.error("expected '=' or ';' behind the key", from: scanner.offset)
    }
  }

  private mutating func separator(_ byte: UInt8) throws(SyntaxError) {
    guard let closing = open.last else {
      throw scanner.error("text behind the end of the value", from: scanner.offset)
    }
    let isDictionary = closing != UInt8(ascii: ")")
    guard byte == (isDictionary ? UInt8(ascii: ";") : UInt8(ascii: ",")) else {
      throw scanner.error("expected \(wanted)", from: scanner.offset)
    }
    scanner.advance()
    expectation = isDictionary ? .keyOrEnd : .valueOrEnd
  }

  private var wanted: String {
    let closing =
      open.last.map { $0 == Self.endOfText ? "the end" : "'\(Character(UnicodeScalar($0)))'" } ?? ""
    return switch expectation {
    case .value: "a value"
    case .valueOrEnd: "a value or \(closing)"
    case .keyOrEnd: "a key or \(closing)"
    case .separator: open.last == UInt8(ascii: ")") ? "',' or \(closing)" : "';'"
    }
  }
}
