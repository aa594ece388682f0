import UIKitModel

extension InterfaceClassRows {
  static let appearances: [InterfaceClassRows] = [
    InterfaceClassRows(
      "UIBarAppearance",
      [
        .initial(.attribute("backgroundEffect"), \UIBarAppearance.backgroundEffectStyle),
        .attribute("backgroundImage"),
        .attribute("backgroundImageContentMode", omitted: "scaleToFill"),
        .attribute("shadowImage"),
        .child("backgroundColor"),
        .child("backgroundImage"),
        .child("shadowColor"),
        .child("shadowImage"),
      ]),
    InterfaceClassRows(
      "UINavigationBarAppearance",
      [
        .initial(.attribute("backIndicatorImage"), \UINavigationBarAppearance.backIndicatorImage),
        .initial(
          .attribute("backIndicatorTransitionMaskImage"),
          \UINavigationBarAppearance.backIndicatorTransitionMaskImage),
        .initial(.child("backIndicatorImage"), \UINavigationBarAppearance.backIndicatorImage),
        .initial(
          .child("backIndicatorTransitionMaskImage"),
          \UINavigationBarAppearance.backIndicatorTransitionMaskImage),
        .child("titleTextAttributes"),
        .child("largeTitleTextAttributes"),
        .child("titlePositionAdjustment"),
      ]),
    InterfaceClassRows(
      "UITabBarAppearance",
      [
        .attribute("selectionIndicatorImage"),
        .attribute("stackedItemPositioning", omitted: "automatic"),
        .attribute("stackedItemSpacing"),
        .attribute("stackedItemWidth"),
        .child("selectionIndicatorImage"),
        .child("selectionIndicatorTintColor"),
      ]),
    InterfaceClassRows(
      "UIBarButtonItemStateAppearance",
      [
        .attribute("backgroundImage"),
        .child("backgroundImage"),
        .child("backgroundImagePositionAdjustment"),
        .child("titlePositionAdjustment"),
        .child("titleTextAttributes"),
      ]),
    InterfaceClassRows(
      "UITabBarItemStateAppearance",
      [
        .child("badgeBackgroundColor"),
        .child("badgePositionAdjustment"),
        .child("badgeTextAttributes"),
        .child("badgeTitlePositionAdjustment"),
        .child("iconColor"),
        .child("titlePositionAdjustment"),
        .child("titleTextAttributes"),
      ]),
  ]
}
