/// A source of rules over sheets that are read already.
public struct StyleSheetSource: StyleSourceRepository {
  private var index: RuleIndex

  /// A source over sheets, the weakest first: a later one beats an earlier one.
  public init(_ sheets: [StyleSheet]) { index = RuleIndex(sheets) }

  /// Adds a sheet that serves only views which choose it by the name, themselves or by what they stand in; for these no
  /// other sheet counts. A sheet that is registered under the name already stays, and is weaker. O(all rules).
  public mutating func register(_ sheet: StyleSheet, named name: String) {
    index = RuleIndex(index.sheets + [sheet.named(name)])
  }

  /// The sheets, the weakest first.
  public var sheets: [StyleSheet] { index.sheets }

  /// The declarations that speak of one element.
  public func matches(for element: StyleElement) -> [StyleMatch] { index.matches(for: element) }

  /// The rules compiled.
  public var snapshot: RuleIndex? { index }

  /// What is wrong with the sheets' shape.
  public var diagnostics: [Diagnostic] { sheets.flatMap(\.diagnostics) }
}
