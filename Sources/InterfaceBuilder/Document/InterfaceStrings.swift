import StyleDiagnostics
import StyleSyntax

/// The texts of a document in one language: the `.strings` file beside `Base.lproj` that Xcode writes for it.
public struct InterfaceStrings: Sendable {
  /// A text with its key.
  public struct Entry: Sendable, Hashable {
    /// What the text is for.
    public let key: InterfaceStringKey
    /// The text.
    public let text: String
    /// The place of the key.
    public let range: SourceRange
  }

  /// The file.
  public let file: SourceFile
  /// The texts, in the file's order; of two for one key the last.
  public let entries: [Entry]
  /// What is wrong with the file, in its order.
  public let diagnostics: [Diagnostic]
  private let byObject: [String: [Entry]]

  /// Reads a property list in any format. O(bytes). Throws for what is none; a file of comments alone has no texts.
  ///
  /// - Parameters:
  ///   - path: what diagnostics call the file.
  ///   - bytes: its content.
  ///   - limits: how much it may hold.
  public init(path: String, bytes: [UInt8], limits: SyntaxLimits = .init()) throws(SyntaxError) {
    let document = try PropertyListDocument(path: path, bytes: bytes, limits: limits)
    var reader = InterfaceStringsReader(document.file)
    try document.read(into: &reader)
    file = document.file
    entries = reader.lastEntries
    diagnostics = reader.diagnostics
    byObject = Dictionary(grouping: entries, by: \.key.objectID)
  }

  /// The texts of the object with that id, in the file's order.
  public func entries(ofObjectID id: String) -> [Entry] { byObject[id] ?? [] }

  /// The texts of an object of a loaded document, in the file's order; none for an object without an id.
  public func entries(of object: AnyObject, in document: InterfaceDocument) -> [Entry] {
    document.id(of: object).map(entries(ofObjectID:)) ?? []
  }

  /// Says which texts are for objects that the document does not have. O(bytes of the document).
  public func unknownIDs(in document: InterfaceDocument) -> [Diagnostic] {
    let known = Self.ids(in: document.file)
    var near = NearestNameSearch { known.sorted() }
    return entries.filter { !known.contains($0.key.objectID) }.map { entry in
      Diagnostic(
        .interfaceUnknownStringID, .warning,
        "no element of '\(document.file.path)' has the id '\(entry.key.objectID)'", at: entry.range,
        suggestion: near.nearest(to: entry.key.objectID))
    }
  }

  /// The ids of all elements; none for a document that is not well-formed.
  private static func ids(in file: SourceFile) -> Set<String> {
    do throws(SyntaxError) {
      let tree = try XMLTree(interface: file, limits: InterfaceLoader.standardLimits)
      return Set((0..<tree.count).compactMap { InterfaceElement(tree: tree, index: $0).id })
    } catch {
      return []
    }
  }
}
