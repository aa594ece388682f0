/// Booleans and numbers: real ones, or text in the C locale.
enum PlistNumberGrammar {
  static func readBool(_ raw: RawStyleValue) -> StyleDecodingResult {
    switch raw {
    case .bool(let value): return .value(.bool(value))
    case .integer(0): return .value(.bool(false))
    case .integer(1): return .value(.bool(true))
    default: break
    }
    switch raw.trimmedText?.lowercased() {
    case "true", "yes", "1": return .value(.bool(true))
    case "false", "no", "0": return .value(.bool(false))
    case let text?:
      let near = NearestName.of(text, in: ["true", "false", "YES", "NO"])
      return .failure(
        StyleDecodingProblem(
          .valueBool, "'\(text)' is not a boolean: write true or false, YES or NO, 1 or 0", suggestion: near))
    case nil:
      return .failure(.wrongKind(raw, expected: "true or false"))
    }
  }

  static func readInteger(_ raw: RawStyleValue) -> StyleDecodingResult {
    // What fits is taken as it is: a `Double` holds 53 bits only.
    if case .integer(let value) = raw, let whole = Int(exactly: value) { return .value(.integer(whole)) }
    if let text = raw.trimmedText, let whole = Int(text) { return .value(.integer(whole)) }
    return number(raw).decoded { value in
      guard let whole = Int(exactly: value) else {
        return .failure(
          StyleDecodingProblem(.valueNumber, "expected a whole number, found \(spelling(value))"))
      }
      return .value(.integer(whole))
    }
  }

  static func readNumber(_ raw: RawStyleValue) -> StyleDecodingResult {
    number(raw).decoded { .value(.number($0)) }
  }

  static func write(_ value: Double) -> RawStyleValue {
    Int64(exactly: value).map(RawStyleValue.integer) ?? .real(value)
  }

  /// The number that a raw value or text spells.
  static func number(_ raw: RawStyleValue) -> Result<Double, StyleDecodingProblem> {
    let value: Double
    switch raw {
    case .integer(let whole): value = Double(whole)
    case .real(let real): value = real
    default:
      guard let text = raw.trimmedText else { return .failure(.wrongKind(raw, expected: "a number")) }
      guard let parsed = number(text) else { return .failure(notANumber(text)) }
      value = parsed
    }
    guard value.isFinite else {
      return .failure(StyleDecodingProblem(.valueNumber, "expected a finite number, found \(value)"))
    }
    return .success(value)
  }

  /// The number that text spells: sign, digits with an optional `.` among them, exponent; nil for anything else.
  static func number(_ text: some StringProtocol) -> Double? {
    let bytes = text.utf8
    guard bytes.contains(where: { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      bytes.allSatisfy({ "+-.eE0123456789".utf8.contains($0) })
    else { return nil }
    return Double(text)
  }

  /// A number as short as it can be spelled.
  static func spelling(_ value: Double) -> String { write(value).description }

  private static func notANumber(_ text: String) -> StyleDecodingProblem {
    let withPoint = text.replacing(",", with: ".")
    if withPoint != text, number(withPoint) != nil {
      return StyleDecodingProblem(
        .valueNumber, "'\(text)' is not a number: the decimal separator is a point in every locale",
        suggestion: withPoint)
    }
    return StyleDecodingProblem(.valueNumber, "'\(text)' is not a number")
  }
}
