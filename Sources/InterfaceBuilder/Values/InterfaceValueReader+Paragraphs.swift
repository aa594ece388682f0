import StyleInjection

extension InterfaceValueReader {
  static let paragraphStyleAttributes =
    ["alignment", "lineBreakMode", "baseWritingDirection"] + paragraphNumbers.map(\.name)
    + ["allowsDefaultTighteningForTruncation", "usesDefaultHyphenation", tighteningFactor]

  /// How paragraphs are set.
  mutating func paragraphStyle(_ element: InterfaceElement) -> StyleParagraphStyle {
    var style = StyleParagraphStyle()
    if let alignment = alignment(element) { style.alignment = alignment }
    if let mode = word(element, "lineBreakMode", Self.lineBreakModes, wanted: "a line break mode") {
      style.lineBreakMode = mode
    }
    if let direction = word(element, "baseWritingDirection", Self.directions, wanted: "a writing direction") {
      style.baseWritingDirection = direction
    }
    for (name, keyPath) in Self.paragraphNumbers {
      if let value = number(element, name) { style[keyPath: keyPath] = value }
    }
    // Xcode leaves it out where it is on.
    style.allowsDefaultTighteningForTruncation = bool(element, "allowsDefaultTighteningForTruncation") ?? true
    style.usesDefaultHyphenation = bool(element, "usesDefaultHyphenation") ?? false
    // UIKit's paragraph styles have no such factor.
    _ = number(element, Self.tighteningFactor)
    if let list = element.child("tabStops") {
      style.tabStops = list.children.compactMap { $0.name == "textTab" ? $0 : nil }
        .compactMap { textTab($0) }
    }
    return style
  }

  /// A tab stop; nil without its place.
  mutating func textTab(_ element: InterfaceElement) -> StyleTextTab? {
    let alignment = alignment(element) ?? .natural
    guard isWritten("location", in: element) else { return nil }
    return number(element, "location").map { StyleTextTab(alignment: alignment, location: $0) }
  }

  private mutating func alignment(_ element: InterfaceElement) -> StyleParagraphStyle.Alignment? {
    word(element, "alignment", Self.alignments, wanted: "an alignment")
  }

  private static let paragraphNumbers = StyleParagraphStyle.numbers
  private static let tighteningFactor = "tighteningFactorForTruncation"
  private static let alignments = words(StyleParagraphStyle.Alignment.self)
  private static let directions = words(StyleParagraphStyle.WritingDirection.self)

  private static let lineBreakModes: [String: StyleParagraphStyle.LineBreakMode] = [
    "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping, "clipping": .byClipping,
    "truncatingHead": .byTruncatingHead, "truncatingTail": .byTruncatingTail,
    "truncatingMiddle": .byTruncatingMiddle,
  ]
}
