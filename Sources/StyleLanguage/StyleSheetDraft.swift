import StyleDiagnostics
import StyleSyntax

/// What sheets say that are to be written as one, and what of it turns out to have no form there.
package struct StyleSheetDraft {
  /// A part of a sheet and the file that it is from.
  package struct Sourced<Part> {
    /// The part.
    package let part: Part
    /// The file that its places are in.
    package let file: SourceFile

    /// A part of the sheet of a file.
    package init(_ part: Part, in file: SourceFile) {
      self.part = part
      self.file = file
    }
  }

  /// The dialect to write.
  package let dialect: StyleDialect
  /// The sheets that are included, the weakest first.
  package let includes: [Sourced<StyleInclude>]
  /// The variables, each name and conditions once.
  package let variables: [Sourced<StyleVariable>]
  /// The rules in the order in which they are to stand.
  package let rules: [Sourced<StyleRule>]
  /// The controllers' layers.
  let controllers: [Sourced<StyleControllerLayer>]
  private var comments: DraftComments
  private var losses: [Diagnostic] = []

  /// A draft of sheets, the weakest first, whose keys and values are those of the dialect already.
  ///
  /// - Parameters:
  ///   - variables: those of all sheets that are to be written.
  ///   - rules: those of all sheets in the order in which they are to stand.
  package init(
    _ sheets: [StyleSheet], as dialect: StyleDialect, variables: [Sourced<StyleVariable>],
    rules: [Sourced<StyleRule>]
  ) {
    self.dialect = dialect
    self.variables = variables
    self.rules = rules
    let root = sheets.last?.file.path ?? ""
    let paths = Set(sheets.map(\.file.path))
    includes = sheets.flatMap { sheet in
      sheet.includes.filter { include in
        StyleSheetIncludes.path(of: include.path, from: sheet.file.path, root: root).map(paths.contains)
          != true
      }.map { Sourced($0, in: sheet.file) }
    }
    controllers = sheets.flatMap { sheet in sheet.controllers.map { Sourced($0, in: sheet.file) } }
    comments = DraftComments(sheets)
  }

  /// A draft of one sheet in its own dialect.
  init(_ sheet: StyleSheet) {
    self.init(
      [sheet], as: sheet.dialect, variables: sheet.variables.map { Sourced($0, in: sheet.file) },
      rules: sheet.rules.map { Sourced($0, in: sheet.file) })
  }

  /// The document's text, and what has no form in it, file by file in the order of each.
  package consuming func written() -> WrittenStyleSheet {
    guard let writer = StyleSheetWriters.all.first(where: { $0.dialect == dialect }) else {
      return WrittenStyleSheet(text: "", diagnostics: [])
    }
    var draft = self
    let text = writer.text(of: writer.document(of: &draft))
    return WrittenStyleSheet(text: text, diagnostics: draft.losses.inOrderOfPlaces())
  }

  /// Notes what has no form.
  mutating func lose(_ message: String, at span: SourceSpan, in file: SourceFile) {
    losses.append(Diagnostic(.convertNoForm, .warning, message, at: SourceRange(file, span)))
  }

  /// The comments on a key; they are handed on once.
  mutating func takeComments(on span: SourceSpan, in file: SourceFile) -> [WrittenComment] {
    comments.take(on: span, in: file).compactMap { comment in
      if comment.comment.canStand { return comment.comment }
      lose("the comment is left out: it has control characters", at: comment.span, in: file)
      return nil
    }
  }

  /// The comments behind the last key; all that nobody took are noted.
  mutating func takeEndComments() -> [WrittenComment] {
    let end = comments.takeEnd()
    for left in comments.takeRest() {
      lose(
        "the comment '\(left.comment.text)' is left out with what it speaks of", at: left.span, in: left.file)
    }
    return end.filter(\.comment.canStand).map(\.comment)
  }

  /// Notes that the format has no comments.
  mutating func loseComments() {
    for left in comments.takeRest() + comments.takeEnd() {
      lose("the comment '\(left.comment.text)' is left out: JSON has none", at: left.span, in: left.file)
    }
  }

  /// Whether a declaration sets the view's own property; notes that any other has no form in the dialect.
  mutating func isOwn(_ declaration: StyleDeclaration, in file: SourceFile) -> Bool {
    if declaration.relations.isEmpty { return true }
    lose(
      "'\(declaration.key)' has no form in \(dialect.rawValue): it has no sub-objects",
      at: declaration.keySpan, in: file)
    return false
  }

  /// What a rule's selector becomes; nil, and a note, for one that has no form.
  mutating func key<Key>(
    of rule: Sourced<StyleRule>, _ key: (StyleSelector) throws(StyleSheetFormError) -> Key
  ) -> Key? {
    do throws(StyleSheetFormError) {
      return try key(rule.part.selector)
    } catch {
      lose(
        "'\(rule.part.selector)' has no form in \(dialect.rawValue): \(error.reason)",
        at: rule.part.selectorSpan, in: rule.file)
      return nil
    }
  }

  /// Notes that a selector matches more than it did.
  mutating func noteSubclasses(of rule: Sourced<StyleRule>) {
    lose(
      "'\(rule.part.selector)' matches subclasses in \(dialect.rawValue), too", at: rule.part.selectorSpan,
      in: rule.file)
  }

  /// Notes that the dialect has no includes.
  mutating func loseIncludes() {
    for include in includes {
      lose(
        "'\(include.part.path)' is not included: \(dialect.rawValue) has no includes", at: include.part.span,
        in: include.file)
    }
  }
}

/// Why something has no form in a dialect.
struct StyleSheetFormError: Error {
  let reason: String
}

extension [Diagnostic] {
  /// The diagnostics file by file as these came up, each file's in its order.
  package func inOrderOfPlaces() -> [Diagnostic] {
    var files: [SourceFile: Int] = [:]
    for diagnostic in self where files[diagnostic.range.file] == nil {
      files[diagnostic.range.file] = files.count
    }
    return enumerated().sorted { left, right in
      let (one, other) = (left.element.range, right.element.range)
      return (files[one.file] ?? 0, one.offset, left.offset)
        < (files[other.file] ?? 0, other.offset, right.offset)
    }.map(\.element)
  }
}
