import UIKitModel

extension InterfaceElementRoles {
  /// The roles that every object of a class may have beside its element's own.
  static func ofObjects(_ type: UIKitObject.Type) -> [InterfaceElementRoles] {
    if type is UIView.Type { return [anyView, anyObject] }
    if type is UIViewController.Type { return [anyController, anyObject] }
    return [anyObject]
  }

  /// Whose roles many elements have: of objects, of views and of controllers.
  static let shared = [anyObject, anyView, anyController]

  private static let anyObject = InterfaceElementRoles(
    "NSObject",
    [
      .attribute("id", .id),
      .attribute("userLabel", .text),
      .attribute("customClass", .className),
      .attribute("customModule", .moduleName),
      .attribute("customModuleProvider", .word("target")),
      .attribute("sceneMemberID", .word("viewController", "firstResponder", "exit")),
      .child("userLabel"), .child("userComments"), .child("canvasLocation"),
    ])

  private static let anyView = InterfaceElementRoles(
    "UIView",
    [
      .attribute("fixedFrame", .flag),
      .attribute("placeholderIntrinsicWidth", .measure),
      .attribute("placeholderIntrinsicHeight", .measure),
      .attribute("simulatedAppContext", .identifier),
      .attribute("layoutMarginsFollowReadableWidth", .flag),
    ] + simulated)

  private static let anyController = InterfaceElementRoles(
    "UIViewController",
    [
      .attribute("storyboardIdentifier", .text),
      .attribute("useStoryboardIdentifierAsRestorationIdentifier", .flag),
      .attribute("autoresizesArchivedViewToFullSize", .flag),
    ] + simulated)

  /// What the canvas supposes around a view or a controller.
  private static let simulated = [
    "simulatedStatusBarMetrics", "simulatedTopBarMetrics", "simulatedBottomBarMetrics",
    "simulatedOrientationMetrics", "simulatedDestinationMetrics", "freeformSize",
  ].map(InterfaceRole.child)

  static let objects: [InterfaceElementRoles] =
    [
      InterfaceElementRoles("button", [.attribute("hasAttributedTitle", .flag)]),
      InterfaceElementRoles(
        "label", [usesAttributedText, .attribute("useAutomaticPreferredMaxLayoutWidth", .flag)]),
      InterfaceElementRoles("textField", [usesAttributedText]),
      InterfaceElementRoles("textView", [usesAttributedText]),
      InterfaceElementRoles("stackView", [.attribute("spacingType", .word("standard"))]),
      InterfaceElementRoles("datePicker", [.attribute("useCurrentDate", .flag)]),
      InterfaceElementRoles(
        "tableView",
        [
          .attribute("dataMode", .word("prototypes", "static", "none")),
          .attribute("showsSelectionImmediatelyOnTouchBegin", .flag),
        ]),
      InterfaceElementRoles("sceneKitView", [.attribute("sceneName", .resource)]),
      InterfaceElementRoles("skView", [.attribute("sceneName", .resource)]),
      InterfaceElementRoles(
        "window", ["visibleAtLaunch", "resizesToFullScreen"].map { .attribute($0, .flag) }),
      InterfaceElementRoles(
        "collectionView", [.attribute("dataMode", .word("prototypes", "none"))]),
      InterfaceElementRoles(
        "tableViewCell",
        ["textLabel", "detailTextLabel", "imageView"].map { .attribute($0, .reference) }
          + [.attribute("rowHeight", .number)]),
      InterfaceElementRoles("tableViewCellContentView", [.attribute("tableViewCell", .reference)]),
      InterfaceElementRoles("collectionViewCell", [.child("customSize")]),
      InterfaceElementRoles("state", [catalog, .attribute("key", .identifier, named: "state")]),
      InterfaceElementRoles(
        "accessibility", [.attribute("key", .word("accessibilityConfiguration"), named: "place")]),
      InterfaceElementRoles(
        "textInputTraits", [.attribute("key", .word("textInputTraits"), named: "place")]),
      InterfaceElementRoles(
        "constraint",
        ["firstItem", "secondItem"].map { .attribute($0, .reference) }
          + ["symbolic", "placeholder"].map { .attribute($0, .flag) }
          + ["symbolType", "type"].map { .attribute($0, .identifier) }),
      InterfaceElementRoles("splitViewController", [.attribute("allowDoubleColumnStyle", .flag)]),
      InterfaceElementRoles(
        "viewControllerPlaceholder",
        [
          .attribute("storyboardName", .resource), .attribute("referencedIdentifier", .text),
          .attribute("bundleIdentifier", .identifier),
        ]),
      InterfaceElementRoles("menu", [.attribute("systemMenu", .identifier), catalog]),
    ]
    + [
      "imageView", "slider", "segment", "barButtonItem", "tabBarItem", "command", "keyCommand",
      "buttonConfiguration", "listContentConfiguration", "backgroundConfiguration",
    ].map { InterfaceElementRoles($0, [catalog]) }

  private static let catalog = InterfaceRole.attribute("catalog", .word("system"))

  private static let usesAttributedText = InterfaceRole.attribute("usesAttributedText", .flag)
}
