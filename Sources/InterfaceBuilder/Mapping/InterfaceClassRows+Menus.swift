import UIKitModel

extension InterfaceClassRows {
  static let menus: [InterfaceClassRows] = [
    InterfaceClassRows(
      "UIMenu",
      [
        .initial(.attribute("title"), \UIMenu.title),
        .initial(.attribute("image"), \UIMenu.image),
        .initial(.attribute("identifier"), \UIMenu.identifier),
        .initial(.attribute("options"), \UIMenu.options),
        .initial(.child("title"), \UIMenu.title),
        .initial(.child("image"), \UIMenu.image),
        .attribute("subtitle"),
        .attribute("preferredElementSize"),
      ]),
    InterfaceClassRows(
      "UICommand",
      [
        .attribute("title"),
        .attribute("image"),
        .attribute("subtitle"),
        .attribute("discoverabilityTitle"),
        .attribute("attributes"),
        .attribute("state", omitted: "off"),
        .initial(.attribute("selector"), \UICommand.action),
        .initial(.attribute("actionName"), \UICommand.action),
        .child("title"),
        .child("image"),
        .child("discoverabilityTitle"),
      ]),
    InterfaceClassRows(
      "UIKeyCommand",
      [
        .initial(.attribute("input"), \UIKeyCommand.input),
        .initial(
          .attribute("modifierFlags"), \UIKeyCommand.modifierFlags, form: .bits(of: UIKeyModifierFlags.self)),
        .attribute("wantsPriorityOverSystemBehavior", omitted: "NO"),
        .attribute("allowsAutomaticLocalization", omitted: "YES"),
        .attribute("allowsAutomaticMirroring", omitted: "YES"),
        .initial(.child("input"), \UIKeyCommand.input),
      ]),
  ]
}
