/// A property of a class as its generated key names it.
struct GeneratedProperty {
  /// What a key is for.
  enum Form: Equatable {
    case value(type: String)
    case stateful(type: String, state: String)
    case object(className: String)
  }

  let name: String
  let form: Form

  /// A row of the table of properties; nil where a sheet has no use for it.
  init?(property row: [String: String], enums: GeneratedEnums) {
    name = row.cell("swift_name")
    let type = row.cell("type")
    if let release = Int(row.cell("deprecated").prefix { $0 != "." }),
      release < GeneratedClass.firstDeprecation
    {
      return nil
    }
    if GeneratedClass.all.contains(type) {
      guard !GeneratedClass.leadingOut.contains(name) else { return nil }
      form = .object(className: type)
    } else {
      guard row.cell("readonly") == "0",
        let value = Self.valueType(kind: row.cell("type_kind"), type, enums)
      else { return nil }
      form = .value(type: value)
    }
  }

  /// A row of the table of setters for states; nil where a sheet cannot name what is set or for what.
  init?(setter row: [String: String], enums: GeneratedEnums) {
    name = row.cell("name")
    let argument = row.cell("keys").split(separator: ";").first?.split(separator: ":").last.map(String.init)
    guard let argument, argument == "UIControl.State" || enums.kind(of: argument) == "enum",
      let state = enums.caseType(of: argument),
      let value = Self.valueType(kind: row.cell("value_kind"), row.cell("value_type"), enums)
    else { return nil }
    form = .stateful(type: value, state: state)
  }

  /// The declaration of its key.
  func source(of className: String) -> String {
    let declared =
      switch form {
      case .value(let type): "StylePropertyKey<\(type)> { key(\"\(name)\") }"
      case .stateful(let type, let state):
        "StyleStatePropertyKey<\(type), \(state)> { stateKey(\"\(name)\") }"
      case .object(let className): "\(className)Properties { object(\"\(name)\") }"
      }
    return "  /// `\(name)` of `\(className)`.\n  public final var \(SwiftName.escaped(name)): \(declared)\n"
  }

  /// The Swift type of a key's values; nil where no sheet can spell them.
  private static func valueType(kind: String, _ type: String, _ enums: GeneratedEnums) -> String? {
    switch kind {
    case "number": integers.contains(type) ? "Int" : numbers.contains(type) ? "Double" : nil
    case "numbertype": "Double"
    case "enum": enums.caseType(of: type)
    case "stringtype": enums.caseType(of: type) ?? "String"
    case "optionset": enums.caseType(of: type).map { "StyleOptionMembers<\($0)>" }
    default: types[type]
    }
  }

  private static let integers: Set<String> = ["Int", "UInt32", "UInt8"]
  private static let numbers: Set<String> = [
    "CGFloat", "Float", "Double", "NSNumber", "TimeInterval", "CFTimeInterval",
  ]
  private static let types = [
    "Bool": "Bool", "String": "String", "UIColor": "StyleColor", "CGColor": "StyleCGColor",
    "UIFont": "StyleFont",
    "UIImage": "StyleImage", "NSAttributedString": "StyleAttributedText",
    "[NSAttributedString.Key : Any]": "StyleTextAttributes", "CGSize": "CGSize", "CGPoint": "CGPoint",
    "CGRect": "CGRect", "UIEdgeInsets": "StyleEdgeInsets",
    "NSDirectionalEdgeInsets": "StyleDirectionalEdgeInsets",
    "UIOffset": "StyleOffset",
  ]
}

/// A name in generated Swift.
enum SwiftName {
  /// In backticks where Swift has another meaning for the word.
  static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
    "extension",
    "false", "for", "func", "if", "import", "in", "init", "internal", "is", "let", "nil", "operator",
    "private",
    "public", "repeat", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "true",
    "try",
    "var", "where", "while",
  ]
}
