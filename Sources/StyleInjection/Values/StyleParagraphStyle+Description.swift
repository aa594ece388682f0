extension StyleParagraphStyle: StyleCustomConvertible, CustomStringConvertible {
  /// UIKit's name.
  public static var styleTypeName: String { "NSParagraphStyle" }

  /// What differs from the default style: `alignment: center, lineSpacing: 4.0`.
  public var description: String {
    let fresh = StyleParagraphStyle()
    var parts: [String] = []
    func add<Value: Equatable>(_ name: String, _ value: (StyleParagraphStyle) -> Value) {
      if value(self) != value(fresh) { parts.append("\(name): \(value(self))") }
    }
    add("alignment") { $0.alignment.rawValue }
    add("lineBreakMode") { $0.lineBreakMode.rawValue }
    add("baseWritingDirection") { $0.baseWritingDirection.rawValue }
    for (name, keyPath) in Self.numbers { add(name) { $0[keyPath: keyPath] } }
    add("usesDefaultHyphenation") { $0.usesDefaultHyphenation }
    add("allowsDefaultTighteningForTruncation") { $0.allowsDefaultTighteningForTruncation }
    if let tabStops { parts.append("tabStops: \(tabStops)") }
    return parts.joined(separator: ", ")
  }

  /// The properties that are numbers, by UIKit's names.
  package static var numbers: [(name: String, keyPath: WritableKeyPath<Self, Double> & Sendable)] {
    [
      ("lineSpacing", \.lineSpacing),
      ("lineHeightMultiple", \.lineHeightMultiple),
      ("minimumLineHeight", \.minimumLineHeight),
      ("maximumLineHeight", \.maximumLineHeight),
      ("paragraphSpacing", \.paragraphSpacing),
      ("paragraphSpacingBefore", \.paragraphSpacingBefore),
      ("firstLineHeadIndent", \.firstLineHeadIndent),
      ("headIndent", \.headIndent),
      ("tailIndent", \.tailIndent),
      ("hyphenationFactor", \.hyphenationFactor),
      ("defaultTabInterval", \.defaultTabInterval),
    ]
  }
}

extension StyleTextTab: StyleCustomConvertible, CustomStringConvertible {
  /// UIKit's name.
  public static var styleTypeName: String { "NSTextTab" }

  /// The alignment and the place: `left 28.0`.
  public var description: String { "\(alignment.rawValue) \(location)" }
}
