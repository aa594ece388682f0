import UIKitModel

extension InterfaceAttachment {
  static let barRows: [InterfaceAttachment] = [
    list("items") { (bar: UINavigationBar, items: [UINavigationItem]) in bar.items += items },
    list("items") { (bar: UIToolbar, items: [UIBarButtonItem]) in bar.items += items },
    list("items") { (bar: UITabBar, items: [UITabBarItem]) in bar.items += items },
    list("leftBarButtonItem") { (bar: UINavigationItem, items: [UIBarButtonItem]) in
      bar.leftBarButtonItems += items
    },
    list("leftBarButtonItems") { (bar: UINavigationItem, items: [UIBarButtonItem]) in
      bar.leftBarButtonItems += items
    },
    list("rightBarButtonItem") { (bar: UINavigationItem, items: [UIBarButtonItem]) in
      bar.rightBarButtonItems += items
    },
    list("rightBarButtonItems") { (bar: UINavigationItem, items: [UIBarButtonItem]) in
      bar.rightBarButtonItems += items
    },
    one("backBarButtonItem") { (bar: UINavigationItem, item: UIBarButtonItem) in bar.backBarButtonItem = item
    },
    one("titleView") { (bar: UINavigationItem, view: UIView) in bar.titleView = view },
    one("customView") { (item: UIBarButtonItem, view: UIView) in item.customView = view },
  ]

  static let menuRows: [InterfaceAttachment] = [
    one("menu") { (button: UIButton, menu: UIMenu) in button.menu = menu },
    one("menu") { (item: UIBarButtonItem, menu: UIMenu) in item.menu = menu },
    list("children") { (menu: UIMenu, entries: [UIMenuElement]) in menu.children += entries },
    list("items") { (menu: UIMenu, entries: [UIMenuElement]) in menu.children += entries },
    list("keyCommands") { (controller: UIViewController, commands: [UIKeyCommand]) in
      controller.keyCommands += commands
    },
  ]
}
