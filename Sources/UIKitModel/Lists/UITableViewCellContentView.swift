/// The view that holds a row's content: a class of its own, as on a device.
open class UITableViewCellContentView: UIView {}

extension ModelClass {
  static let tableViewCellContentView = ModelClass(
    "UITableViewCellContentView", UITableViewCellContentView.self, inherits: "UIView")
}
