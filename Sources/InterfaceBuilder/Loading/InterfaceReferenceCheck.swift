import StyleDiagnostics
import StyleSyntax

/// Finds attributes that name an element which the document does not have.
///
/// The table of roles says which attributes name elements. Most of them name objects, which are known by their ids;
/// only for the rest all elements' ids are read.
struct InterfaceReferenceCheck {
  private let tree: XMLTree
  private let objects: InterfaceObjectTable

  private struct Reference {
    let element: InterfaceElement
    let attribute: XMLAttribute
    let id: String
  }

  init(_ tree: XMLTree, _ objects: InterfaceObjectTable) {
    self.tree = tree
    self.objects = objects
  }

  /// A warning for each attribute that names nothing. O(elements and attributes).
  func diagnostics() -> [Diagnostic] {
    let open = references { objects.object($0) == nil }
    guard !open.isEmpty else { return [] }
    let known = ids(among: Set(open.map(\.id)))
    let dangling = open.filter { !known.contains($0.id) }
    return dangling.isEmpty ? [] : describe(dangling)
  }

  /// The references of the document whose ids are wanted, in document order.
  private func references(where isWanted: (String) -> Bool) -> [Reference] {
    var found: [Reference] = []
    for index in 0..<tree.count {
      guard let names = Self.attributesByElement[tree.nameIndex(at: index)] else { continue }
      for attribute in tree.attributes(at: index) where names.contains(attribute.nameIndex) {
        let id = attribute.value
        guard isWanted(id) else { continue }
        found.append(
          Reference(element: InterfaceElement(tree: tree, index: index), attribute: attribute, id: id))
      }
    }
    return found
  }

  /// Those of some ids that elements have.
  private func ids(among wanted: Set<String>) -> Set<String> {
    var known = Self.placeholders
    for index in 0..<tree.count {
      let id = InterfaceElement(tree: tree, index: index).id
      if let id, wanted.contains(id) { known.insert(id) }
    }
    return known
  }

  /// The ids of File's Owner and First Responder, which a document need not hold.
  private static let placeholders: Set<String> = ["-1", "-2"]

  /// By elements: the attributes that name others.
  static let attributes: [String: [String]] = {
    let named = InterfaceElementRoles.all.map { roles in
      (roles.element, roles.attributes.filter { $0.value.form?.isReference == true }.keys.sorted())
    }
    return Dictionary(uniqueKeysWithValues: named.filter { !$0.1.isEmpty })
  }()

  private static let attributesByElement = InterfaceNameMap(
    attributes.map { ($0.key, $0.value.map { InterfaceName($0).index }) })
}

extension InterfaceReferenceCheck {
  /// Says of each reference whose it is: walks the document once with the elements that are open.
  private func describe(_ dangling: [Reference]) -> [Diagnostic] {
    var open: [(element: InterfaceElement, end: Int)] = []
    var diagnostics: [Diagnostic] = []
    var next = 0
    for index in 0..<tree.count where next < dangling.count {
      while let last = open.last, last.end <= index { open.removeLast() }
      while next < dangling.count, dangling[next].element.index == index {
        let holder = open.last { $0.element.id != nil }?.element
        diagnostics.append(diagnostic(dangling[next], inside: holder))
        next += 1
      }
      open.append((InterfaceElement(tree: tree, index: index), tree.end(at: index)))
    }
    return diagnostics
  }

  private func diagnostic(_ reference: Reference, inside holder: InterfaceElement?) -> Diagnostic {
    let element = reference.element
    let own = element.id.map { "'\(element.name)' '\($0)'" } ?? "'\(element.name)'"
    let outer = holder.flatMap { holder in holder.id.map { " of '\(holder.name)' '\($0)'" } } ?? ""
    return Diagnostic(
      .interfaceDanglingID, .warning,
      "the \(reference.attribute.name) of \(own)\(outer) is '\(reference.id)', the id of no element",
      at: SourceRange(tree.file, reference.attribute.valueSpan))
  }
}
