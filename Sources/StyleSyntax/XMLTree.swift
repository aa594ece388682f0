import StyleDiagnostics

/// The elements of an XML document in document order: an element's descendants stand right behind it.
///
/// An element is known by its place in that order. Names are kept once each, and values and texts as places of the
/// file, so that a tree takes about half as much memory as its file.
public final class XMLTree: Sendable {
  struct Node {
    /// The place of its name.
    let name: UInt32
    let firstAttribute: UInt32
    /// The start tag.
    let span: SourceSpan
    /// The place behind the last descendant.
    var end: UInt32
    /// The place of the text among the texts.
    var text: UInt32?
  }

  /// A value or text as the file has it.
  struct Text {
    let span: SourceSpan
    /// What it reads where that is not simply the file's bytes: its place among the spellings.
    var spelling: UInt32?
  }

  struct Attribute {
    let name: UInt32
    let value: Text
  }

  /// The file.
  public let file: SourceFile
  private let knownNames: XMLNameTable
  private let otherNames: [String]
  private let nodes: [Node]
  private let attributes: [Attribute]
  private let texts: [Text]
  private let spellings: [String]

  /// Reads a document: the whole of XML 1.0 without entity declarations; nothing outside the file is ever loaded.
  ///
  /// O(bytes). Namespace declarations are no attributes. Throws for anything that is not well-formed (`xml.…`) and for
  /// broken limits (`syntax.…`); two dashes inside a comment are accepted.
  ///
  /// - Parameter names: those whose places are given; the places of others are behind them.
  public init(
    _ file: SourceFile, limits: SyntaxLimits = .init(), names: XMLNameTable = .empty
  ) throws(SyntaxError) {
    try SyntaxBudget.checkSize(of: file, limits)
    let builder = XMLTreeBuilder(file, limits, names: names)
    try XMLParserHandle.parse(file, builder)
    self.file = file
    knownNames = names
    otherNames = builder.names.others
    nodes = builder.nodes
    attributes = builder.attributes
    texts = builder.texts
    spellings = builder.spellings
  }

  /// How many elements there are.
  public var count: Int { nodes.count }

  /// The name of an element or attribute, with its namespace prefix if it has one, by its place.
  public func name(at nameIndex: Int) -> String {
    let knownCount = knownNames.names.count
    return nameIndex < knownCount ? knownNames.names[nameIndex] : otherNames[nameIndex - knownCount]
  }

  /// The place of an element's name.
  public func nameIndex(at index: Int) -> Int { Int(nodes[index].name) }

  /// An element's start tag.
  public func span(at index: Int) -> SourceSpan { nodes[index].span }

  /// The place behind an element's last descendant.
  public func end(at index: Int) -> Int { Int(nodes[index].end) }

  /// The text of an element without child elements, CDATA and references decoded, comments left out; nil where there
  /// is none.
  public func text(at index: Int) -> String? { nodes[index].text.map { string(texts[Int($0)]) } }

  /// An element's attributes in the order of its tag.
  public func attributes(at index: Int) -> XMLAttributes {
    let end = index + 1 < nodes.count ? Int(nodes[index + 1].firstAttribute) : attributes.count
    return XMLAttributes(tree: self, indices: Int(nodes[index].firstAttribute)..<end)
  }

  /// The attribute at a place among those of all elements.
  func attribute(at index: Int) -> Attribute { attributes[index] }

  /// What a value or text reads.
  func string(_ text: Text) -> String {
    if let spelling = text.spelling { return spellings[Int(spelling)] }
    return String(decoding: file.bytes[Int(text.span.lowerBound)..<Int(text.span.upperBound)], as: UTF8.self)
  }
}
