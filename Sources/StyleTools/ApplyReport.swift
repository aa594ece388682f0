import StyleDiagnostics

/// What sheets do to interface documents: every change, and what is wrong with either.
public struct ApplyReport: Sendable {
  /// The sheets, weakest first.
  public var sheets: [Sheet] = []
  /// The documents, in the order in which they were found.
  public var documents: [Document] = []
  /// How many views a rule matched.
  public var matchedViewCount = 0
  /// How many declarations won, over all objects.
  public var resolvedCount = 0
  /// What is wrong with sheets, documents and configuration.
  public var diagnostics = DiagnosticList([])
  /// Why some of the work was not done at all; nil where it was done.
  public var obstacle: ToolObstacle?

  /// A sheet that was applied.
  public struct Sheet: Sendable {
    /// Its path as it was found.
    public let path: String
    /// The name of its language.
    public let dialect: String
    /// How many rules it has.
    public let ruleCount: Int
  }

  /// An interface document.
  public struct Document: Sendable {
    /// Its path as it was found.
    public let path: String
    /// Why it was left alone; nil where it was styled.
    public var skipped: String?
    /// Its scenes; a xib is one scene.
    public var scenes: [Scene] = []
  }

  /// A controller with its views, or what a xib holds.
  public struct Scene: Sendable {
    /// The class of the controller, of the file's owner in a xib; nil where there is none.
    public let controller: String?
    /// The scene's own id; nil in a xib.
    public let id: String?
    /// How many views there are, without bar items and controllers.
    public let viewCount: Int
    /// The topmost objects.
    public let objects: [Object]
  }

  /// An object of a scene that was changed or that holds one that was.
  public struct Object: Sendable {
    /// Its id in the document; nil where the document gives none.
    public let id: String?
    /// Its class.
    public let className: String
    /// Its style identifiers.
    public let identifiers: [String]
    /// What was changed, in the order of writing.
    public let changes: [Change]
    /// The objects below it of which the same is true, in reading order.
    public let children: [Object]
  }

  /// One new value.
  public struct Change: Sendable {
    /// What was set.
    public let keyPath: String
    /// The value before, as a sheet would spell it.
    public let old: String
    /// The value now, as a sheet would spell it.
    public let new: String
    /// The rule that won.
    public let selector: String
    /// Where it says so.
    public let origin: SourceRange
  }
}

extension ApplyReport: ToolReport {}

extension ApplyReport {
  /// How many documents were skipped.
  public var skippedCount: Int { documents.count { $0.skipped != nil } }
  /// How many views there are in all documents.
  public var viewCount: Int { scenes.reduce(0) { $0 + $1.viewCount } }
  /// How many values were changed.
  public var changeCount: Int { scenes.reduce(0) { $0 + $1.changes.count } }

  private var scenes: [Scene] { documents.flatMap(\.scenes) }
}

extension ApplyReport.Scene {
  /// All changes with the objects that they were made to, in reading order.
  public var changes: [(object: ApplyReport.Object, change: ApplyReport.Change)] {
    var found: [(object: ApplyReport.Object, change: ApplyReport.Change)] = []
    var pending = Array(objects.reversed())
    while let object = pending.popLast() {
      found += object.changes.map { (object, $0) }
      pending += object.children.reversed()
    }
    return found
  }
}
