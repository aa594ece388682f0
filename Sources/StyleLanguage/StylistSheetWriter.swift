import StyleSyntax

/// Writes Stylist's themes, in YAML.
enum StylistSheetWriter: StyleSheetWriter {
  static let dialect = StyleDialect.stylist

  static func document(of draft: inout StyleSheetDraft) -> WrittenNode {
    draft.loseIncludes()
    var variables = WrittenDictionary()
    for variable in draft.variables {
      let comments = draft.takeComments(on: variable.part.nameSpan, in: variable.file)
      variables.insert(variable.part.value.value.written, under: variable.part.key, comments: comments)
    }
    var styles = WrittenDictionary()
    for rule in draft.rules {
      guard let selector = draft.key(of: rule, key), let set = styleSet(of: rule, &draft) else { continue }
      let comments = draft.takeComments(on: rule.part.selectorSpan, in: rule.file)
      styles.merge(set, under: [(selector.key, comments)])
      if !selector.isInherited { draft.noteSubclasses(of: rule) }
    }
    var root = WrittenDictionary()
    if !variables.entries.isEmpty {
      root.insert(.dictionary(variables), under: StylistSheetBuilder.variablesKey)
    }
    root.insert(.dictionary(styles), under: StylistSheetBuilder.stylesKey)
    root.endComments = draft.takeEndComments()
    return .dictionary(root)
  }

  static func text(of document: WrittenNode) -> String { YAMLWriter.text(of: document) }

  /// Nil where nothing is left of what a rule declares.
  private static func styleSet(
    of rule: StyleSheetDraft.Sourced<StyleRule>, _ draft: inout StyleSheetDraft
  ) -> WrittenDictionary? {
    var set = WrittenDictionary()
    for declaration in rule.part.declarations {
      if let reason = misreading(of: declaration) {
        draft.lose(
          "'\(declaration.key)' has no form in stylist: \(reason)", at: declaration.keySpan, in: rule.file)
        continue
      }
      let path = declaration.relations.map { (key: $0.name, comments: [WrittenComment]()) }
      let own = draft.takeComments(on: declaration.keySpan, in: rule.file)
      set.insert(declaration.value.value.written, under: (path + [(declaration.pathKey, own)])[...])
    }
    return set.entries.isEmpty && !rule.part.declarations.isEmpty ? nil : set
  }

  /// What a declaration's key would be taken for; nil where it would be read as it is.
  private static func misreading(of declaration: StyleDeclaration) -> String? {
    if declaration.relations.isEmpty, declaration.key == StylistSheetBuilder.stylesKey {
      return "'styles' lists other styles"
    }
    if declaration.keyPath == "<<" { return "YAML merges what stands there" }
    guard StylistSheetBuilder.relations[declaration.keyPath] != nil else { return nil }
    switch declaration.value.value {
    case .dictionary, .null: return "it would be another object"
    default: return nil
    }
  }

  static func key(
    of selector: StyleSelector
  ) throws(StyleSheetFormError) -> (key: String, isInherited: Bool) {
    if let controller = selector.controller {
      throw StyleSheetFormError(reason: "it has no layer for \(controller)")
    }
    var tokens: [String] = []
    var isInherited = true
    for subject in selector.ancestors + [selector.subject] {
      var type: String?
      var name: String?
      for part in subject.parts {
        switch part {
        case .subtype(let own) where type == nil: type = own.text
        case .type(let own) where type == nil:
          type = own.text
          isInherited = false
        case .identifier(let own) where name == nil: name = own
        case .type, .subtype, .identifier, .all:
          throw StyleSheetFormError(reason: "it selects by one class and one style name")
        }
      }
      guard let token = token(type, name) else {
        throw StyleSheetFormError(reason: "'\(subject)' cannot be spelled")
      }
      tokens.append(token)
    }
    return (tokens.joined(separator: " "), isInherited)
  }

  /// `Class`, `name`, `.Name` or `Class.name`; nil where it would be read as something else.
  private static func token(_ type: String?, _ name: String?) -> String? {
    let isName = (name ?? "name").isStylistName
    guard isName,
      (type ?? "Type").split(separator: ".", omittingEmptySubsequences: false)
        .allSatisfy({ String($0).isStylistName })
    else { return nil }
    let isUppercase = name?.first?.isUppercase == true
    switch (type, name) {
    case (let type?, let name?): return isUppercase ? nil : "\(type).\(name)"
    case (let type?, nil): return StyleTypeName(type).lastComponent.first?.isUppercase == true ? type : nil
    case (nil, let name?): return isUppercase ? ".\(name)" : name
    case (nil, nil): return nil
    }
  }
}

extension String {
  /// Whether it can be a class or a style name in a selector.
  fileprivate var isStylistName: Bool {
    !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
  }
}

extension StyleDeclaration {
  /// The key path with its conditions, relations left out.
  fileprivate var pathKey: String {
    StyleDeclaration(keyPath, when: conditions, value).key
  }
}
