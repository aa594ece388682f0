import StyleSyntax

/// Writes Stylish's sheets, in JSON.
enum StylishSheetWriter: StyleSheetWriter {
  static let dialect = StyleDialect.stylish

  static func document(of draft: inout StyleSheetDraft) -> WrittenNode {
    draft.loseIncludes()
    var constants = WrittenDictionary()
    for variable in draft.sheet.variables {
      constants.insert(variable.value.value.written, under: variable.key)
    }
    // A repeated name would replace the earlier style whole.
    var sets = WrittenDictionary()
    for (name, rule) in draft.rules(Self.name) {
      var set = WrittenDictionary()
      for declaration in rule.declarations where draft.isOwn(declaration) {
        set.insert(declaration.value.value.written, under: declaration.key)
      }
      sets.insert(.dictionary(set), under: name)
    }
    draft.loseComments(all: true)
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

  private static func name(_ selector: StyleSelector) -> Result<String, StyleSheetFormError> {
    guard selector.controller == nil, selector.ancestors.isEmpty,
      case .identifier(let name) = selector.subject
    else { return .failure(StyleSheetFormError(reason: "it selects by style name alone")) }
    return name.contains(",")
      ? .failure(StyleSheetFormError(reason: "a comma ends a style name")) : .success(name)
  }
}
