import StyleSyntax

/// Writes Stylish's sheets, in JSON.
enum StylishSheetWriter: StyleSheetWriter {
  static let dialect = StyleDialect.stylish

  static func document(of draft: inout StyleSheetDraft) -> WrittenNode {
    draft.loseIncludes()
    var constants = WrittenDictionary()
    for variable in draft.variables {
      constants.insert(variable.part.value.value.written, under: variable.part.key)
    }
    // A repeated name would replace the earlier style whole.
    var sets = WrittenDictionary()
    for rule in draft.rules {
      guard let name = draft.key(of: rule, key) else { continue }
      var set = WrittenDictionary()
      for declaration in rule.part.declarations where draft.isOwn(declaration, in: rule.file) {
        set.insert(declaration.value.value.written, under: declaration.key)
      }
      if set.entries.isEmpty && !rule.part.declarations.isEmpty { continue }
      sets.merge(set, under: [(name, [])])
    }
    draft.loseComments()
    var root = WrittenDictionary()
    if !constants.entries.isEmpty {
      root.insert(.dictionary(constants), under: StylishSheetReader.Key.constants)
    }
    root.insert(.array(sets.entries.map(style)), under: StylishSheetReader.Key.styles)
    return .dictionary(root)
  }

  static func text(of document: WrittenNode) -> String { JSONWriter.text(of: document) }

  private static func style(_ entry: WrittenDictionary.Entry) -> WrittenNode {
    var style = WrittenDictionary()
    style.insert(.scalar(.string(entry.key)), under: StylishSheetReader.Key.styleName)
    style.insert(entry.value, under: StylishSheetReader.Key.styleProperties)
    return .dictionary(style)
  }

  static func key(of selector: StyleSelector) throws(StyleSheetFormError) -> String {
    guard selector.controller == nil, selector.ancestors.isEmpty,
      case .identifier(let name) = selector.subject
    else { throw StyleSheetFormError(reason: "it selects by style name alone") }
    guard !name.contains(",") else { throw StyleSheetFormError(reason: "a comma ends a style name") }
    guard name.first?.isWhitespace == false, name.last?.isWhitespace == false else {
      throw StyleSheetFormError(reason: "a style name has no white space around it")
    }
    return name
  }
}
