/// Numbers of things in sentences.
enum Counted {
  /// `1 error`, `2 errors`.
  static func text(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
