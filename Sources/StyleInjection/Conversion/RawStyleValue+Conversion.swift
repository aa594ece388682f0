extension RawStyleValue {
  var isText: Bool { if case .string = self { true } else { false } }
  var isDictionary: Bool { if case .dictionary = self { true } else { false } }

  /// Whether it is text or has text among its parts: all else is spelled alike in all dialects.
  var hasText: Bool {
    switch self {
    case .string: true
    case .array(let items): items.contains { $0.value.hasText }
    case .dictionary(let entries): entries.contains { $0.value.value.hasText }
    case .null, .bool, .integer, .real, .date, .data: false
    }
  }

  /// Whether it holds what property lists alone have.
  var isOnlyOfPropertyLists: Bool {
    switch self {
    case .date, .data: true
    case .array(let items): items.contains { $0.value.isOnlyOfPropertyLists }
    case .dictionary(let entries): entries.contains { $0.value.value.isOnlyOfPropertyLists }
    case .null, .bool, .integer, .real, .string: false
    }
  }

  /// The value with numbers and booleans in the place of texts that spell them.
  var withNumbers: RawStyleValue {
    switch self {
    case .string(let text):
      if let number = PlistNumberGrammar.number(text) { return PlistNumberGrammar.write(number) }
      return ["true": true, "false": false][text.lowercased()].map(RawStyleValue.bool) ?? self
    case .array(let items): return .array(items.map { LocatedStyleValue($0.value.withNumbers, at: $0.span) })
    default: return self
    }
  }

  /// The value as a sheet of the dialect has it once it is read: Stylist's have the source text of every scalar.
  func asRead(in dialect: StyleDialect) -> RawStyleValue {
    guard dialect == .stylist else { return self }
    switch self {
    case .bool(let value): return .string(value ? "true" : "false")
    case .integer(let value): return .string(String(value))
    case .real(let value): return .string(value.isFinite ? "\(value)" : "null")
    case .array(let items): return .array(items.map { LocatedStyleValue($0.value.asRead(in: dialect)) })
    case .dictionary(let entries):
      return .dictionary(
        entries.map { RawStyleEntry($0.key, LocatedStyleValue($0.value.value.asRead(in: dialect))) })
    case .null, .string, .date, .data: return self
    }
  }
}

extension StyleValueType {
  /// Whether its values are numbers or are made of them.
  var isNumeric: Bool {
    switch kind {
    case .bool, .integer, .number, .size, .point, .rect, .insets, .directionalInsets, .offset: true
    case .array(let element): StyleValueType(element).isNumeric
    default: false
    }
  }
}

extension StyleValue {
  /// Whether it is a colour of which the name alone is known.
  var isUnresolved: Bool {
    switch self {
    case .color(let color): color.colorSpace == .unresolved
    case .cgColor(let color): color.color.colorSpace == .unresolved
    default: false
    }
  }
}

extension StyleTextAttributes.Attribute {
  /// What the sheets of a dialect call the attribute.
  func name(in dialect: StyleDialect) -> String { dialect == .stylekit ? objectiveCName : sheetName }
}

extension StyleDialect {
  /// A font's face without a size, where the dialect has a spelling for one.
  func spelling(ofFace font: StyleFont) -> RawStyleValue {
    let whole = font.size == 1 ? font : StyleFont(font.face, size: 1)
    guard case .string(let text) = valueGrammar.write(.font(whole)), text.hasSuffix(":1") else {
      return valueGrammar.write(.font(font))
    }
    return .string(String(text.dropLast(2)))
  }
}
