extension InterfaceElementRoles {
  /// How objects know each other, and what is no object of the document itself.
  static let connections: [InterfaceElementRoles] = [
    InterfaceElementRoles(
      "outlet",
      [.attribute("id", .id), .attribute("property", .keyPath), .attribute("destination", .reference)]),
    InterfaceElementRoles(
      "outletCollection",
      [
        .attribute("id", .id), .attribute("property", .keyPath), .attribute("destination", .reference),
        .attribute("collectionClass", .className), .attribute("appends", .flag),
      ]),
    InterfaceElementRoles(
      "action",
      [
        .attribute("id", .id), .attribute("selector", .selector), .attribute("destination", .reference),
        .attribute("eventType", eventType),
      ]),
    InterfaceElementRoles(
      "segue",
      custom + [
        .attribute("id", .id),
        .attribute("kind", segueKind),
        .attribute("destination", .reference),
        .attribute("reference", .reference),
        .attribute("relationship", relationship),
        .attribute("identifier", .text),
        .attribute("animates", .flag),
        .attribute("action", .selector),
        .attribute("unwindAction", .selector),
        .attribute("destinationCreationSelector", .selector),
        .attribute("trigger", .identifier),
        .attribute("splitViewControllerTargetIndex", .integer),
        .attribute("popoverAnchorView", .reference),
        .attribute("popoverAnchorBarButtonItem", .reference),
        .attribute("modalPresentationStyle", .identifier),
        .attribute("modalTransitionStyle", .identifier),
        .child("popoverArrowDirection"), .child("action"),
      ]),
    InterfaceElementRoles(
      "placeholder",
      custom + [
        .attribute("id", .id),
        .attribute("placeholderIdentifier", .resource),
        .attribute("userLabel", .text),
        .attribute("sceneMemberID", .word("viewController", "firstResponder", "exit")),
        .child("userLabel"), .child("userComments"),
      ]),
    InterfaceElementRoles(
      "exit",
      custom + [
        .attribute("id", .id), .attribute("userLabel", .text), .attribute("sceneMemberID", .word("exit")),
      ]),
    InterfaceElementRoles(
      "userDefinedRuntimeAttribute",
      [
        .attribute("type", runtimeType), .attribute("keyPath", .keyPath), .attribute("value", .text),
        .attribute("localized", .flag), .child("value"),
      ]),
  ]

  private static let custom: [InterfaceRole] = [
    .attribute("customClass", .className), .attribute("customModule", .moduleName),
    .attribute("customModuleProvider", .word("target")),
  ]

  /// The types of user-defined runtime attributes.
  private static let runtimeType = InterfaceRoleForm.word(
    "nil", "boolean", "number", "string", "point", "size", "rect", "range", "color", "image")

  /// The kinds of segues since Xcode 5: `push`, `modal` and `popover` are those without adaptive presentation.
  private static let segueKind = InterfaceRoleForm.word(
    "show", "showDetail", "presentation", "popoverPresentation", "embed", "relationship", "unwind", "custom",
    "push", "modal", "popover", "replace")

  private static let relationship = InterfaceRoleForm.word(
    "rootViewController", "viewControllers", "masterViewController", "detailViewController",
    "supplementaryViewController", "compactViewController", "inspectorViewController")

  /// The names of `UIControl.Event` as documents spell them.
  private static let eventType = InterfaceRoleForm.word(
    "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter", "touchDragExit",
    "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged", "primaryActionTriggered",
    "menuActionTriggered", "editingDidBegin", "editingChanged", "editingDidEnd", "editingDidEndOnExit",
    "allTouchEvents", "allEditingEvents", "allEvents")
}
