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
    return UIKitClassTable.table.hasBlock(named: name) ? name : nil
  }

  private var valueKind: StyleValueType.Kind? {
    switch kind {
    case "number": Self.integers.contains(name) ? .integer : Self.numbers.contains(name) ? .number : nil
    case "enum": hasCases ? .enumeration(cases) : nil
    case "optionset": hasCases ? .optionSet(cases) : nil
    case "stringtype": hasCases ? .enumeration(cases) : .string
    case "numbertype": name == "UIAccessibilityTraits" ? .optionSet(cases) : .number
    default: Self.kinds[name] ?? (UIKitEnum(named: name)?.kind == .optionSet ? .optionSet(cases) : nil)
    }
  }

  private var hasCases: Bool { UIKitEnumTable.table.hasBlock(named: name) }

  private var cases: StyleEnumerationType {
    StyleEnumerationType(
      name, canonical: { [name] in UIKitEnum(named: name)?.canonical($0) ?? $0 },
      cases: { [name] in UIKitEnum(named: name)?.cases ?? [] })
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
