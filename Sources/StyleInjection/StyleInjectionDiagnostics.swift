extension Diagnostic.ID {
  // What is wrong with a value.
  static let valueKind = Self("value.kind")
  static let valueNotOptional = Self("value.not-optional")
  static let valueBool = Self("value.boolean")
  static let valueNumber = Self("value.number")
  static let valueColor = Self("value.color")
  static let valueColorKind = Self("value.color-kind")
  static let valueUnknownColor = Self("value.unknown-color")
  static let valueFont = Self("value.font")
  static let valueFontSize = Self("value.font-size")
  static let valueUnknownFont = Self("value.unknown-font")
  static let valueTextStyle = Self("value.text-style")
  static let valueImage = Self("value.image")
  static let valueUnknownImage = Self("value.unknown-image")
  static let valueEnumeration = Self("value.enumeration")
  static let valueGeometry = Self("value.geometry")
  static let valueTextAttribute = Self("value.text-attribute")
  static let valueUnknownVariable = Self("value.unknown-variable")
  static let valueVariableCircle = Self("value.variable-circle")
  static let valueVariableChain = Self("value.variable-chain")
  static let valueModifier = Self("value.modifier")
  static let valueNoDecoder = Self("value.no-decoder")
  static let valueWrongType = Self("value.wrong-type")

  // What is wrong with a key path.
  static let keyPathUnknown = Self("key-path.unknown-step")
  static let keyPathTooLong = Self("key-path.too-long")
  static let keyPathUnsettable = Self("key-path.not-settable")
  static let keyPathState = Self("key-path.state")
  static let keyPathAbsent = Self("key-path.absent-object")
  static let keyPathSuperseded = Self("key-path.superseded")

  // What is wrong with the way to another object.
  static let relationUnknown = Self("relation.unknown")
  static let relationUnsupported = Self("relation.unsupported")

  // What is wrong with a source of rules.
  static let sourceNotAPropertyList = Self("source.not-a-property-list")
  package static let sourceUnreadable = Self("source.unreadable")

  // Where a cascade means another thing here than to the library that the sheets were written for.
  static let dialectTie = Self("dialect.tie")
  static let dialectRankedThemes = Self("dialect.ranked-themes")

  // Where a value means another thing here than to the library that the sheet was written for.
  static let dialectNull = Self("dialect.null")
  static let dialectTextStyle = Self("dialect.text-style")

  // What is said of a match.
  static let selectorUnknownSheet = Self("selector.unknown-sheet")
  static let selectorUnknownModule = Self("selector.unknown-module")
  static let dialectRanking = Self("dialect.ranking")

  /// A key or a value that a conversion leaves as it is.
  static let convertKeptValue = Self("convert.kept-value")
  /// Rules that may win over others than before.
  static let convertRank = Self("convert.rank")
  /// A converted sheet whose content does not show its dialect.
  static let convertDialect = Self("convert.dialect")
}
