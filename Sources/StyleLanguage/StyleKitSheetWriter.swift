import StyleSyntax

/// Writes StyleKit's sheets, in JSON.
enum StyleKitSheetWriter: StyleSheetWriter {
  static let dialect = StyleDialect.stylekit

  static func document(of draft: inout StyleSheetDraft) -> WrittenNode {
    var root = WrittenDictionary()
    draft.loseIncludes()
    for variable in draft.variables {
      root.insert(variable.part.value.value.written, under: "@" + variable.part.key)
    }
    for rule in draft.rules {
      guard let classes = draft.key(of: rule, key), let set = styleSet(of: rule, &draft) else { continue }
      root.merge(set, under: classes.names.map { ($0, []) }[...])
      if !classes.areInherited { draft.noteSubclasses(of: rule) }
    }
    draft.loseComments()
    return .dictionary(root)
  }

  static func text(of document: WrittenNode) -> String { JSONWriter.text(of: document) }

  /// Nil where nothing is left of what a rule declares.
  private static func styleSet(
    of rule: StyleSheetDraft.Sourced<StyleRule>, _ draft: inout StyleSheetDraft
  ) -> WrittenDictionary? {
    var set = WrittenDictionary()
    for declaration in rule.part.declarations where draft.isOwn(declaration, in: rule.file) {
      if let reason = misreading(of: declaration) {
        draft.lose(
          "'\(declaration.key)' has no form in stylekit: \(reason)", at: declaration.keySpan, in: rule.file)
        continue
      }
      set.insert(declaration.value.value.written, under: declaration.key)
    }
    return set.entries.isEmpty && !rule.part.declarations.isEmpty ? nil : set
  }

  /// What a declaration's key would be taken for; nil where it would be read as it is.
  private static func misreading(of declaration: StyleDeclaration) -> String? {
    if declaration.key.utf8.first == UInt8(ascii: "@") { return "it would be an alias" }
    if case .dictionary = declaration.value.value, StyleKitSheetReader.isClassName(declaration.key) {
      return "with a dictionary it would be a class"
    }
    if let state = StyleKeyPath(declaration.keyPath).state, !StyleKitSheetReader.states.contains(state) {
      return "'\(state)' is not a state there"
    }
    return nil
  }

  /// The classes of the blocks, the outermost first.
  static func key(
    of selector: StyleSelector
  ) throws(StyleSheetFormError) -> (names: [String], areInherited: Bool) {
    if let controller = selector.controller {
      throw StyleSheetFormError(reason: "it has no layer for \(controller)")
    }
    var names: [String] = []
    var areInherited = true
    for subject in selector.ancestors + [selector.subject] {
      switch subject {
      case .subtype(let type) where StyleKitSheetReader.isClassName(type.text): names.append(type.text)
      case .type(let type) where StyleKitSheetReader.isClassName(type.text):
        names.append(type.text)
        areInherited = false
      case .type, .subtype:
        throw StyleSheetFormError(reason: "'\(subject)' would not be taken for a class")
      case .identifier, .all:
        throw StyleSheetFormError(reason: "it selects by class alone, not by '\(subject)'")
      }
    }
    return (names, areInherited)
  }
}
