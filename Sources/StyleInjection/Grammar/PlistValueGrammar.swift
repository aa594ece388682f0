/// The plist dialect's value grammar: which kind of value is read and written by which part of it.
///
/// Reading and writing stand side by side in a file for each group of kinds.
enum PlistValueGrammar: StyleValueGrammar {
  /// The raw value as a value of the type. Never `.notMine`, except for an app's own types.
  static func read(
    _ raw: RawStyleValue, as type: StyleValueType, in context: StyleDecodingContext
  ) -> StyleDecodingResult {
    if raw == .null || raw.trimmedText == nothing { return readNothing(as: type, spelled: nothing) }
    return readSpelled(raw, as: type, in: context)
  }

  /// A raw value that is not nothing.
  static func readSpelled(
    _ raw: RawStyleValue, as type: StyleValueType, in context: StyleDecodingContext
  ) -> StyleDecodingResult {
    switch type.kind {
    case .bool: PlistNumberGrammar.readBool(raw)
    case .integer: PlistNumberGrammar.readInteger(raw)
    case .number: PlistNumberGrammar.readNumber(raw)
    case .string: PlistTextGrammar.readString(raw)
    case .attributedText: PlistTextGrammar.readAttributedText(raw)
    case .attributes: PlistTextGrammar.readAttributes(raw, in: context)
    case .color: PlistColorGrammar.readColor(raw, in: context)
    case .cgColor: PlistColorGrammar.readCGColor(raw, in: context)
    case .font: PlistFontGrammar.read(raw, in: context)
    case .image: PlistImageGrammar.read(raw, in: context)
    case .size, .point, .rect, .insets, .directionalInsets, .offset:
      PlistGeometryGrammar.read(raw, as: type.kind)
    case .enumeration(let enumeration): PlistEnumerationGrammar.readCase(raw, of: enumeration)
    case .optionSet(let enumeration): PlistEnumerationGrammar.readOptions(raw, of: enumeration)
    case .array(let element): readArray(raw, of: StyleValueType(element), in: context)
    case .custom: .notMine
    }
  }

  /// The raw value that reads as the given one; a font without its original size, say, is not lost.
  static func write(_ value: StyleValue) -> RawStyleValue {
    switch value {
    case .none: .string(nothing)
    case .bool(let value): .bool(value)
    case .integer(let value): .integer(Int64(value))
    case .number(let value): PlistNumberGrammar.write(value)
    case .string(let value): .string(StyleReference.escaping(value, in: .plist))
    case .color(let value): .string(PlistColorGrammar.write(value))
    case .cgColor(let value): .string(PlistColorGrammar.write(value))
    case .font(let value): .string(PlistFontGrammar.write(value))
    case .image(let value): .string(PlistImageGrammar.write(value))
    case .size, .point, .rect, .insets, .directionalInsets, .offset:
      .string(PlistGeometryGrammar.write(value))
    case .enumeration(let name): .string(name)
    case .options(let names): .string("[" + names.joined(separator: ", ") + "]")
    case .attributes(let value): PlistTextGrammar.write(value)
    case .attributedText(let value): .string(StyleReference.escaping(value.plainText, in: .plist))
    case .array(let values): .array(values.map { LocatedStyleValue(write($0)) })
    case .custom(let value): .string(String(describing: value.base))
    }
  }

  /// Clears an optional property.
  static let nothing = "NIL()"

  /// - Parameter spelling: how the dialect spells nothing.
  static func readNothing(as type: StyleValueType, spelled spelling: String) -> StyleDecodingResult {
    type.isOptional
      ? .value(.none)
      : .failure(
        StyleDecodingProblem(
          .valueNotOptional, "\(spelling) cannot clear this property: it always has a value"))
  }

  /// The values of an array, each by its dialect's grammar.
  static func readArray(
    _ raw: RawStyleValue, of element: StyleValueType, in context: StyleDecodingContext
  ) -> StyleDecodingResult {
    guard case .array(let items) = raw else { return .failure(.wrongKind(raw, expected: "an array")) }
    var values: [StyleValue] = []
    var problems: [StyleDecodingProblem] = []
    for item in items {
      switch context.decode(item.value, as: element) {
      case .value(let value, let itemProblems):
        values.append(value)
        problems += itemProblems.map { $0.at(item.span) }
      case .failure(let problem):
        return .failure(problem.at(item.span))
      case .relative, .notMine:
        return .failure(.wrongKind(item.value, expected: "a whole value").at(item.span))
      }
    }
    return .value(.array(values), problems: problems)
  }
}

extension RawStyleValue {
  /// Text without white space around it; nil for anything but text.
  var trimmedText: String? {
    guard case .string(let text) = self else { return nil }
    let visible: ClosedRange<UInt8> = 0x21...0x7E
    // Nearly all text; to ask characters takes ten times as long.
    if let first = text.utf8.first, let last = text.utf8.last, visible ~= first, visible ~= last {
      return text
    }
    guard let first = text.first, let last = text.last, first.isWhitespace || last.isWhitespace else {
      return text
    }
    let head = text.drop(while: \.isWhitespace)
    guard let end = head.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(head[...end])
  }
}

extension StyleDecodingProblem {
  /// The raw value is of a kind that the type cannot be spelled by.
  static func wrongKind(_ raw: RawStyleValue, expected: String) -> StyleDecodingProblem {
    StyleDecodingProblem(.valueKind, "expected \(expected), found \(raw.kindName)")
  }
}
