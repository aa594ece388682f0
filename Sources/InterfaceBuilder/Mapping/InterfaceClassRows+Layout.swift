import UIKitModel

extension InterfaceClassRows {
  static let layout: [InterfaceClassRows] = [
    InterfaceClassRows(
      "NSLayoutConstraint",
      [
        .initial(
          .attribute("firstAttribute"),
          get: { (constraint: NSLayoutConstraint) in constraint.firstAttribute },
          set: { $0.firstAttribute = $1 }, spellings: layoutAttributes),
        .initial(
          .attribute("secondAttribute"),
          get: { (constraint: NSLayoutConstraint) in constraint.secondAttribute },
          set: { $0.secondAttribute = $1 }, omitted: "notAnAttribute", spellings: layoutAttributes),
        .initial(
          .attribute("relation"), get: { (constraint: NSLayoutConstraint) in constraint.relation },
          set: { $0.relation = $1 }, omitted: "equal"),
        .initial(
          .attribute("multiplier"), get: { (constraint: NSLayoutConstraint) in constraint.multiplier },
          set: { $0.multiplier = $1 }, omitted: "1", form: .ratio),
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
