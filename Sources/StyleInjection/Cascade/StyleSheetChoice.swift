/// Which of a source's named sheets the objects of a tree choose.
///
/// Where no sheet has a name nothing is asked of any object.
struct StyleSheetChoice {
  private let names: Set<String>
  /// The sheet that is spoken of where a name is none.
  private let file: SourceFile?
  private(set) var diagnostics: [Diagnostic] = []
  private var unknownNames: Set<String> = []

  init(among index: RuleIndex?) {
    names = index?.sheetNames ?? []
    file = names.isEmpty ? nil : index?.sheets.first { $0.name != nil }?.file
  }

  /// The sheet that an object chooses, or else the inherited one. A name that is none chooses nothing, with a warning.
  mutating func sheetName(of object: any Styleable, inherited: String?) -> String? {
    guard let file, let name = Self.name(of: object) else { return inherited }
    if names.contains(name) { return name }
    if unknownNames.insert(name).inserted {
      diagnostics.append(.unknownSheet(name, among: names.sorted(), at: SourceRange(file)))
    }
    return inherited
  }

  /// The sheet that the objects behind one on the response path choose.
  func sheetName(behind object: any Styleable) -> String? {
    guard file != nil, let parent = object.styleParent else { return nil }
    return Self.names(from: parent).first(where: names.contains)
  }

  /// The names that an object and those behind it choose, nearest first.
  static func names(from object: any Styleable) -> some Sequence<String> {
    sequence(first: object) { $0.styleParent }.lazy.compactMap(name(of:))
  }

  private static func name(of object: any Styleable) -> String? {
    guard let written = object.styleSheetName, let name = RawStyleValue.string(written).trimmedText,
      !name.isEmpty
    else { return nil }
    return name
  }
}

extension Diagnostic {
  /// What is said of an object that chooses a sheet which is not there.
  package static func unknownSheet(_ name: String, among names: [String], at range: SourceRange) -> Diagnostic
  {
    let known = names.isEmpty ? "none has a name" : "there are \(names.joined(separator: ", "))"
    return Diagnostic(
      .selectorUnknownSheet, .warning, "no sheet has the name '\(name)', which a view chooses: \(known)",
      at: range, suggestion: NearestName.of(name, in: names))
  }
}
