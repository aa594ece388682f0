import Foundation
import StyleInjection

/// How the value of a role is spelled, and what it is read to.
struct InterfaceRoleForm: Sendable {
  /// What it is called in the reference.
  let name: String
  /// What must stand in a document, as a diagnostic says it.
  let wanted: String
  /// The words that may stand; nil where others may, too.
  let words: [String]?
  /// Reads the text of an attribute; nil for a text that is none of the form.
  let read: @Sendable (String) -> StyleValue?

  private init(
    _ name: String, wanted: String, words: [String]? = nil,
    _ read: @escaping @Sendable (String) -> StyleValue?
  ) {
    self.name = name
    self.wanted = wanted
    self.words = words
    self.read = read
  }
}

extension InterfaceRoleForm {
  /// `YES` or `NO`.
  static let flag = InterfaceRoleForm("flag", wanted: "YES or NO") {
    InterfaceValueReader.bool($0).map(StyleValue.bool)
  }

  /// A whole number.
  static let integer = InterfaceRoleForm("integer", wanted: "a whole number") {
    Int($0).map(StyleValue.integer)
  }

  /// A number.
  static let number = InterfaceRoleForm("number", wanted: "a number") {
    InterfaceValueReader.number($0).map(StyleValue.number)
  }

  /// A length in points, or `infinite`.
  static let measure = InterfaceRoleForm("length", wanted: "a number or 'infinite'") {
    $0 == "infinite" ? .enumeration($0) : InterfaceValueReader.number($0).map(StyleValue.number)
  }

  /// Any text.
  static let text = InterfaceRoleForm("text", wanted: "a text") { .string($0) }

  /// The id of the element itself.
  static let id = spelled("id", wanted: "an id", InterfaceSpelling.isID)

  /// The id of another element of the document.
  static let reference = spelled("reference", wanted: "the id of an element", InterfaceSpelling.isID)

  /// Whether it is the id of another element.
  var isReference: Bool { name == Self.reference.name }

  /// The name of a class.
  static let className = spelled(
    "class", wanted: "the name of a class", InterfaceSpelling.isClassName)

  /// The name of a module or of the product that it is made from.
  static let moduleName = spelled(
    "module", wanted: "the name of a module", InterfaceSpelling.isModuleName)

  /// The name of a property or a key path.
  static let keyPath = spelled("key path", wanted: "a key path", InterfaceSpelling.isKeyPath)

  /// The name of an Objective-C method.
  static let selector = spelled(
    "selector", wanted: "the name of a method", InterfaceSpelling.isSelector)

  /// A version or build: `3.0`, `14460.31`, `16F73`.
  static let version = spelled("version", wanted: "a version", InterfaceSpelling.isVersion)

  /// The name of something outside the document: a file, an image, a storyboard.
  static let resource = spelled("name", wanted: "a name", InterfaceSpelling.isName)

  /// A name without spaces whose possible values only Xcode knows.
  static let identifier = spelled("identifier", wanted: "an identifier", InterfaceSpelling.isIdentifier)

  /// Traits that a variation is for: `default`, `heightClass=regular-widthClass=compact`.
  static let traits = spelled(
    "traits", wanted: "'default' or traits such as 'widthClass=compact'", InterfaceSpelling.areTraits)

  /// One of the given words.
  static func word(_ words: String...) -> InterfaceRoleForm {
    InterfaceRoleForm("word", wanted: "one of \(words.joined(separator: ", "))", words: words) {
      words.contains($0) ? .enumeration($0) : nil
    }
  }

  private static func spelled(
    _ name: String, wanted: String, _ fits: @escaping @Sendable (String) -> Bool
  ) -> InterfaceRoleForm {
    InterfaceRoleForm(name, wanted: wanted) { fits($0) ? .string($0) : nil }
  }
}
