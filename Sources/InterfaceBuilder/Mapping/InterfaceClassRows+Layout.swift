import UIKitModel

extension InterfaceClassRows {
  static let layout: [InterfaceClassRows] = [
    InterfaceClassRows(
      "NSLayoutConstraint",
      [
        .initial(
          .attribute("firstAttribute"), \NSLayoutConstraint.firstAttribute, spellings: layoutAttributes),
        .initial(
          .attribute("secondAttribute"), \NSLayoutConstraint.secondAttribute, omitted: "notAnAttribute",
          spellings: layoutAttributes),
        .initial(.attribute("relation"), \NSLayoutConstraint.relation, omitted: "equal"),
        .initial(.attribute("multiplier"), \NSLayoutConstraint.multiplier, omitted: "1", form: .ratio),
        .attribute("constant", omitted: "0"),
        .attribute("priority", omitted: "1000"),
        .attribute("identifier"),
      ]),
    InterfaceClassRows("UILayoutGuide", [.attribute("identifier")]),
    InterfaceClassRows(
      "UIKeyboardLayoutGuide",
      [
        .attribute("followsUndockedKeyboard", omitted: "NO"),
        .attribute("usesBottomSafeArea", omitted: "YES"),
        .attribute("keyboardDismissPadding"),
      ]),
    InterfaceClassRows("UILayoutSupport", [.initial(.attribute("type"), \UILayoutSupport.edge)]),
  ]

  /// The baseline of documents is the one of the last line.
  private static let layoutAttributes = ["baseline": "lastBaseline"]
}
