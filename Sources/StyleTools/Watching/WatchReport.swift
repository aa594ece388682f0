import StyleDiagnostics

/// What watching files tells of: each thing as it happens.
public enum WatchReport: Sendable {
  /// The sheets were applied, and the files are watched from now on; again after another configuration.
  case applied(ApplyReport)
  /// New sheets are in force, or documents were loaded anew.
  case restyled(Restyling)
  /// Something in force cannot be read any more, and stays as it is.
  case failed(Failure)
  /// After a failure files are again what is in force.
  case recovered(Recovery)
  /// Watching ended.
  case ended(Summary)

  /// What new sheets, documents or assets changed.
  public struct Restyling: Sendable {
    /// Which save it was, counted from 1.
    public var save = 0
    /// The sheets, documents, catalogs and images that are not as they were, sorted.
    public var paths: [String] = []
    /// The documents among them, and whether they are still there.
    public var documents: [DocumentChange] = []
    /// The paths of all sheets in force.
    public var sheets: [String] = []
    /// The changes, object by object in reading order.
    public var changes: [Change] = []
    /// How many objects changed.
    public var objectCount = 0
    /// How long it took to read the files, to compile their rules or to load them, and to restyle the objects.
    public var duration = Duration.zero
    /// How many errors there are in the sheets in force, or in what was loaded anew.
    public var errorCount = 0
    /// How many warnings there are about the sheets in force, or about what was loaded anew.
    public var warningCount = 0
    /// What is wrong with them, and was not told before.
    public var diagnostics = DiagnosticList([])
  }

  /// What became of a document.
  public struct DocumentChange: Sendable, Hashable {
    /// What happened to it.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
      case added, changed, removed
    }

    /// Its path.
    public var path: String
    /// What happened to it.
    public var kind: Kind
  }

  /// One new value.
  public struct Change: Sendable {
    /// The object.
    public var object: Object
    /// What was set.
    public var keyPath: String
    /// The value before, as a sheet would spell it; in a new document the document's own.
    public var old: String
    /// The value now, as a sheet would spell it.
    public var new: String
    /// The rule that won; nil where none names the property any more and its original value came back.
    public var rule: Rule?
  }

  /// A rule that won.
  public struct Rule: Sendable, Hashable {
    /// Its selector.
    public var selector: String
    /// Where it stands.
    public var origin: SourceRange
  }

  /// An object, and where it is found.
  public struct Object: Sendable, Hashable {
    /// The path of its document.
    public var path: String
    /// The class of its scene's controller, of the file's owner in a xib; nil where there is none.
    public var controller: String?
    /// Its id in the document; nil where the document gives none.
    public var id: String?
    /// Its class.
    public var className: String
    /// Its style identifiers.
    public var identifiers: [String]
  }

  /// A save that does not count.
  public struct Failure: Sendable {
    /// What stays as it is.
    public enum Kept: String, Sendable, Hashable, CaseIterable {
      case styles, documents, configuration
    }

    /// Which save it was, counted from 1.
    public var save: Int
    /// What stays as it is.
    public var kept = Kept.styles
    /// What is wrong, and where.
    public var diagnostics: DiagnosticList
  }

  /// An end of failures.
  public struct Recovery: Sendable, Hashable {
    /// Which save it was, counted from 1.
    public var save: Int
    /// The files that can be read again.
    public var paths: [String]
  }

  /// All in all.
  public struct Summary: Sendable, Hashable {
    /// How many saves were noticed.
    public var saveCount = 0
    /// How many of them left a file that cannot be read.
    public var failureCount = 0
    /// How many values changed.
    public var changeCount = 0
    /// How long the files were watched.
    public var duration = Duration.zero
  }
}

extension WatchReport: ToolReport {
  /// What is wrong, and was not told before.
  public var diagnostics: DiagnosticList {
    switch self {
    case .applied(let report): report.diagnostics
    case .restyled(let restyling): restyling.diagnostics
    case .failed(let failure): failure.diagnostics
    case .recovered, .ended: DiagnosticList([])
    }
  }

  /// Why nothing can be watched; nil once they are.
  public var obstacle: ToolObstacle? {
    if case .applied(let report) = self { report.obstacle } else { nil }
  }
}

extension WatchReport.Restyling {
  /// How many original values came back.
  public var restoredCount: Int { changes.count { $0.rule == nil } }
}

extension WatchReport {
  /// What loading anew came to.
  struct Reload {
    /// Nil where nothing changed in truth.
    let restyling: Restyling?
    /// What is wrong with documents whose last good content stays.
    let failures: [Diagnostic]
    /// The documents whose files are again what is in force.
    let recovered: [String]
  }
}
