import StyleInjection

extension ModelRows where Root == UIViewController {
  /// The view of a controller, the controllers around it and their bars.
  mutating func addRelations() {
    addRelation("view") { $0.view }
    addRelation("parent") { $0.parent }
    addRelation("navigationController") { $0.navigationController }
    addRelation("tabBarController") { $0.tabBarController }
    addRelation("navigationBar") { $0.ownOrOuterNavigationController?.navigationBar }
    addRelation("toolbar") { $0.ownOrOuterNavigationController?.toolbar }
    addRelation("tabBar") { controller in
      (controller as? UITabBarController ?? controller.tabBarController)?.tabBar
    }
  }
}

extension UIViewController {
  fileprivate final var ownOrOuterNavigationController: UINavigationController? {
    self as? UINavigationController ?? navigationController
  }
}
