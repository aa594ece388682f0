import StyleDiagnostics
import StyleInjection

/// Why objects of documents look as they do under sheets.
public struct ExplainReport: Sendable {
  /// An object with its explanation.
  public struct Object: Sendable {
    /// The path of its document.
    public let path: String
    /// Its id in the document; nil where the document gives none.
    public let id: String?
    /// Its class, an app's own before UIKit's.
    public let className: StyleClassName
    /// The UIKit class that stands for it.
    public let modelClassName: String
    /// Its style names.
    public let identifiers: [String]
    /// Its properties and the rules that only just miss it.
    public let explanation: StyleExplanation
  }

  /// What was asked for: `#identifier`, an id or a class.
  public var subject = ""
  /// The key path that was asked for; nil for all that sheets speak of.
  public var keyPath: String?
  /// The paths of the sheets, weakest first.
  public var sheets: [String] = []
  /// The objects, in the order of the documents.
  public var objects: [Object] = []
  /// What is wrong with sheets, documents and configuration, and with what was asked for.
  public var diagnostics = DiagnosticList([])
  /// Why some of the work was not done at all; nil where it was done.
  public var obstacle: ToolObstacle?
}

extension ExplainReport: ToolReport {}
