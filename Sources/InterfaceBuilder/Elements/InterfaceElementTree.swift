import StyleDiagnostics
import StyleSyntax

/// The elements of an XML document in document order: an element's descendants stand right behind it.
final class InterfaceElementTree: Sendable {
  struct Node: Sendable {
    let name: String
    let attributes: [XMLAttribute]
    let span: SourceSpan
    /// The index behind the last descendant.
    var end: Int
    /// The text of an element without child elements.
    var text: String?
  }

  let file: SourceFile
  let nodes: [Node]

  /// Reads a document. Throws if it is not well-formed or breaks a limit.
  init(_ file: SourceFile, limits: SyntaxLimits) throws(SyntaxError) {
    var builder = Builder()
    try XMLReader.read(file, limits: limits, into: &builder)
    self.file = file
    nodes = builder.nodes
  }

  /// The outermost element; nil for a document without any.
  var root: InterfaceElement? { nodes.isEmpty ? nil : InterfaceElement(tree: self, index: 0) }

  private struct Builder: XMLEventHandler {
    var nodes: [Node] = []
    private var open: [Int] = []

    mutating func startElement(_ name: String, attributes: [XMLAttribute], at span: SourceSpan) {
      if let parent = open.last { nodes[parent].text = nil }
      open.append(nodes.count)
      nodes.append(Node(name: name, attributes: attributes, span: span, end: nodes.count + 1, text: nil))
    }

    mutating func characters(_ text: String, at span: SourceSpan) {
      guard let index = open.last, index == nodes.count - 1 else { return }
      nodes[index].text = text
    }

    mutating func endElement(_ name: String, at span: SourceSpan) {
      if let index = open.popLast() { nodes[index].end = nodes.count }
    }
  }
}
