import StyleDiagnostics
import StyleSyntax

/// An element of a document, with its place.
struct InterfaceElement: Sendable {
  let tree: XMLTree
  /// The place in document order.
  let index: Int

  var name: String { tree.name(at: nameIndex) }
  /// The place of the name in `InterfaceName.table`, or behind it.
  var nameIndex: Int { tree.nameIndex(at: index) }
  var attributes: XMLAttributes { tree.attributes(at: index) }
  /// The text; empty where there is none or where child elements stand.
  var text: String { tree.text(at: index) ?? "" }
  /// The index behind the last descendant.
  var end: Int { tree.end(at: index) }
  /// What the element is to the one around it.
  var key: String? { self[.key] ?? keyOfName }
  /// The key of the one value that Xcode writes without: its name says the same.
  private var keyOfName: String? {
    nameIndex == InterfaceName.scopeButtonTitles.index ? "scopeButtonTitles" : nil
  }
  var id: String? { self[.id] }
  var range: SourceRange { SourceRange(tree.file, span) }
  /// The place of the start tag.
  var span: SourceSpan { tree.span(at: index) }

  /// The range of the tag's name.
  var nameRange: SourceRange {
    let start = Int(tree.span(at: index).lowerBound) + 1
    return SourceRange(tree.file, SourceSpan(start, start + name.utf8.count))
  }

  /// The value of an attribute.
  subscript(_ attribute: String) -> String? { attributes[attribute]?.value }

  /// The value of an attribute that the tables know.
  subscript(_ attribute: InterfaceName) -> String? {
    attributes[nameIndex: attribute.index]?.value
  }

  /// The range of an attribute's value; the tag's where the attribute is not written.
  func range(of attribute: String) -> SourceRange {
    attributes[attribute].map { SourceRange(tree.file, $0.valueSpan) } ?? range
  }

  /// The range of an attribute's name; the tag's where the attribute is not written.
  func range(ofName attribute: String) -> SourceRange {
    attributes[attribute].map { SourceRange(tree.file, $0.nameSpan) } ?? range
  }

  /// The child elements in document order.
  var children: Children { Children(tree: tree, next: index + 1, end: end) }

  /// The first child of that name.
  func child(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }

  /// The first child of a name that the tables know.
  func child(_ name: InterfaceName) -> InterfaceElement? { children.first { $0.nameIndex == name.index } }

  /// The first child that is this to the element.
  func child(keyed key: String) -> InterfaceElement? { children.first { $0.key == key } }

  struct Children: Sequence, IteratorProtocol {
    private let tree: XMLTree
    private var index: Int
    private let end: Int

    fileprivate init(tree: XMLTree, next index: Int, end: Int) {
      (self.tree, self.index, self.end) = (tree, index, end)
    }

    mutating func next() -> InterfaceElement? {
      guard index < end else { return nil }
      defer { index = tree.end(at: index) }
      return InterfaceElement(tree: tree, index: index)
    }
  }
}

extension XMLTree {
  /// Reads a document whose elements the tables are asked about: names have their places in `InterfaceName.table`.
  convenience init(interface file: SourceFile, limits: SyntaxLimits = .init()) throws(SyntaxError) {
    try self.init(file, limits: limits, names: InterfaceName.table)
  }

  /// The outermost element; nil for a document without any.
  var root: InterfaceElement? { count == 0 ? nil : InterfaceElement(tree: self, index: 0) }
}
