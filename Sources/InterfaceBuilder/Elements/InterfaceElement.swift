import StyleDiagnostics
import StyleSyntax

/// An element of a document, with its place.
struct InterfaceElement: Sendable {
  let tree: InterfaceElementTree
  /// The place in document order.
  let index: Int

  private var node: InterfaceElementTree.Node { tree.nodes[index] }

  var name: String { node.name }
  var attributes: [XMLAttribute] { node.attributes }
  /// The text; empty where there is none or where child elements stand.
  var text: String { node.text ?? "" }
  /// The index behind the last descendant.
  var end: Int { node.end }
  /// What the element is to the one around it.
  var key: String? { self["key"] }
  var id: String? { self["id"] }
  var range: SourceRange { SourceRange(tree.file, node.span) }

  /// The range of the tag's name.
  var nameRange: SourceRange {
    let start = Int(node.span.lowerBound) + 1
    return SourceRange(tree.file, SourceSpan(start, start + node.name.utf8.count))
  }

  /// The value of an attribute.
  subscript(_ attribute: String) -> String? {
    for candidate in node.attributes where candidate.name == attribute { return candidate.value }
    return nil
  }

  /// The range of an attribute's value; the tag's where the attribute is not written.
  func range(of attribute: String) -> SourceRange {
    let found = attributes.first { $0.name == attribute }
    return found.map { SourceRange(tree.file, $0.valueSpan) } ?? range
  }

  /// The child elements in document order.
  var children: Children { Children(tree: tree, next: index + 1, end: end) }

  /// The first child of that name.
  func child(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }

  /// The first child that is this to the element.
  func child(keyed key: String) -> InterfaceElement? { children.first { $0.key == key } }

  struct Children: Sequence, IteratorProtocol {
    private let tree: InterfaceElementTree
    private var index: Int
    private let end: Int

    fileprivate init(tree: InterfaceElementTree, next index: Int, end: Int) {
      (self.tree, self.index, self.end) = (tree, index, end)
    }

    mutating func next() -> InterfaceElement? {
      guard index < end else { return nil }
      defer { index = tree.nodes[index].end }
      return InterfaceElement(tree: tree, index: index)
    }
  }
}
