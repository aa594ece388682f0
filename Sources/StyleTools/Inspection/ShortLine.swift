import InterfaceBuilder
import StyleDiagnostics
import StyleInjection

/// Values on part of a line: what is long is cut, since the form for programs has it in full.
enum ShortLine {
  /// How many characters of a value are shown.
  static let maximumLength = 120

  /// A value as a sheet would spell it, fit for a terminal.
  static func of(_ value: StyleValue) -> String {
    let spelling = value.spelling(in: .plist)
    let end = spelling.index(spelling.startIndex, offsetBy: maximumLength, limitedBy: spelling.endIndex)
    guard let end, end != spelling.endIndex else { return PrintableText.of(spelling) }
    return PrintableText.of(spelling[..<end]) + "…"
  }

  /// Roles with commas between them; of a flag that is set the name alone.
  static func list(_ roles: [InterfaceNode.Role]) -> String {
    roles.map { role in
      let name = PrintableText.of(role.name)
      return role.value == .bool(true) ? name : "\(name) \(of(role.value))"
    }.joined(separator: ", ")
  }
}
