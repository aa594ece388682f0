/// The variables of the sheets in force.
///
/// A later sheet's value replaces an earlier one's; within a sheet the value with the most conditions that hold counts,
/// then the later.
public struct StyleVariables: Sendable {
  /// A value that a variable has while its conditions hold.
  struct Variant: Sendable {
    let variable: StyleVariable
    let sheet: Int
    let dialect: StyleDialect
    let file: SourceFile

    /// Where the value is declared.
    var range: SourceRange { SourceRange(file, variable.nameSpan) }
  }

  private let variants: [String: [Variant]]

  /// The variables of sheets, the weakest first.
  public init(_ sheets: [StyleSheet] = []) {
    var variants: [String: [Variant]] = [:]
    for (index, sheet) in sheets.enumerated() {
      for variable in sheet.variables {
        variants[variable.name, default: []].append(
          Variant(variable: variable, sheet: index, dialect: sheet.dialect, file: sheet.file))
      }
    }
    self.variants = variants
  }

  /// The names without any sign, in alphabetical order.
  public var names: [String] { variants.keys.sorted() }

  /// Whether there is none.
  var isEmpty: Bool { variants.isEmpty }

  /// The value that counts; nil where no variable of the name has one.
  func variant(named name: String, in environment: StyleEnvironment) -> Variant? {
    variants[name]?.enumerated()
      .filter { $0.element.variable.conditions.allSatisfy(environment.meets) }
      .max {
        ($0.element.sheet, $0.element.variable.conditions.count, $0.offset)
          < ($1.element.sheet, $1.element.variable.conditions.count, $1.offset)
      }?.element
  }
}
