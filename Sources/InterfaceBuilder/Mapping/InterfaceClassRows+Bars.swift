import UIKitModel

extension InterfaceClassRows {
  static let bars: [InterfaceClassRows] = [
    InterfaceClassRows(
      "UINavigationBar",
      [
        .attribute("barStyle", omitted: "default"),
        .attribute("largeTitles", "prefersLargeTitles", omitted: "NO"),
        .attribute("translucent", "isTranslucent", omitted: "YES"),
        .child("barTintColor"),
        .child("titleTextAttributes"),
        .child("largeTitleTextAttributes"),
      ]),
    InterfaceClassRows(
      "UITabBar",
      [
        .attribute("barStyle", omitted: "default"),
        .attribute("translucent", "isTranslucent", omitted: "YES"),
        .attribute("itemPositioning", omitted: "automatic"),
        .attribute("itemWidth"),
        .attribute("itemSpacing"),
        .child("barTintColor"),
        .child("selectedImageTintColor"),
        .child("unselectedItemTintColor"),
        .child("backgroundImage"),
        .child("shadowImage"),
        .child("selectionIndicatorImage"),
      ]),
    InterfaceClassRows(
      "UIToolbar",
      [
        .attribute("barStyle", omitted: "default"),
        .attribute("translucent", "isTranslucent", omitted: "YES"),
        .child("barTintColor"),
      ]),
    InterfaceClassRows(
      "UISearchBar",
      [
        .attribute("barStyle", omitted: "default"),
        .attribute("placeholder"),
        .attribute("searchBarStyle", omitted: "default"),
        .attribute("showsBookmarkButton", omitted: "NO"),
        .attribute("showsCancelButton", omitted: "NO"),
        .attribute("showsSearchResultsButton", omitted: "NO"),
        .attribute("text"),
        .attribute("prompt"),
        .attribute("translucent", "isTranslucent", omitted: "YES"),
        .attribute("showsScopeBar", omitted: "NO"),
        .attribute("selectedScopeButtonIndex", omitted: "0"),
        .child("barTintColor"),
        .child("text"),
        .child("placeholder"),
        .child("scopeButtonTitles"),
      ]),
    InterfaceClassRows(
      "UINavigationItem",
      [
        .attribute("largeTitleDisplayMode", omitted: "automatic"),
        .attribute("title"),
        .attribute("prompt"),
        .attribute("backButtonTitle"),
        .attribute("hidesBackButton", omitted: "NO"),
        .attribute("leftItemsSupplementBackButton", omitted: "NO"),
        .child("title"),
      ]),
    InterfaceClassRows(
      "UIBarItem",
      [
        .attribute("enabled", "isEnabled", omitted: "YES"),
        .attribute("image"),
        .attribute("tag", omitted: "0"),
        .attribute("title"),
        .attribute("landscapeImage", "landscapeImagePhone"),
        .attribute("largeContentSizeImage"),
        .child("image"),
        .child("imageInsets"),
        .child("title"),
        .child("landscapeImagePhone"),
        .child("largeContentSizeImage"),
      ]),
    InterfaceClassRows(
      "UIBarButtonItem",
      [
        .initial(.attribute("systemItem"), \UIBarButtonItem.systemItem),
        .attribute("changesSelectionAsPrimaryAction", omitted: "NO"),
        .attribute("style", omitted: "plain"),
        .attribute("width"),
        .child("tintColor"),
      ]),
    InterfaceClassRows(
      "UITabBarItem",
      [
        .initial(.attribute("systemItem"), \UITabBarItem.systemItem),
        .attribute("badgeValue"),
        .attribute("selectedImage"),
        .child("selectedImage"),
      ]),
  ]
}
