/// How the sheets of a dialect spell values: reading and writing side by side.
protocol StyleValueGrammar {
  /// The raw value as a value of the type. Never `.notMine`, except for an app's own types.
  static func read(
    _ raw: RawStyleValue, as type: StyleValueType, in context: StyleDecodingContext
  ) -> StyleDecodingResult

  /// The raw value that reads as the given one.
  static func write(_ value: StyleValue) -> RawStyleValue
}

extension StyleDialect {
  /// The grammar of the dialect's values.
  var valueGrammar: any StyleValueGrammar.Type {
    switch self {
    case .plist: PlistValueGrammar.self
    case .stylekit: StyleKitValueGrammar.self
    case .stylish: StylishValueGrammar.self
    case .stylist: StylistValueGrammar.self
    }
  }
}

extension StyleValue {
  /// The raw value that a sheet of the dialect would have for it.
  public func raw(in dialect: StyleDialect) -> RawStyleValue { dialect.valueGrammar.write(self) }

  /// The value as a sheet of the dialect would spell it, in one line.
  public func spelling(in dialect: StyleDialect) -> String { raw(in: dialect).description }
}
