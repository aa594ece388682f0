/// Stylish's value grammar: JSON's own kinds of values, and dictionaries for what has parts.
enum StylishValueGrammar: StyleValueGrammar {
  static func read(
    _ raw: RawStyleValue, as type: StyleValueType, in context: StyleDecodingContext
  ) -> StyleDecodingResult {
    if raw == .null { return readNull(as: type) }
    return switch type.kind {
    case .bool: unquoted(raw, "true or false") ?? PlistNumberGrammar.readBool(raw)
    case .integer: unquoted(raw, "a number") ?? PlistNumberGrammar.readInteger(raw)
    case .number: unquoted(raw, "a number") ?? PlistNumberGrammar.readNumber(raw)
    case .string: PlistTextGrammar.readString(raw)
    case .attributedText: PlistTextGrammar.readAttributedText(raw)
    case .attributes: PlistTextGrammar.readAttributes(raw, in: context)
    case .color: color(raw).decoded { .value(.color($0)) }
    case .cgColor: color(raw).decoded { .value(.cgColor(StyleCGColor($0))) }
    case .font: StylishFontGrammar.read(raw, in: context)
    case .image: readImage(raw, in: context)
    case .size, .point, .rect, .insets, .directionalInsets, .offset: readParts(raw, as: type.kind)
    case .enumeration(let enumeration): PlistEnumerationGrammar.readCase(raw, of: enumeration)
    case .optionSet(let enumeration): PlistEnumerationGrammar.readOptions(raw, of: enumeration)
    case .array(let element): PlistValueGrammar.readArray(raw, of: StyleValueType(element), in: context)
    case .custom: .notMine
    }
  }

  static func write(_ value: StyleValue) -> RawStyleValue {
    switch value {
    case .none: .null
    case .bool, .integer, .number, .enumeration: PlistValueGrammar.write(value)
    case .string(let text): .string(StyleReference.escaping(text, in: .stylish))
    case .attributedText(let text): .string(StyleReference.escaping(text.plainText, in: .stylish))
    case .color(let color): .string(PlistColorGrammar.digits(of: color))
    case .cgColor(let color): .string(PlistColorGrammar.digits(of: color.color))
    case .font(let font): StylishFontGrammar.write(font)
    case .image(let image): .string(image.name)
    case .size: parts(of: value, .size)
    case .point: parts(of: value, .point)
    case .rect: parts(of: value, .rect)
    case .insets: parts(of: value, .insets)
    case .directionalInsets: parts(of: value, .directionalInsets)
    case .offset: parts(of: value, .offset)
    case .options(let names): .array(names.map { LocatedStyleValue(.string($0)) })
    case .attributes(let attributes): PlistTextGrammar.write(attributes, in: .stylish)
    case .array(let values): .array(values.map { LocatedStyleValue(write($0)) })
    case .custom(let value): .string(String(describing: value.base))
    }
  }

  /// `null` clears what may be without a value; what always has one is as it was before any sheet.
  private static func readNull(as type: StyleValueType) -> StyleDecodingResult {
    guard !type.isOptional else { return .value(.none) }
    let note = StyleDecodingProblem(
      .dialectNull,
      "this property always has a value: null gives it the one from before any sheet, where Stylish takes UIKit's",
      severity: .note)
    return .relative({ $0 }, problems: [note])
  }

  /// JSON has numbers and booleans of its own: a text is none, whatever it spells.
  private static func unquoted(_ raw: RawStyleValue, _ expected: String) -> StyleDecodingResult? {
    guard case .string(let text) = raw else { return nil }
    return .failure(
      StyleDecodingProblem(
        .valueKind, "expected \(expected), found the text '\(text)': write it without quotes"))
  }

  /// `#RRGGBB` or `#RRGGBBAA`, and nothing else.
  private static func color(_ raw: RawStyleValue) -> Result<StyleColor, StyleDecodingProblem> {
    guard case .string(let text) = raw else {
      return .failure(.wrongKind(raw, expected: "a colour such as #A0A0A0"))
    }
    guard text.hasPrefix("#") else {
      return .failure(
        StyleDecodingProblem(.valueColor, "'\(text)' is not a colour: write #RRGGBB or #RRGGBBAA"))
    }
    return PlistColorGrammar.digits(text, counts: [6, 8])
  }

  /// An image by its name.
  private static func readImage(
    _ raw: RawStyleValue, in context: StyleDecodingContext
  ) -> StyleDecodingResult {
    guard case .string(let name) = raw else {
      return .failure(.wrongKind(raw, expected: "the name of an image"))
    }
    guard !name.allSatisfy(\.isWhitespace) else {
      return .failure(StyleDecodingProblem(.valueImage, "'\(name)' names no image"))
    }
    return PlistImageGrammar.named(name, in: context) { $0 }
  }

  /// A dictionary with all parts of a size, an inset and the like.
  private static func readParts(
    _ raw: RawStyleValue, as kind: StyleValueType.Kind
  ) -> StyleDecodingResult {
    let names = PlistGeometryGrammar.partNames(of: kind)
    guard case .dictionary(let entries) = raw else {
      return .failure(.wrongKind(raw, expected: "a dictionary of \(names.joined(separator: ", "))"))
    }
    let known = entries.map(\.key)
    let missing = names.filter { !known.contains($0) }
    // An unknown key is told instead: it is likely the missing part, misspelt.
    guard missing.isEmpty || !known.allSatisfy(names.contains) else {
      return .failure(
        StyleDecodingProblem(.valueGeometry, "the value lacks \(missing.joined(separator: ", "))"))
    }
    return PlistGeometryGrammar.read(raw, as: kind)
  }

  private static func parts(of value: StyleValue, _ kind: StyleValueType.Kind) -> RawStyleValue {
    let names = PlistGeometryGrammar.partNames(of: kind)
    return .dictionary(
      zip(names, PlistGeometryGrammar.numbers(of: value)).map { name, number in
        RawStyleEntry(name, LocatedStyleValue(PlistNumberGrammar.write(number)))
      })
  }
}
