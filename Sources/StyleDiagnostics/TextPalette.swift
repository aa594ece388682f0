/// The roles of text in what a tool prints, as terminal colours or as nothing at all.
public enum TextPalette: Sendable {
  /// Text as it is.
  case plain
  /// ANSI escape sequences.
  case ansi

  /// What a piece of text is.
  public enum Role: Sendable {
    /// A path, or a word that heads a block.
    case heading
    /// Something that went wrong.
    case error
    /// Something doubtful.
    case warning
    /// A remark.
    case note
    /// The caret under a source line, a suggestion, a new value.
    case mark
    /// Text of lesser weight.
    case faint

    /// The parameters of the `ESC [ … m` sequence.
    var parameters: String {
      switch self {
      case .heading: "1"
      case .error: "1;31"
      case .warning: "1;35"
      case .note: "1;36"
      case .mark: "32"
      case .faint: "2"
      }
    }
  }

  /// The text with the sequences of a role around it; empty text stays empty.
  public func paint(_ text: String, as role: Role) -> String {
    guard self == .ansi, !text.isEmpty else { return text }
    return "\u{1B}[\(role.parameters)m\(text)\u{1B}[0m"
  }
}
