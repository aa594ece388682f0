import StyleDiagnostics

extension Diagnostic.ID {
  // What is wrong with a sheet's shape.
  static let sheetRoot = Self("sheet.root")
  static let sheetNotADictionary = Self("sheet.not-a-dictionary")
  static let sheetNestedController = Self("sheet.nested-controller")
  static let sheetMisplacedKey = Self("sheet.misplaced-key")
  static let sheetEmptyKey = Self("sheet.empty-key")
  static let sheetEmptyName = Self("sheet.empty-name")
  static let sheetSelector = Self("sheet.selector")
  static let sheetCondition = Self("sheet.condition")
  static let sheetInclude = Self("sheet.include")
  static let sheetRepeatedKey = Self("sheet.repeated-key")
  static let sheetMissingStyles = Self("sheet.missing-styles")
  static let sheetMissingValue = Self("sheet.missing-value")
  static let sheetStyleList = Self("sheet.style-list")
  static let sheetUnknownStyle = Self("sheet.unknown-style")
  static let sheetStyleCircle = Self("sheet.style-circle")
  static let sheetUnknownState = Self("sheet.unknown-state")
  static let sheetForeign = Self("sheet.foreign")

  // Where a sheet means another thing here than to the library that it was written for.
  static let dialectAliasChain = Self("dialect.alias-chain")
  static let dialectProperty = Self("dialect.property")
  static let dialectVariableChain = Self("dialect.variable-chain")

  /// What a sheet says has no form in the dialect that it is written in.
  package static let convertNoForm = Self("convert.no-form")
}
