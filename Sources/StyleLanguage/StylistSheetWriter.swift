import StyleSyntax

/// Writes Stylist's themes, in YAML.
enum StylistSheetWriter: StyleSheetWriter {
  static let dialect = StyleDialect.stylist

  static func document(of draft: inout StyleSheetDraft) -> WrittenNode {
    draft.loseIncludes()
    var variables = WrittenDictionary()
    for variable in draft.sheet.variables {
      variables.insert(
        variable.value.value.written, under: variable.key,
        comments: draft.takeComments(before: variable.nameSpan))
    }
    var styles = WrittenDictionary()
    for (selector, rule) in draft.rules(Self.selector) {
      let comments = draft.takeComments(before: rule.selectorSpan)
      var set = WrittenDictionary()
      for declaration in rule.declarations {
        let path = declaration.relations.map { (key: $0.name, comments: [String]()) }
        let own = draft.takeComments(before: declaration.keySpan)
        set.insert(declaration.value.value.written, under: path + [(declaration.pathKey, own)])
      }
      styles.insert(.dictionary(set), under: selector.key, comments: comments)
      if !selector.isInherited {
        draft.lose("'\(rule.selector)' matches subclasses in stylist, too", at: rule.selectorSpan)
      }
    }
    draft.loseComments(all: false)
    var root = WrittenDictionary()
    if !variables.entries.isEmpty { root.insert(.dictionary(variables), under: "variables") }
    root.insert(.dictionary(styles), under: "styles")
    return .dictionary(root)
  }

  static func text(of document: WrittenNode) -> String { YAMLWriter.text(of: document) }

  private static func selector(_ selector: StyleSelector) -> Result<
    (key: String, isInherited: Bool), StyleSheetFormError
  > {
    if let controller = selector.controller {
      return .failure(StyleSheetFormError(reason: "it has no layer for \(controller)"))
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
          return .failure(StyleSheetFormError(reason: "it selects by one class and one style name"))
        }
      }
      guard let token = token(type, name) else {
        return .failure(StyleSheetFormError(reason: "'\(subject)' cannot be spelled"))
      }
      tokens.append(token)
    }
    return .success((tokens.joined(separator: " "), isInherited))
  }

  /// `Class`, `name`, `.Name` or `Class.name`; nil where it would be read as something else.
  private static func token(_ type: String?, _ name: String?) -> String? {
    guard (type ?? "").allSatisfy({ isNameCharacter($0) || $0 == "." }),
      (name ?? "").allSatisfy(isNameCharacter)
    else {
      return nil
    }
    let isUppercase = name?.first?.isUppercase == true
    switch (type, name) {
    case (let type?, let name?): return isUppercase ? nil : "\(type).\(name)"
    case (let type?, nil): return StyleTypeName(type).lastComponent.first?.isUppercase == true ? type : nil
    case (nil, let name?): return isUppercase ? ".\(name)" : name
    case (nil, nil): return nil
    }
  }

  private static func isNameCharacter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "-"
  }
}

extension StyleDeclaration {
  /// The key path with its conditions, relations left out.
  fileprivate var pathKey: String {
    StyleDeclaration(keyPath, when: conditions, value).key
  }
}
