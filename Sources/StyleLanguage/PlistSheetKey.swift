import StyleDiagnostics

/// What a key of a sheet's root, or of a controller's layer, asks of the value behind it.
enum PlistSheetKey {
  /// A dictionary: the layer of a controller.
  case layer(StyleTypeName)
  /// A dictionary of key paths and values.
  case styleSet(StyleSelector)
  /// Any value.
  case variable(name: String, conditions: [StyleCondition])
  /// The path of a sheet, or several.
  case include

  /// What makes a key mean nothing.
  struct Problem: Error {
    let id: Diagnostic.ID
    var severity = Diagnostic.Severity.error
    let message: String
    var suggestion: String?
    /// Its place in the key, in bytes; nil for all of it.
    var range: Range<Int>?
  }

  static let empty = Problem(
    id: .sheetEmptyKey, severity: .warning, message: "an empty key names nothing: what it holds is left out")

  /// Reads a key.
  ///
  /// - Parameter controller: whose layer it stands in; nil for the root.
  init(_ key: String, in controller: StyleTypeName?) throws(Problem) {
    switch key.utf8.first {
    case nil: throw Self.empty
    case UInt8(ascii: "$")? where controller == nil: self = try Self.rootValue(key)
    case UInt8(ascii: "@")?, UInt8(ascii: "#")?: self = .styleSet(try Self.selector(key, in: controller))
    default: self = .layer(StyleTypeName(key))
    }
  }

  /// What is wrong with a key that holds something else than a dictionary; nil where it may.
  func problem(ofHolding kind: String, _ key: String, isInLayer: Bool) -> Problem? {
    switch self {
    case .styleSet:
      Problem(
        id: .sheetNotADictionary, message: "the style set of '\(key)' must be a dictionary, found \(kind)")
    case .layer where isInLayer:
      Problem(
        id: .sheetMisplacedKey,
        message: "'\(key)' cannot stand in a controller's layer: its keys are @Type and #identifier")
    case .layer:
      Problem(
        id: .sheetNotADictionary,
        message:
          "'\(key)' must hold a dictionary, found \(kind): a key without @ or # is a controller's layer")
    case .variable, .include: nil
    }
  }

  /// A key without its conditions, and these.
  static func split(_ key: String) throws(Problem) -> (key: String, conditions: [StyleCondition]) {
    do throws(StyleConditionGrammar.Problem) {
      return try StyleConditionGrammar.split(key)
    } catch {
      throw Problem(
        id: .sheetCondition, message: error.message, suggestion: error.suggestion, range: error.range)
    }
  }

  private static func rootValue(_ key: String) throws(Problem) -> PlistSheetKey {
    if key == PlistRootValues.includeKey { return .include }
    let (name, conditions) = try split(key)
    guard name.utf8.count > 1 else {
      throw Problem(id: .sheetEmptyName, message: "'\(key)' names nothing: write $name")
    }
    return .variable(name: String(name.dropFirst()), conditions: conditions)
  }

  private static func selector(
    _ key: String, in controller: StyleTypeName?
  ) throws(Problem) -> StyleSelector {
    do throws(PlistSelectorGrammar.Problem) {
      return try PlistSelectorGrammar.read(key, in: controller)
    } catch {
      throw Problem(id: error.isEmptyName ? .sheetEmptyName : .sheetSelector, message: error.message)
    }
  }
}
