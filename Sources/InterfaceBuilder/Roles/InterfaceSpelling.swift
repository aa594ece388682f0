/// How the names of documents are spelled.
enum InterfaceSpelling {
  /// An id: `BYZ-38-t0r`, `-1`, `12`.
  static func isID(_ text: String) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
  }

  /// A class's name, mangled or not: `PriceLabel`, `Outer.Inner`, `_TtC5MyApp10PriceLabel`.
  static func isClassName(_ text: String) -> Bool {
    areNames(text.split(separator: ".", omittingEmptySubsequences: false))
  }

  /// A key path of properties: `layer.cornerRadius`, `titleColor:highlighted`.
  static func isKeyPath(_ text: String) -> Bool {
    areNames(text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == ":" || $0 == "@" })
  }

  /// An Objective-C method's name: `save`, `prepare:sender:`.
  static func isSelector(_ text: String) -> Bool {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard let first = parts.first, isName(first) else { return false }
    return parts.dropFirst().allSatisfy { $0.isEmpty || isName($0) }
  }

  /// A module's or a product's name, which may hold spaces and dashes.
  static func isModuleName(_ text: String) -> Bool {
    !text.isEmpty
      && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" || $0 == " " || $0 == "." }
  }

  /// A version or a build's name.
  static func isVersion(_ text: String) -> Bool {
    guard let first = text.first, first.isNumber else { return false }
    return text.allSatisfy { $0.isASCII && ($0.isNumber || $0.isLetter || $0 == ".") }
  }

  /// A name of something outside the document.
  static func isName(_ text: String) -> Bool {
    !text.isEmpty && !text.contains { $0.isNewline || $0 == "\0" }
  }

  /// A word that Xcode alone knows.
  static func isIdentifier(_ text: String) -> Bool {
    !text.isEmpty
      && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" || $0 == "." || $0 == "=" }
  }

  /// `default`, or pairs of a trait and its value with `-` between them.
  static func areTraits(_ text: String) -> Bool {
    text == "default"
      || text.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { pair in
        let parts = pair.split(separator: "=", omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy(isName)
      }
  }

  private static func areNames(_ parts: [Substring]) -> Bool { !parts.isEmpty && parts.allSatisfy(isName) }

  /// A name as programming languages have it.
  private static func isName(_ text: Substring) -> Bool {
    guard let first = text.first, first.isLetter || first == "_" || first == "$" else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
  }
}
