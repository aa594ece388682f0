/// Where a declaration comes from: the rule that holds it.
public final class StyleOrigin: Sendable {
  /// The rule's selector, as `ListViewController/#demo1`.
  public var selector: String {
    switch spelling {
    case .text(let text): text
    case .selector(let selector): selector.description
    }
  }
  private let spelling: Spelling
  /// Where the rule's key stands; in a file without lines, the file alone.
  public let range: SourceRange
  /// The language of the sheet.
  public let dialect: StyleDialect
  /// The name by which views choose the sheet; nil for a sheet without one.
  public let sheetName: String?

  /// A compiled rule's selector is spelled only where it is told.
  private enum Spelling: Sendable {
    case text(String)
    case selector(StyleSelector)
  }

  /// An origin.
  public convenience init(
    selector: String, range: SourceRange, dialect: StyleDialect = .plist, sheetName: String? = nil
  ) {
    self.init(.text(selector), range, dialect, sheetName)
  }

  /// The origin of a rule's declarations.
  convenience init(_ rule: StyleRule, in sheet: StyleSheet) {
    self.init(
      .selector(rule.selector), SourceRange(sheet.file, rule.selectorSpan), sheet.dialect, sheet.name)
  }

  private init(_ spelling: Spelling, _ range: SourceRange, _ dialect: StyleDialect, _ sheetName: String?) {
    self.spelling = spelling
    self.range = range
    self.dialect = dialect
    self.sheetName = sheetName
  }
}

/// A declaration that speaks of an element, before it is decided which of them win.
public struct StyleMatch: Sendable {
  /// The declaration.
  public let declaration: StyleDeclaration
  /// The rule that holds it.
  public let origin: StyleOrigin
  /// How strong it is.
  public let strength: StyleStrength
  /// Whether the rule names a module that could not be compared, since the element's is not known.
  public let isModuleAssumed: Bool
  /// The way from the object that the rule selects to this one, as `superview`; empty where they are the same.
  public internal(set) var relations: [StyleRelation] = []

  /// A match.
  public init(
    _ declaration: StyleDeclaration, from origin: StyleOrigin, strength: StyleStrength,
    isModuleAssumed: Bool = false
  ) {
    self.declaration = declaration
    self.origin = origin
    self.strength = strength
    self.isModuleAssumed = isModuleAssumed
  }

  /// Matches of a plain dictionary from key paths to values: what a source over a database or a server's
  /// answer returns for one of its style sets.
  ///
  /// - Parameters:
  ///   - values: the style set; the entries' order is that of their key paths.
  ///   - selector: the name of the set in reports.
  ///   - path: the name of the source in reports.
  ///   - strength: the strength of the set as a whole.
  public static func matches(
    _ values: [String: RawStyleValue], selector: String, path: String, strength: StyleStrength
  ) -> [StyleMatch] {
    let file = SourceFile(path: path, bytes: [], kind: .memory)
    let origin = StyleOrigin(selector: selector, range: SourceRange(file))
    return values.sorted { $0.key < $1.key }.enumerated().map { index, entry in
      var own = strength
      own.order += index
      return StyleMatch(
        StyleDeclaration(entry.key, LocatedStyleValue(entry.value)), from: origin, strength: own)
    }
  }
}
