import UIKitModel

extension InterfaceAttachment {
  static let rows =
    viewRows + listRows + barRows + menuRows + controllerRows + lookRows + appearanceRows + layoutRows

  /// Where objects go whose place is not known.
  static let anywhere: [InterfaceAttachment] = [
    list("subviews") { (superview: UIView, views: [UIView]) in views.forEach(superview.addSubview) },
    one("view") { (controller: UIViewController, view: UIView) in
      if let root = controller.view { root.addSubview(view) } else { controller.view = view }
    },
  ]

  private static let viewRows: [InterfaceAttachment] = [
    list("subviews") { (stack: UIStackView, views: [UIView]) in views.forEach(stack.addArrangedSubview) },
    one("contentView") { (effectView: UIVisualEffectView, view: UIView) in effectView.contentView = view },
    one("refreshControl") { (scroll: UIScrollView, control: UIRefreshControl) in
      scroll.refreshControl = control
    },
    one("refreshControl") { (controller: UIViewController, control: UIRefreshControl) in
      let scroll = controller.view as? UIScrollView
      if let scroll { scroll.refreshControl = control } else { controller.view?.addSubview(control) }
    },
    list("gestureRecognizers") { (view: UIView, recognizers: [UIGestureRecognizer]) in
      view.gestureRecognizers += recognizers
    },
  ]

  private static let listRows: [InterfaceAttachment] = [
    list("segments") { (control: UISegmentedControl, segments: [InterfaceSegment]) in
      control.segments += segments.map(\.content)
    },
    one("contentView") { (cell: UITableViewCell, view: UIView) in cell.contentView = view },
    one("contentView") { (cell: UICollectionViewCell, view: UIView) in cell.contentView = view },
    one("backgroundView") { (cell: UITableViewCell, view: UIView) in cell.backgroundView = view },
    one("backgroundView") { (cell: UICollectionViewCell, view: UIView) in cell.backgroundView = view },
    one("backgroundView") { (table: UITableView, view: UIView) in table.backgroundView = view },
    one("backgroundView") { (list: UICollectionView, view: UIView) in list.backgroundView = view },
    one("tableHeaderView") { (table: UITableView, view: UIView) in table.tableHeaderView = view },
    one("tableFooterView") { (table: UITableView, view: UIView) in table.tableFooterView = view },
    list("prototypes") { (table: UITableView, cells: [UITableViewCell]) in table.prototypeCells += cells },
    one("selectedBackgroundView") { (cell: UITableViewCell, view: UIView) in
      cell.selectedBackgroundView = view
    },
    one("selectedBackgroundView") { (cell: UICollectionViewCell, view: UIView) in
      cell.selectedBackgroundView = view
    },
    one("accessoryView") { (cell: UITableViewCell, view: UIView) in cell.accessoryView = view },
    one("contentView") { (view: UITableViewHeaderFooterView, content: UIView) in view.contentView = content },
    one("backgroundView") { (view: UITableViewHeaderFooterView, background: UIView) in
      view.backgroundView = background
    },
    list("cells") { (list: UICollectionView, cells: [UICollectionViewCell]) in list.prototypeCells += cells },
    one("sectionHeaderView") { (list: UICollectionView, header: UICollectionReusableView) in
      list.prototypeSectionHeader = header
    },
    one("sectionFooterView") { (list: UICollectionView, footer: UICollectionReusableView) in
      list.prototypeSectionFooter = footer
    },
    list("cells") { (section: InterfaceTableSection, cells: [UITableViewCell]) in section.cells += cells },
    list("sections") { (table: UITableView, sections: [InterfaceTableSection]) in
      table.sections += sections.map(\.section)
    },
  ]

  private static let controllerRows: [InterfaceAttachment] = [
    one("view") { (controller: UIViewController, view: UIView) in controller.view = view },
    one("navigationItem") { (controller: UIViewController, item: UINavigationItem) in
      controller.navigationItem = item
    },
    one("tabBarItem") { (controller: UIViewController, item: UITabBarItem) in controller.tabBarItem = item },
    list("toolbarItems") { (controller: UIViewController, items: [UIBarButtonItem]) in
      controller.toolbarItems += items
    },
    one("navigationBar") { (controller: UINavigationController, bar: UINavigationBar) in
      controller.navigationBar = bar
    },
    one("toolbar") { (controller: UINavigationController, bar: UIToolbar) in controller.toolbar = bar },
    one("tabBar") { (controller: UITabBarController, bar: UITabBar) in controller.tabBar = bar },
    list("viewControllers") { (parent: UIViewController, children: [UIViewController]) in
      children.forEach(parent.addChild)
    },
    one("rootViewController") { (parent: UIViewController, child: UIViewController) in parent.addChild(child)
    },
    one("masterViewController") { (parent: UIViewController, child: UIViewController) in
      parent.addChild(child)
    },
    one("detailViewController") { (parent: UIViewController, child: UIViewController) in
      parent.addChild(child)
    },
    one("supplementaryViewController") { (parent: UIViewController, child: UIViewController) in
      parent.addChild(child)
    },
    one("searchDisplayController") { (controller: UIViewController, search: UISearchDisplayController) in
      controller.searchDisplayController = search
    },
    one("compactViewController") { (parent: UIViewController, child: UIViewController) in
      parent.addChild(child)
    },
  ]
}
