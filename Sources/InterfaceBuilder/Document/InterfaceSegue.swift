import StyleInjection

/// A way from one controller to another.
public struct InterfaceSegue: Sendable, Hashable {
  /// How the other controller comes.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Adaptive, since iOS 8.
    case show, showDetail, presentation, popoverPresentation
    /// The other controller stands inside the view from which the segue leads.
    case embed
    /// The other controller stands inside this one.
    case relationship
    /// Back to a controller that is there already; its destination is the scene's exit.
    case unwind
    /// As the segue's own class has it.
    case custom
    /// Not adaptive, as before iOS 8.
    case push, modal, popover, replace
  }

  /// How the other controller comes; nil for a word that is not known.
  public let kind: Kind?
  /// The name by which code performs the segue; nil for none.
  public let identifier: String?
  /// The segue's own class; nil for UIKit's.
  public let className: StyleClassName?
  /// What the other controller is to this one, such as `rootViewController`; nil unless the kind is `relationship`.
  public let relationship: String?
  /// The `modalPresentationStyle` that it sets, as documents spell it; nil for the controller's own.
  public let presentationStyle: String?
  /// The `modalTransitionStyle` that it sets, as documents spell it; nil for the controller's own.
  public let transitionStyle: String?
  /// Whether the change is animated.
  public let isAnimated: Bool
  /// The method to which an unwind segue leads back; nil for other kinds.
  public let unwindAction: String?
  /// The method of this controller that makes the other one; nil for none.
  public let creationSelector: String?
  /// The id of the view or bar item at which a popover points; nil for none.
  public let anchorID: String?
}

extension InterfaceSegue {
  init(_ element: InterfaceElement) {
    kind = element["kind"].flatMap(Kind.init)
    identifier = element["identifier"]
    className = InterfaceCustomClass.name(of: element)
    relationship = element["relationship"]
    presentationStyle = element["modalPresentationStyle"]
    transitionStyle = element["modalTransitionStyle"]
    isAnimated = element["animates"] != "NO"
    unwindAction = element["unwindAction"]
    creationSelector = element["destinationCreationSelector"]
    anchorID = element["popoverAnchorView"] ?? element["popoverAnchorBarButtonItem"]
  }
}
