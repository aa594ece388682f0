/// Turns a raw value into a value of a declared type.
public protocol StyleValueDecoder: Sendable {
  /// The raw value as a value of the type, a problem, or `.notMine`.
  func decode(
    _ raw: RawStyleValue, as type: StyleValueType, in context: StyleDecodingContext
  ) -> StyleDecodingResult
}

/// What decoders may ask.
public struct StyleDecodingContext: Sendable {
  /// The language of the sheet that spells the value.
  public let dialect: StyleDialect
  /// What exists beside the sheet.
  public let resources: any StyleResources
  /// The variables of the sheets in force.
  public let variables: StyleVariables
  /// What holds: the device and its traits.
  public let environment: StyleEnvironment
  /// The names of the variables whose values are being read, the outermost first.
  let openReferences: [String]
  /// The app's decoders, which parts of values are asked of too; the last one first.
  let custom: [any StyleValueDecoder]
  /// Looks for near names among the resources'.
  let suggestions: SuggestionBudget

  /// A context for a dialect over resources.
  public init(
    dialect: StyleDialect = .plist, resources: any StyleResources = StyleResourceList(),
    variables: StyleVariables = StyleVariables(), environment: StyleEnvironment = StyleEnvironment()
  ) {
    self.init(
      dialect: dialect, resources: resources, variables: variables, environment: environment, custom: [],
      suggestions: SuggestionBudget())
  }

  init(
    dialect: StyleDialect, resources: any StyleResources, variables: StyleVariables,
    environment: StyleEnvironment, openReferences: [String] = [], custom: [any StyleValueDecoder],
    suggestions: SuggestionBudget
  ) {
    self.dialect = dialect
    self.resources = resources
    self.variables = variables
    self.environment = environment
    self.openReferences = openReferences
    self.custom = custom
    self.suggestions = suggestions
  }

  /// The context of a variable's value.
  func inside(_ variant: StyleVariables.Variant) -> StyleDecodingContext {
    StyleDecodingContext(
      dialect: variant.dialect, resources: resources, variables: variables, environment: environment,
      openReferences: openReferences + [variant.variable.name], custom: custom, suggestions: suggestions)
  }
}

/// A decoder's answer.
public enum StyleDecodingResult: Sendable {
  /// Another decoder may know.
  case notMine
  /// A value, with what is wrong in parts of it that were left out or replaced.
  case value(StyleValue, problems: [StyleDecodingProblem] = [])
  /// A value that depends on the one that the property had before any sheet.
  case relative(@Sendable (_ original: StyleValue) -> StyleValue, problems: [StyleDecodingProblem] = [])
  /// The raw value cannot be of the type.
  case failure(StyleDecodingProblem)
}

/// What is wrong with a raw value.
public struct StyleDecodingProblem: Error, Sendable, Hashable {
  /// The kind of problem, `value.…`.
  public let id: Diagnostic.ID
  /// An error where something is not done, a warning where it is done otherwise.
  public let severity: Diagnostic.Severity
  /// What is wrong, one sentence without a full stop.
  public let message: String
  /// What to write instead.
  public let suggestion: String?
  /// The part of the value that is wrong; nil for the whole.
  public let span: SourceSpan?
  /// Remarks, in the order in which they are to be read.
  public let notes: [String]

  /// A problem with a raw value.
  public init(
    _ id: Diagnostic.ID, _ message: String, severity: Diagnostic.Severity = .error,
    suggestion: String? = nil, at span: SourceSpan? = nil, notes: [String] = []
  ) {
    self.id = id
    self.severity = severity
    self.message = message
    self.suggestion = suggestion
    self.span = span
    self.notes = notes
  }

  /// The same problem, at a part of the value if it has no place yet.
  func at(_ part: SourceSpan) -> StyleDecodingProblem {
    StyleDecodingProblem(
      id, message, severity: severity, suggestion: suggestion, at: span ?? part, notes: notes)
  }
}
