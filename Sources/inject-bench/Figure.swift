/// A measure without a reference: a name and what was found.
struct Figure {
  let name: String
  let text: String

  /// One line: name, what was found.
  var line: String { "\(name)  \(text)" }

  /// How far numbers that should be alike lie apart: the greatest, in the least.
  static func spread(_ name: String, _ values: [Double], of what: String, aim: String) -> Figure {
    let spread = (values.max() ?? 1) / (values.min() ?? 1)
    return Figure(name: name, text: "the \(what) varies by \(rounded(spread))x  (aim \(aim))")
  }
}

/// A number with two decimals.
func rounded(_ value: Double) -> String {
  let hundredths = Int((value * 100).rounded())
  let fraction = String(hundredths % 100)
  return "\(hundredths / 100)." + (fraction.count == 1 ? "0" : "") + fraction
}
