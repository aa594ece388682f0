import UIKitModel

extension InterfaceAttachment {
  static let appearanceRows =
    navigationBarAppearances + toolbarAppearances + tabBarAppearances + itemAppearances
    + stateAppearances

  private static let navigationBarAppearances: [InterfaceAttachment] = [
    one("standardAppearance") { (bar: UINavigationBar, look: UINavigationBarAppearance) in
      bar.standardAppearance = look
    },
    one("compactAppearance") { (bar: UINavigationBar, look: UINavigationBarAppearance) in
      bar.compactAppearance = look
    },
    one("scrollEdgeAppearance") { (bar: UINavigationBar, look: UINavigationBarAppearance) in
      bar.scrollEdgeAppearance = look
    },
    one("compactScrollEdgeAppearance") { (bar: UINavigationBar, look: UINavigationBarAppearance) in
      bar.compactScrollEdgeAppearance = look
    },
    one("standardAppearance") { (item: UINavigationItem, look: UINavigationBarAppearance) in
      item.standardAppearance = look
    },
    one("compactAppearance") { (item: UINavigationItem, look: UINavigationBarAppearance) in
      item.compactAppearance = look
    },
    one("scrollEdgeAppearance") { (item: UINavigationItem, look: UINavigationBarAppearance) in
      item.scrollEdgeAppearance = look
    },
    one("compactScrollEdgeAppearance") { (item: UINavigationItem, look: UINavigationBarAppearance) in
      item.compactScrollEdgeAppearance = look
    },
  ]

  private static let toolbarAppearances: [InterfaceAttachment] = [
    one("standardAppearance") { (bar: UIToolbar, look: UIToolbarAppearance) in bar.standardAppearance = look
    },
    one("compactAppearance") { (bar: UIToolbar, look: UIToolbarAppearance) in bar.compactAppearance = look },
    one("scrollEdgeAppearance") { (bar: UIToolbar, look: UIToolbarAppearance) in
      bar.scrollEdgeAppearance = look
    },
    one("compactScrollEdgeAppearance") { (bar: UIToolbar, look: UIToolbarAppearance) in
      bar.compactScrollEdgeAppearance = look
    },
  ]

  private static let tabBarAppearances: [InterfaceAttachment] = [
    one("standardAppearance") { (bar: UITabBar, look: UITabBarAppearance) in bar.standardAppearance = look },
    one("scrollEdgeAppearance") { (bar: UITabBar, look: UITabBarAppearance) in
      bar.scrollEdgeAppearance = look
    },
    one("standardAppearance") { (item: UITabBarItem, look: UITabBarAppearance) in
      item.standardAppearance = look
    },
    one("scrollEdgeAppearance") { (item: UITabBarItem, look: UITabBarAppearance) in
      item.scrollEdgeAppearance = look
    },
  ]

  private static let itemAppearances: [InterfaceAttachment] = [
    one("buttonAppearance") { (bar: UINavigationBarAppearance, look: UIBarButtonItemAppearance) in
      bar.buttonAppearance = look
    },
    one("doneButtonAppearance") { (bar: UINavigationBarAppearance, look: UIBarButtonItemAppearance) in
      bar.doneButtonAppearance = look
    },
    one("backButtonAppearance") { (bar: UINavigationBarAppearance, look: UIBarButtonItemAppearance) in
      bar.backButtonAppearance = look
    },
    one("buttonAppearance") { (bar: UIToolbarAppearance, look: UIBarButtonItemAppearance) in
      bar.buttonAppearance = look
    },
    one("doneButtonAppearance") { (bar: UIToolbarAppearance, look: UIBarButtonItemAppearance) in
      bar.doneButtonAppearance = look
    },
    one("stackedLayoutAppearance") { (bar: UITabBarAppearance, look: UITabBarItemAppearance) in
      bar.stackedLayoutAppearance = look
    },
    one("inlineLayoutAppearance") { (bar: UITabBarAppearance, look: UITabBarItemAppearance) in
      bar.inlineLayoutAppearance = look
    },
    one("compactInlineLayoutAppearance") { (bar: UITabBarAppearance, look: UITabBarItemAppearance) in
      bar.compactInlineLayoutAppearance = look
    },
  ]

  private static let stateAppearances: [InterfaceAttachment] = [
    one("normal") { (item: UIBarButtonItemAppearance, look: UIBarButtonItemStateAppearance) in
      item.normal = look
    },
    one("highlighted") { (item: UIBarButtonItemAppearance, look: UIBarButtonItemStateAppearance) in
      item.highlighted = look
    },
    one("disabled") { (item: UIBarButtonItemAppearance, look: UIBarButtonItemStateAppearance) in
      item.disabled = look
    },
    one("focused") { (item: UIBarButtonItemAppearance, look: UIBarButtonItemStateAppearance) in
      item.focused = look
    },
    one("normal") { (item: UITabBarItemAppearance, look: UITabBarItemStateAppearance) in item.normal = look },
    one("selected") { (item: UITabBarItemAppearance, look: UITabBarItemStateAppearance) in
      item.selected = look
    },
    one("disabled") { (item: UITabBarItemAppearance, look: UITabBarItemStateAppearance) in
      item.disabled = look
    },
    one("focused") { (item: UITabBarItemAppearance, look: UITabBarItemStateAppearance) in
      item.focused = look
    },
  ]
}
