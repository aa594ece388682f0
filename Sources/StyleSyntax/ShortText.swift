/// Cuts what a message quotes from a file: a name or a value there may have any length.
enum ShortText {
  private static let maximumCount = 80

  /// The beginning of a text, and `…` where there is more.
  static func of(_ text: some StringProtocol) -> String {
    let scalars = text.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: maximumCount, limitedBy: scalars.endIndex),
      end != scalars.endIndex
    else { return String(text) }
    return String(String.UnicodeScalarView(scalars[..<end])) + "…"
  }
}
