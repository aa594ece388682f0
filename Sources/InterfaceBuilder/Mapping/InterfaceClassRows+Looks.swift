import UIKitModel

extension InterfaceClassRows {
  static let looks: [InterfaceClassRows] = [
    InterfaceClassRows("UIBlurEffect", [.initial(.attribute("style"), \UIBlurEffect.style)]),
    InterfaceClassRows(
      "UIBarAppearance",
      [
        .child("backgroundColor"),
        .child("backgroundImage"),
        .child("shadowColor"),
        .child("shadowImage"),
      ]),
    InterfaceClassRows(
      "UIBackgroundConfiguration",
      [
        .attribute("cornerRadius"),
        .attribute("strokeWidth"),
        .attribute("strokeOutset"),
        .attribute("image"),
        .child("backgroundColor"),
        .child("strokeColor"),
        .child("image"),
        .child("backgroundInsets"),
      ]),
    InterfaceClassRows(
      "UIButton.Configuration",
      [
        .attribute("image"),
        .attribute("title"),
        .attribute("subtitle"),
        .attribute("imagePadding"),
        .attribute("titlePadding"),
        .attribute("cornerStyle"),
        .attribute("buttonSize"),
        .attribute("imagePlacement"),
        .attribute("titleAlignment"),
        .attribute("showsActivityIndicator", omitted: "NO"),
        .child("image"),
        .child("title"),
        .child("subtitle"),
        .child("attributedTitle"),
        .child("baseForegroundColor"),
        .child("baseBackgroundColor"),
        .child("contentInsets"),
      ]),
    InterfaceClassRows(
      "UIListContentConfiguration",
      [
        .attribute("secondaryText"),
        .attribute("text"),
        .attribute("image"),
        .child("image"),
        .child("text"),
        .child("secondaryText"),
      ]),
  ]
}
