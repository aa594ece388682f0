import StyleInjection

/// A controller of a table view.
open class UITableViewController: UIViewController {
  /// Whether the selection is cleared when the view comes back.
  public final var clearsSelectionOnViewWillAppear = true
  /// The view, if it is a table view.
  public final var tableView: UITableView? { view as? UITableView }
}

extension ModelClass {
  static let tableViewController = ModelClass("UITableViewController", UITableViewController.self) { rows in
    rows.add(
      "clearsSelectionOnViewWillAppear", { $0.clearsSelectionOnViewWillAppear },
      { $0.clearsSelectionOnViewWillAppear = $1 })
    rows.addObject("tableView", "UITableView") { $0.tableView }
  }
}

/// A controller of a collection view.
open class UICollectionViewController: UIViewController {
  /// Whether the selection is cleared when the view comes back.
  public final var clearsSelectionOnViewWillAppear = true
  /// The view, if it is a collection view.
  public final var collectionView: UICollectionView? { view as? UICollectionView }
}

extension ModelClass {
  static let collectionViewController = ModelClass(
    "UICollectionViewController", UICollectionViewController.self
  ) { rows in
    rows.add(
      "clearsSelectionOnViewWillAppear", { $0.clearsSelectionOnViewWillAppear },
      { $0.clearsSelectionOnViewWillAppear = $1 })
    rows.addObject("collectionView", "UICollectionView") { $0.collectionView }
  }
}
