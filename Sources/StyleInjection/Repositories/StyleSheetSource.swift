/// A source of rules over sheets that are read already.
public struct StyleSheetSource: StyleSourceRepository {
  private let index: RuleIndex

  /// A source over sheets, the weakest first: a later one beats an earlier one.
  public init(_ sheets: [StyleSheet]) { index = RuleIndex(sheets) }

  /// The sheets, the weakest first.
  public var sheets: [StyleSheet] { index.sheets }

  /// The declarations that speak of one element.
  public func matches(for element: StyleElement) -> [StyleMatch] { index.matches(for: element) }

  /// The rules compiled.
  public var snapshot: RuleIndex? { index }

  /// What is wrong with the sheets' shape.
  public var diagnostics: [Diagnostic] { sheets.flatMap(\.diagnostics) }
}
