/// Stylist's value grammar. Where its spelling is that of the plist dialect, the plist dialect's parts read and write.
enum StylistValueGrammar: StyleValueGrammar {
  /// The raw value as a value of the type. Never `.notMine`, except for an app's own types.
  static func read(
    _ raw: RawStyleValue, as type: StyleValueType, in context: StyleDecodingContext
  ) -> StyleDecodingResult {
    if raw == .null { return readNothing(as: type) }
    return switch type.kind {
    case .bool: StylistNumberGrammar.readBool(raw)
    case .integer: PlistNumberGrammar.readInteger(raw)
    case .number: PlistNumberGrammar.readNumber(raw)
    case .string: PlistTextGrammar.readString(raw)
    case .attributedText: PlistTextGrammar.readAttributedText(raw)
    case .attributes: PlistTextGrammar.readAttributes(raw, in: context)
    case .color: StylistColorGrammar.readColor(raw, in: context)
    case .cgColor: StylistColorGrammar.readCGColor(raw, in: context)
    case .font: StylistFontGrammar.read(raw, in: context)
    case .image: StylistImageGrammar.read(raw, isOptional: type.isOptional, in: context)
    case .size, .point, .rect, .insets, .directionalInsets, .offset:
      StylistGeometryGrammar.read(raw, as: type.kind)
    case .enumeration(let enumeration): StylistEnumerationGrammar.readCase(raw, of: enumeration)
    case .optionSet(let enumeration): StylistEnumerationGrammar.readOptions(raw, of: enumeration)
    case .array(let element): PlistValueGrammar.readArray(raw, of: StyleValueType(element), in: context)
    case .custom(let name): StylistLayoutGrammar.read(raw, asTypeNamed: name)
    }
  }

  /// The raw value that reads as the given one.
  static func write(_ value: StyleValue) -> RawStyleValue {
    switch value {
    case .none: .null
    case .string(let value): .string(StyleReference.escaping(value, in: .stylist))
    case .attributedText(let value): .string(StyleReference.escaping(value.plainText, in: .stylist))
    case .color(let value): .string(StylistColorGrammar.write(value))
    case .cgColor(let value): .string(StylistColorGrammar.write(value.color))
    case .font(let value): .string(StylistFontGrammar.write(value))
    case .image(let value): .string(StylistImageGrammar.write(value))
    case .options(let names): .array(names.map { LocatedStyleValue(.string($0)) })
    case .attributes(let value): PlistTextGrammar.write(value, in: .stylist)
    case .array(let values): .array(values.map { LocatedStyleValue(write($0)) })
    case .custom(let value):
      StylistLayoutGrammar.write(value).map { .string($0) } ?? PlistValueGrammar.write(.custom(value))
    case .bool, .integer, .number, .size, .point, .rect, .insets, .directionalInsets, .offset, .enumeration:
      PlistValueGrammar.write(value)
    }
  }

  private static func readNothing(as type: StyleValueType) -> StyleDecodingResult {
    type.isOptional
      ? .value(.none)
      : .failure(
        StyleDecodingProblem(.valueNotOptional, "null cannot clear this property: it always has a value"))
  }
}
