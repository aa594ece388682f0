import StyleInjection

extension ModelRows where Root == UIViewController {
  /// The view of a controller, the controllers around it and their bars.
  mutating func addRelations() {
    addRelation("view") { $0.view }
    addRelation("parent") { $0.parent }
    addRelation("navigationController") { $0.ownOrOuterNavigationController }
    addRelation("tabBarController") { $0.ownOrOuterTabBarController }
    addRelation("navigationBar") { $0.ownOrOuterNavigationController?.navigationBar }
    addRelation("toolbar") { $0.ownOrOuterNavigationController?.toolbar }
    addRelation("tabBar") { $0.ownOrOuterTabBarController?.tabBar }
  }
}

extension UIViewController {
  fileprivate final var ownOrOuterNavigationController: UINavigationController? {
    self as? UINavigationController ?? navigationController
  }

  fileprivate final var ownOrOuterTabBarController: UITabBarController? {
    self as? UITabBarController ?? tabBarController
  }
}
