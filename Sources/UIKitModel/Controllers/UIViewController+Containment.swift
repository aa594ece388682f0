extension UIViewController {
  /// Puts a controller inside this one, behind its other children; it leaves the container that it had before, and a
  /// live manager styles it. A controller cannot stand inside itself: nothing happens.
  public final func addChild(_ child: UIViewController) {
    guard child !== self, !isDescendant(of: child) else { return }
    child.detach()
    children.append(child)
    child.parent = self
    child.setNeedsStyle()
  }

  /// Takes the controller out of its container, if it has one; it keeps its looks. O(its siblings).
  public final func removeFromParent() {
    guard parent != nil else { return }
    detach()
    setNeedsStyle()
  }

  private func detach() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Puts a controller in the place of a child; it leaves the container that it had before, and a live manager styles
  /// it. Nothing happens if the other one is no child, or if the controller would stand inside itself. O(children).
  public final func replaceChild(_ child: UIViewController, by controller: UIViewController) {
    guard child.parent === self, controller !== self, !isDescendant(of: controller) else { return }
    controller.detach()
    guard let place = children.firstIndex(where: { $0 === child }) else { return }
    children[place] = controller
    child.parent = nil
    controller.parent = self
    child.setNeedsStyle()
    controller.setNeedsStyle()
  }

  /// Makes these controllers the only children, in this order.
  final func setChildren(_ controllers: [UIViewController]) {
    for child in children { child.removeFromParent() }
    for child in controllers { addChild(child) }
  }

  /// The nearest navigation controller around this one; nil for none.
  public final var navigationController: UINavigationController? { container() }
  /// The nearest tab bar controller around this one; nil for none.
  public final var tabBarController: UITabBarController? { container() }
  /// The nearest split view controller around this one; nil for none.
  public final var splitViewController: UISplitViewController? { container() }

  private func container<Container: UIViewController>() -> Container? {
    var next = parent
    while let current = next {
      if let found = current as? Container { return found }
      next = current.parent
    }
    return nil
  }

  private func isDescendant(of controller: UIViewController) -> Bool {
    var next = parent
    while let current = next {
      if current === controller { return true }
      next = current.parent
    }
    return false
  }
}
