import StyleDiagnostics
import StyleSyntax

/// Writes sheets of the plist dialect, as property lists in XML.
enum PlistSheetWriter: StyleSheetWriter {
  static let dialect = StyleDialect.plist

  static func document(of draft: inout StyleSheetDraft) -> WrittenNode {
    var root = WrittenDictionary()
    if !draft.includes.isEmpty {
      let comments = draft.includes.flatMap { draft.takeComments(on: $0.part.span, in: $0.file) }
      root.insert(
        .array(draft.includes.map { .scalar(.string($0.part.path)) }), under: PlistRootValues.includeKey,
        comments: comments)
    }
    for variable in draft.variables {
      let (part, file) = (variable.part, variable.file)
      guard holds(part.key, part.value.value, part.nameSpan, file, &draft) else { continue }
      root.insert(
        part.value.value.written, under: "$" + part.key,
        comments: draft.takeComments(on: part.nameSpan, in: file))
    }
    let layers = Dictionary(draft.controllers.map { ($0.part.name.text, $0) }) { first, _ in first }
    var written: Set<String> = []
    for rule in draft.rules {
      guard let keys = draft.key(of: rule, key), let set = styleSet(of: rule, &draft) else { continue }
      var path = keys.map { (key: $0, comments: [WrittenComment]()) }
      if path.count > 1, written.insert(keys[0]).inserted, let layer = layers[keys[0]] {
        path[0].comments = draft.takeComments(on: layer.part.span, in: layer.file)
      }
      path[path.count - 1].comments += draft.takeComments(on: rule.part.selectorSpan, in: rule.file)
      root.merge(set, under: path[...])
    }
    for layer in draft.controllers where written.insert(layer.part.name.text).inserted {
      let comments = draft.takeComments(on: layer.part.span, in: layer.file)
      root.merge(WrittenDictionary(), under: [(layer.part.name.text, comments)])
    }
    root.endComments = draft.takeEndComments()
    return .dictionary(root)
  }

  static func text(of document: WrittenNode) -> String { XMLPropertyListWriter.text(of: document) ?? "" }

  /// Nil where nothing is left of what a rule declares.
  private static func styleSet(
    of rule: StyleSheetDraft.Sourced<StyleRule>, _ draft: inout StyleSheetDraft
  ) -> WrittenDictionary? {
    var set = WrittenDictionary()
    for declaration in rule.part.declarations where draft.isOwn(declaration, in: rule.file) {
      guard holds(declaration.key, declaration.value.value, declaration.keySpan, rule.file, &draft) else {
        continue
      }
      set.insert(
        declaration.value.value.written, under: declaration.key,
        comments: draft.takeComments(on: declaration.keySpan, in: rule.file))
    }
    return set.entries.isEmpty && !rule.part.declarations.isEmpty ? nil : set
  }

  /// The keys from the root to a rule's style set.
  static func key(of selector: StyleSelector) throws(StyleSheetFormError) -> [String] {
    let key = (selector.ancestors + [selector.subject]).map(\.description).joined(separator: " ")
    let read: StyleSelector
    do throws(PlistSelectorGrammar.Problem) {
      read = try PlistSelectorGrammar.read(key, in: selector.controller)
    } catch {
      throw StyleSheetFormError(reason: error.message)
    }
    guard read.subject == selector.subject, read.ancestors == selector.ancestors else {
      throw StyleSheetFormError(reason: "'\(key)' would mean something else")
    }
    let path = [selector.controller?.text, key].compactMap(\.self)
    guard path.allSatisfy(XMLPropertyListWriter.canHold) else {
      throw StyleSheetFormError(reason: "XML cannot hold all of its characters")
    }
    return path
  }

  private static func holds(
    _ key: String, _ value: RawStyleValue, _ span: SourceSpan, _ file: SourceFile,
    _ draft: inout StyleSheetDraft
  ) -> Bool {
    let holds = value.isOfPropertyLists && XMLPropertyListWriter.canHold(key)
    if !holds { draft.lose("'\(key)': '\(value)' has no form in a property list", at: span, in: file) }
    return holds
  }
}

extension RawStyleValue {
  /// Whether a property list can hold it.
  fileprivate var isOfPropertyLists: Bool {
    switch self {
    case .null: false
    case .string(let text): XMLPropertyListWriter.canHold(text)
    case .array(let items): items.allSatisfy(\.value.isOfPropertyLists)
    case .dictionary(let entries):
      entries.allSatisfy { XMLPropertyListWriter.canHold($0.key) && $0.value.value.isOfPropertyLists }
    case .bool, .integer, .real, .date, .data: true
    }
  }
}
