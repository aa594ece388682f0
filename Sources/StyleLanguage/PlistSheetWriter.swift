import StyleDiagnostics
import StyleSyntax

/// Writes sheets of the plist dialect, as property lists in XML.
enum PlistSheetWriter: StyleSheetWriter {
  static let dialect = StyleDialect.plist

  static func document(of draft: inout StyleSheetDraft) -> WrittenNode {
    var root = WrittenDictionary()
    if !draft.sheet.includes.isEmpty {
      let comments = draft.sheet.includes.flatMap { draft.takeComments(before: $0.span) }
      root.insert(
        .array(draft.sheet.includes.map { .scalar(.string($0.path)) }), under: "$include", comments: comments)
    }
    for variable in draft.sheet.variables where holds(variable.value.value, variable.nameSpan, &draft) {
      root.insert(
        variable.value.value.written, under: "$" + variable.key,
        comments: draft.takeComments(before: variable.nameSpan))
    }
    let layers = Dictionary(draft.sheet.controllers.map { ($0.name.text, $0.span) }) { first, _ in first }
    var places = draft.sheet.controllers.map {
      (order: $0.span.lowerBound, path: [$0.name.text], rule: StyleRule?.none)
    }
    for (path, rule) in draft.rules(Self.path) {
      places.append((rule.selectorSpan.lowerBound, path, rule))
    }
    // The controllers' names stand before their rules.
    for place in places.enumerated().sorted(by: {
      ($0.element.order, $0.offset) < ($1.element.order, $1.offset)
    }).map(\.element) {
      var path = place.path.map { (key: $0, comments: [String]()) }
      if path.count > 1 || place.rule == nil, let span = layers[place.path[0]] {
        path[0].comments = draft.takeComments(before: span)
      }
      if let rule = place.rule {
        path[path.count - 1].comments += draft.takeComments(before: rule.selectorSpan)
      }
      root.insert(.dictionary(styleSet(place.rule?.declarations ?? [], &draft)), under: path)
    }
    draft.loseComments(all: false)
    return .dictionary(root)
  }

  static func text(of document: WrittenNode) -> String { XMLPropertyListWriter.text(of: document) ?? "" }

  private static func styleSet(_ declarations: [StyleDeclaration], _ draft: inout StyleSheetDraft)
    -> WrittenDictionary
  {
    var set = WrittenDictionary()
    for declaration in declarations where draft.isOwn(declaration) {
      guard holds(declaration.value.value, declaration.keySpan, &draft) else { continue }
      set.insert(
        declaration.value.value.written, under: declaration.key,
        comments: draft.takeComments(before: declaration.keySpan))
    }
    return set
  }

  /// The keys from the root to a rule's style set.
  private static func path(_ selector: StyleSelector) -> Result<[String], StyleSheetFormError> {
    let key = (selector.ancestors + [selector.subject]).map(\.description).joined(separator: " ")
    do throws(PlistSelectorGrammar.Problem) {
      let read = try PlistSelectorGrammar.read(key, in: selector.controller)
      guard read.subject == selector.subject, read.ancestors == selector.ancestors else {
        return .failure(StyleSheetFormError(reason: "'\(key)' would mean something else"))
      }
    } catch {
      return .failure(StyleSheetFormError(reason: error.message))
    }
    return .success([selector.controller?.text, key].compactMap(\.self))
  }

  private static func holds(_ value: RawStyleValue, _ span: SourceSpan, _ draft: inout StyleSheetDraft)
    -> Bool
  {
    let holds = value.isOfPropertyLists
    if !holds { draft.lose("'\(value)' has no form in a property list", at: span) }
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
