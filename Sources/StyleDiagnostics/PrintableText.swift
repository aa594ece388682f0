/// Makes text from files fit for a terminal: what would move the cursor, colour the screen or reorder the line
/// is shown as a visible sign instead.
package enum PrintableText {
  /// The same text on one line without controls.
  package static func of(_ text: some StringProtocol) -> String {
    let text = String(text)
    // Most texts are of letters that need no closer look.
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text }
    var printable = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { printable.append(visible(scalar)) }
    return String(printable)
  }

  /// Control characters, line separators and the marks that change the direction of text.
  package static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// The sign that stands for a control character; any other character itself.
  static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard isControl(scalar) else { return scalar }
    let controlPictures: UInt32 = 0x2400
    return switch scalar.value {
    case 0..<0x20: Unicode.Scalar(controlPictures + scalar.value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    default: "\u{FFFD}"
    }
  }
}
