/// How Stylist spells selectors: `UIButton`, `App.Cell`, `primary`, `UIButton.primary`, `.primary`,
/// `App.Cell.primary`, and a space between what contains and what is contained.
enum StylistSelectorGrammar {
  /// A selector that cannot be read.
  struct Problem: Error, Hashable {
    let message: String
    /// The wrong piece's place in the selector, in bytes.
    let range: Range<Int>
  }

  /// The selector of a style's key; O(bytes).
  static func read(_ key: String) throws(Problem) -> StyleSelector {
    var subjects: [StyleSelector.Subject] = []
    for token in key.split(separator: " ") { subjects.append(try subject(token, in: key)) }
    guard let subject = subjects.popLast() else {
      throw Problem(message: "an empty key selects nothing", range: 0..<key.utf8.count)
    }
    return StyleSelector(subject, inside: subjects, spelling: key)
  }

  private static func subject(
    _ token: Substring, in key: String
  ) throws(Problem) -> StyleSelector.Subject {
    let start = key.utf8.distance(from: key.startIndex, to: token.startIndex)
    func problem(_ message: String) -> Problem {
      Problem(message: message, range: start..<start + token.utf8.count)
    }
    if let wrong = token.first(where: { !isNameCharacter($0) && $0 != "." }) {
      throw problem(
        "'\(wrong)' cannot stand in the selector '\(token)': write Class, styleName or Class.styleName")
    }
    var names = token.split(separator: ".", omittingEmptySubsequences: false)
    let beginsWithDot = names.count > 1 && names[0].isEmpty
    if beginsWithDot { names.removeFirst() }
    guard names.allSatisfy({ !$0.isEmpty }) else { throw problem("a name is missing in '\(token)'") }
    if beginsWithDot {
      guard names.count == 1 else { throw problem("'\(token)' must be one style name behind the dot") }
      return .identifier(String(names[0]))
    }
    guard let last = names.last else { throw problem("'\(token)' names nothing") }
    if last.first?.isUppercase == true {
      return .subtype(StyleTypeName(names.joined(separator: ".")))
    }
    guard names.count <= 3 else {
      throw problem("'\(token)' has too many parts: write Module.Class.styleName")
    }
    let style = StyleSelector.Subject.identifier(String(last))
    guard names.count > 1 else { return style }
    return .all([.subtype(StyleTypeName(names.dropLast().joined(separator: "."))), style])
  }

  private static func isNameCharacter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "-"
  }
}
