extension InterfaceClassRows {
  static let gestures: [InterfaceClassRows] = [
    InterfaceClassRows(
      "UIGestureRecognizer",
      [
        .attribute("enabled", "isEnabled", omitted: "YES"),
        .attribute("cancelsTouchesInView", omitted: "YES"),
        .attribute("delaysTouchesBegan", omitted: "NO"),
        .attribute("delaysTouchesEnded", omitted: "YES"),
      ]),
    InterfaceClassRows(
      "UILongPressGestureRecognizer",
      [
        .attribute("allowableMovement"),
        .attribute("minimumPressDuration"),
        .attribute("numberOfTapsRequired"),
      ]),
    InterfaceClassRows(
      "UIPanGestureRecognizer",
      [
        .attribute("minimumNumberOfTouches")
      ]),
    InterfaceClassRows(
      "UISwipeGestureRecognizer",
      [
        .attribute("direction", omitted: "right")
      ]),
    InterfaceClassRows(
      "UITapGestureRecognizer",
      [
        .attribute("numberOfTapsRequired"),
        .attribute("numberOfTouchesRequired"),
      ]),
  ]
}
