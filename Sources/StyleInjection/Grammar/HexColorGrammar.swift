/// The hex digits of colours, which the dialects have in common; the order of the channels is theirs.
enum HexColorGrammar {
  /// The channels in 0…1 in the order of the digits; in a short form each digit counts twice.
  ///
  /// - Parameters:
  ///   - text: the whole spelling, for messages.
  ///   - counts: how many digits there may be; 3 and 4 are short forms.
  static func channels(
    _ digits: Substring, of text: String, counts: [Int]
  ) -> Result<[Double], StyleDecodingProblem> {
    var values: [Double] = []
    for digit in digits {
      guard digit.isASCII, let value = digit.hexDigitValue else {
        return .failure(
          StyleDecodingProblem(.valueColor, "'\(text)' is not a colour: '\(digit)' is no hex digit"))
      }
      values.append(Double(value))
    }
    guard counts.contains(values.count) else {
      let allowed = counts.dropLast().map(String.init).joined(separator: ", ")
      return .failure(
        StyleDecodingProblem(
          .valueColor,
          "'\(text)' is not a colour: it has \(values.count) hex digits, not \(allowed) or \(counts.last ?? 0)"
        ))
    }
    if values.count < 6 { return .success(values.map { $0 / 15 }) }
    let pairs = stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
    return .success(pairs.map { $0 / 255 })
  }

  /// Two digits for each byte.
  static func digits(_ bytes: [some BinaryInteger]) -> String {
    bytes.map { byte in
      let hex = String(byte, radix: 16, uppercase: true)
      return hex.count == 1 ? "0" + hex : hex
    }.joined()
  }
}
