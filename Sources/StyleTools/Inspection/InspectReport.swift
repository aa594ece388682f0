import InterfaceBuilder
import StyleDiagnostics
import StyleInjection

/// What interface documents hold, as far as it was asked for, and what is wrong with them.
public struct InspectReport: Sendable {
  /// What a report tells of each document.
  public struct Contents: Sendable, Hashable {
    /// Whether the tree of what the document holds is in it.
    public var hasTree: Bool
    /// Whether the shares that were understood are in it.
    public var hasCoverage: Bool
    /// The id of the object whose response path is in it; nil for none.
    public var responsePathID: String?

    /// The tree, unless something else is asked for.
    public init(hasTree: Bool? = nil, hasCoverage: Bool = false, responsePathID: String? = nil) {
      self.hasTree = hasTree ?? (!hasCoverage && responsePathID == nil)
      self.hasCoverage = hasCoverage
      self.responsePathID = responsePathID
    }
  }

  /// An interface document.
  public struct Document: Sendable {
    /// Its path as it was found.
    public let path: String
    /// What it describes; nil where it was not loaded.
    public var kind: InterfaceDocumentKind?
    /// Why it was left alone; nil where it was loaded.
    public var skipped: String?
    /// Its outermost element; nil where it was not loaded or the tree is not asked for.
    public var root: InterfaceNode?
    /// How much of it was understood.
    public var coverage = InterfaceCoverage()
    /// How many objects it describes.
    public var objectCount = 0
    /// The response path that is asked for, the object itself first; empty where the document has no such object.
    public var responsePath: [ResponsePathStep] = []
  }

  /// An object on a response path.
  public struct ResponsePathStep: Sendable, Hashable {
    /// Its class, an app's own before UIKit's.
    public let className: StyleClassName
    /// The UIKit class that stands for it.
    public let modelClassName: String
    /// The path of its document; nil for an object that no document names.
    public let path: String?
    /// Its id in the document; nil where the document gives none.
    public let id: String?
    /// Its style identifiers.
    public let identifiers: [String]
    /// Whether it is a view controller.
    public let isController: Bool
  }

  /// What it tells of each document.
  public var contents = Contents()
  /// The documents, in the order in which they were found.
  public var documents: [Document] = []
  /// What is wrong with documents and configuration, names that are not known included.
  public var diagnostics = DiagnosticList([])
  /// Why some of the work was not done at all; nil where it was done.
  public var obstacle: ToolObstacle?
}

extension InspectReport {
  /// How many documents were skipped.
  public var skippedCount: Int { documents.count { $0.skipped != nil } }
  /// How many objects there are in all documents.
  public var objectCount: Int { documents.reduce(0) { $0 + $1.objectCount } }
  /// How much was understood of all documents.
  public var coverage: InterfaceCoverage {
    documents.reduce(into: InterfaceCoverage()) { $0.add($1.coverage) }
  }
}

extension InspectReport: ToolReport {}
