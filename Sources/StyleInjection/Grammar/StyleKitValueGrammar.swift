/// StyleKit's value grammar: colours, fonts and attributes are its own, all else is spelled as in property lists.
enum StyleKitValueGrammar: StyleValueGrammar {
  static func read(
    _ raw: RawStyleValue, as type: StyleValueType, in context: StyleDecodingContext
  ) -> StyleDecodingResult {
    if raw == .null { return PlistValueGrammar.readNothing(as: type, spelled: "null") }
    return switch type.kind {
    case .color: StyleKitColorGrammar.read(raw).decoded { .value(.color($0)) }
    case .cgColor: StyleKitColorGrammar.read(raw).decoded { .value(.cgColor(StyleCGColor($0))) }
    case .font: StyleKitFontGrammar.read(raw, in: context)
    case .image:
      .failure(StyleDecodingProblem(.valueImage, "StyleKit's sheets have no spelling for images"))
    case .custom(StyleParagraphStyle.styleTypeName): StyleKitParagraphGrammar.read(raw)
    default: PlistValueGrammar.readSpelled(raw, as: type, in: context)
    }
  }

  /// A value that the dialect cannot spell is written as property lists do.
  static func write(_ value: StyleValue) -> RawStyleValue {
    switch value {
    case .none: .null
    case .string(let text): .string(StyleReference.escaping(text, in: .stylekit))
    case .attributedText(let text): .string(StyleReference.escaping(text.plainText, in: .stylekit))
    case .color(let color): .string(StyleKitColorGrammar.write(color))
    case .cgColor(let color): .string(StyleKitColorGrammar.write(color.color))
    case .font(let font): .string(StyleKitFontGrammar.write(font))
    case .size, .point, .rect, .insets, .directionalInsets, .offset:
      .array(
        PlistGeometryGrammar.numbers(of: value).map { LocatedStyleValue(PlistNumberGrammar.write($0)) })
    case .options(let names): .array(names.map { LocatedStyleValue(.string($0)) })
    case .attributes(let attributes): PlistTextGrammar.write(attributes, in: .stylekit) { $0.objectiveCName }
    case .array(let values): .array(values.map { LocatedStyleValue(write($0)) })
    case .custom(let custom):
      (custom.base as? StyleParagraphStyle).map(StyleKitParagraphGrammar.write)
        ?? PlistValueGrammar.write(value)
    case .bool, .integer, .number, .enumeration, .image: PlistValueGrammar.write(value)
    }
  }
}
