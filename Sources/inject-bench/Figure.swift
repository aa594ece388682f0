/// A measure without a reference: a name and what was found.
struct Figure {
  let name: String
  let text: String

  /// One line: name, what was found.
  var line: String { "\(name)  \(text)" }
}

/// A number with two decimals.
func rounded(_ value: Double) -> String {
  let hundredths = Int((value * 100).rounded())
  let fraction = String(hundredths % 100)
  return "\(hundredths / 100)." + (fraction.count == 1 ? "0" : "") + fraction
}
