/// Numbers of things in sentences.
enum Counted {
  /// `1 error`, `2 errors`.
  static func text(_ number: Int, _ noun: String) -> String { plural(number, noun, noun + "s") }

  /// `1 property`, `2 properties`.
  static func plural(_ number: Int, _ one: String, _ many: String) -> String {
    "\(number) \(number == 1 ? one : many)"
  }
}
