extension InterfaceClassRows {
  static let gestures: [InterfaceClassRows] = [
    InterfaceClassRows(
      "UIGestureRecognizer",
      [
        .attribute("enabled", "isEnabled", omitted: "YES"),
        .attribute("cancelsTouchesInView", omitted: "YES"),
        .attribute("delaysTouchesBegan", omitted: "NO"),
        .attribute("delaysTouchesEnded", omitted: "YES"),
        .attribute("requiresExclusiveTouchType", omitted: "YES"),
        .attribute("name"),
      ]),
    InterfaceClassRows(
      "UILongPressGestureRecognizer",
      [
        .attribute("allowableMovement"),
        .attribute("minimumPressDuration"),
        .attribute("numberOfTapsRequired"),
        .attribute("numberOfTouchesRequired"),
      ]),
    InterfaceClassRows(
      "UIPanGestureRecognizer",
      [
        .attribute("minimumNumberOfTouches"),
        .attribute("maximumNumberOfTouches"),
        .attribute("allowedScrollTypesMask"),
      ]),
    InterfaceClassRows(
      "UISwipeGestureRecognizer",
      [
        .attribute("direction", omitted: "right"),
        .attribute("numberOfTouchesRequired"),
      ]),
    InterfaceClassRows("UIPinchGestureRecognizer", [.attribute("scale")]),
    InterfaceClassRows("UIRotationGestureRecognizer", [.attribute("rotation")]),
    InterfaceClassRows("UIScreenEdgePanGestureRecognizer", [.attribute("edges"), .child("edges")]),
    InterfaceClassRows(
      "UITapGestureRecognizer",
      [
        .attribute("numberOfTapsRequired"),
        .attribute("numberOfTouchesRequired"),
      ]),
  ]
}
