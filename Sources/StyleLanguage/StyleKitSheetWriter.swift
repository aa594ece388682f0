import StyleSyntax

/// Writes StyleKit's sheets, in JSON.
enum StyleKitSheetWriter: StyleSheetWriter {
  static let dialect = StyleDialect.stylekit

  static func document(of draft: inout StyleSheetDraft) -> WrittenNode {
    var root = WrittenDictionary()
    draft.loseIncludes()
    for variable in draft.sheet.variables {
      root.insert(variable.value.value.written, under: "@" + variable.key)
    }
    for (classes, rule) in draft.rules(Self.classes) {
      var set = WrittenDictionary()
      for declaration in rule.declarations where draft.isOwn(declaration) {
        set.insert(declaration.value.value.written, under: declaration.key)
      }
      root.insert(.dictionary(set), under: classes.names.map { ($0, []) })
      if !classes.areInherited {
        draft.lose("'\(rule.selector)' matches subclasses in stylekit, too", at: rule.selectorSpan)
      }
    }
    draft.loseComments(all: true)
    return .dictionary(root)
  }

  static func text(of document: WrittenNode) -> String { JSONWriter.text(of: document) }

  /// The classes of the blocks, the outermost first.
  private static func classes(_ selector: StyleSelector) -> Result<
    (names: [String], areInherited: Bool), StyleSheetFormError
  > {
    if let controller = selector.controller {
      return .failure(StyleSheetFormError(reason: "it has no layer for \(controller)"))
    }
    var names: [String] = []
    var areInherited = true
    for subject in selector.ancestors + [selector.subject] {
      switch subject {
      case .subtype(let type) where isClassName(type.text): names.append(type.text)
      case .type(let type) where isClassName(type.text):
        names.append(type.text)
        areInherited = false
      case .type, .subtype:
        return .failure(StyleSheetFormError(reason: "'\(subject)' would not be taken for a class"))
      case .identifier, .all:
        return .failure(StyleSheetFormError(reason: "it selects by class alone, not by '\(subject)'"))
      }
    }
    return .success((names, areInherited))
  }

  /// Whether a key with a dictionary is a class wherever it stands.
  private static func isClassName(_ name: String) -> Bool {
    name.contains(".") || name.first?.isUppercase == true
  }
}
