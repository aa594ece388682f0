import StyleInjection

/// A type as the table of properties names it.
struct TableValueType {
  /// The table's word for what sort of type it is.
  let kind: String
  /// The Swift name.
  let name: String
  /// Whether nil is a value.
  let isOptional: Bool

  /// The type of values of a sheet; nil where no sheet can spell one.
  var valueType: StyleValueType? {
    valueKind.map { StyleValueType($0, isOptional: isOptional) }
  }

  /// Why no sheet can spell a value.
  var reason: String { "of type \(name)" }

  /// The class, where the type is one that the tables know.
  var objectClassName: String? {
    guard kind == "object" || kind == "protocol" || kind == "any" else { return nil }
    return UIKitClass(named: name) == nil ? nil : name
  }

  private var valueKind: StyleValueType.Kind? {
    switch kind {
    case "number": Self.integers.contains(name) ? .integer : Self.numbers.contains(name) ? .number : nil
    case "enum", "optionset", "stringtype", "numbertype": enumeration
    default: Self.kinds[name] ?? (UIKitEnum(named: name) == nil ? nil : enumeration)
    }
  }

  /// Where the table has no cases, a family of texts or numbers is spelled as such.
  private var enumeration: StyleValueType.Kind? {
    guard let known = UIKitEnum(named: name) else {
      return kind == "stringtype" ? .string : kind == "numbertype" ? .number : nil
    }
    let type = StyleEnumerationType(
      name, canonical: { [name] in UIKitEnum(named: name)?.canonical($0) ?? $0 },
      cases: { [name] in UIKitEnum(named: name)?.cases ?? [] })
    return switch known.kind {
    case .enumeration, .strings: .enumeration(type)
    case .optionSet: .optionSet(type)
    case .numbers: known.name == "UIAccessibilityTraits" ? .optionSet(type) : .number
    }
  }

  private static let integers: Set<String> = [
    "Int", "UInt32", "UInt8", "GLuint", "GLenum", "GLint", "MTLPixelFormat",
  ]

  private static let numbers: Set<String> = [
    "CGFloat", "Float", "Double", "GLfloat", "NSNumber", "TimeInterval", "CFTimeInterval",
    "CLLocationDistance",
    "CLLocationDirection", "UIAccelerationValue",
  ]

  private static let kinds: [String: StyleValueType.Kind] = [
    "Bool": .bool, "GLboolean": .bool, "String": .string, "NSDataAssetName": .string,
    "UIColor": .color, "CGColor": .cgColor, "UIFont": .font, "UIImage": .image,
    "NSAttributedString": .attributedText, "[NSAttributedString.Key : Any]": .attributes,
    "CGSize": .size, "CGPoint": .point, "CGRect": .rect,
    "UIEdgeInsets": .insets, "NSDirectionalEdgeInsets": .directionalInsets, "UIOffset": .offset,
    "[String]": .array(.string), "[NSNumber]": .array(.number), "[UIColor]": .array(.color),
    "[UIImage]": .array(.image),
  ]
}
