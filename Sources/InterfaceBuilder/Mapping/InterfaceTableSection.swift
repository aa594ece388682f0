import UIKitModel

/// A section of a table view's static rows while it is loaded.
final class InterfaceTableSection: UIKitObject {
  var headerTitle: String?
  var footerTitle: String?
  var cells: [UITableViewCell] = []

  var section: UITableView.Section {
    UITableView.Section(headerTitle: headerTitle, footerTitle: footerTitle, cells: cells)
  }
}
