import StyleDiagnostics
import UIKitModel

/// What stands for a controller of another storyboard, or of another scene of the same one.
///
/// Nothing is known of that controller until the other storyboard is loaded too: see ``InterfaceProject``.
public final class InterfaceStoryboardReference: UIViewController {
  /// The other storyboard's name without its extension; nil for the same storyboard.
  public private(set) var storyboardName: String?
  /// The storyboard identifier of the controller; nil for the initial one.
  public private(set) var referencedIdentifier: String?
  /// The bundle of the other storyboard; nil for the app's own.
  public private(set) var bundleIdentifier: String?
  /// Where the document names the controller: the value of the attribute that says most.
  private(set) var range: SourceRange?
  /// The view that is to show the controller; nil where it is not embedded.
  weak var container: UIView?

  func read(_ element: InterfaceElement) {
    storyboardName = element["storyboardName"]
    referencedIdentifier = element["referencedIdentifier"]
    bundleIdentifier = element["bundleIdentifier"]
    range = element.range(of: referencedIdentifier == nil ? "storyboardName" : "referencedIdentifier")
  }
}
