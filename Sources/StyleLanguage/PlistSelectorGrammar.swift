import StyleDiagnostics

/// How the plist dialect spells selectors: `@UILabel`, `@UILabel+` (with subclasses), `#price`, `@UILabel#price` (both),
/// and a space between what contains and what is contained: `@UIScrollView #card @UILabel+`.
enum PlistSelectorGrammar {
  /// A selector that cannot be read.
  struct Problem: Error, Hashable {
    let message: String
    /// Whether a sign stands without a name.
    let isEmptyName: Bool
  }

  /// A selector that begins with `@` or `#`. O(bytes).
  static func read(_ key: String, in controller: StyleTypeName?) throws(Problem) -> StyleSelector {
    // Nearly all are one sign and one name.
    if let simple = simple(key) { return StyleSelector(simple, in: controller) }
    var subjects: [StyleSelector.Subject] = []
    for token in tokens(key) { subjects.append(try subject(token)) }
    guard let subject = subjects.popLast() else { throw emptyName(key[...]) }
    return StyleSelector(subject, inside: subjects, in: controller)
  }

  /// The subject of a key that is one sign and one name; nil for any other.
  private static func simple(_ key: String) -> StyleSelector.Subject? {
    var key = key
    let name: String? = key.withUTF8 { bytes in
      let name = UnsafeBufferPointer(rebasing: bytes.dropFirst())
      let isSimple = name.allSatisfy {
        $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "#") && $0 != UInt8(ascii: "+")
      }
      return isSimple && !name.isEmpty ? String(decoding: name, as: UTF8.self) : nil
    }
    return name.map { key.utf8.first == UInt8(ascii: "@") ? .type(StyleTypeName($0)) : .identifier($0) }
  }

  /// A space counts before a sign; elsewhere it belongs to a name (`@My App.Cell`).
  private static func tokens(_ key: String) -> [Substring] {
    guard key.utf8.contains(UInt8(ascii: " ")) else { return [key[...]] }
    var tokens: [Substring] = []
    for piece in key.split(separator: " ") {
      let isBeginning = piece.utf8.first.map(isSign) ?? false
      if isBeginning || tokens.isEmpty {
        tokens.append(piece)
      } else {
        let start = tokens.removeLast().startIndex
        tokens.append(key[start..<piece.endIndex])
      }
    }
    return tokens
  }

  private static func isSign(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "@") || byte == UInt8(ascii: "#") }

  /// Pieces are told apart by bytes, not characters: a mark that combines with a sign belongs to the name.
  private static func subject(_ token: Substring) throws(Problem) -> StyleSelector.Subject {
    var parts: [StyleSelector.Subject] = []
    var rest = token.utf8
    while let sign = rest.first {
      guard isSign(sign) else {
        throw Problem(
          message: "'\(token)' must begin with @ for a class or # for an identifier", isEmptyName: false)
      }
      rest = rest.dropFirst()
      let isType = sign == UInt8(ascii: "@")
      let end =
        rest.firstIndex { $0 == UInt8(ascii: "#") || (isType && $0 == UInt8(ascii: "+")) } ?? rest.endIndex
      let name = String(decoding: rest[..<end], as: UTF8.self)
      guard !name.isEmpty else { throw emptyName(token) }
      rest = rest[end...]
      let takesSubclasses = isType && rest.first == UInt8(ascii: "+")
      if takesSubclasses { rest = rest.dropFirst() }
      if isType {
        parts.append(takesSubclasses ? .subtype(StyleTypeName(name)) : .type(StyleTypeName(name)))
      } else {
        parts.append(.identifier(name))
      }
    }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private static func emptyName(_ token: Substring) -> Problem {
    Problem(message: "'\(token)' names nothing: write \(token)Name", isEmptyName: true)
  }
}
