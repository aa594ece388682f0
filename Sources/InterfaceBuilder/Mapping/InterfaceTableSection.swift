import StyleInjection
import UIKitModel

/// A section of a table view's static rows while it is loaded.
final class InterfaceTableSection: UIKitObject {
  var headerTitle: String?
  var footerTitle: String?
  var cells: [UITableViewCell] = []

  var section: UITableView.Section {
    UITableView.Section(headerTitle: headerTitle, footerTitle: footerTitle, cells: cells)
  }

  static let styleClass = StyleClass(
    InterfaceTableSection.self, inherits: "NSObject",
    properties: [
      .property(
        "headerTitle", get: { (section: InterfaceTableSection) in section.headerTitle },
        set: { $0.headerTitle = $1 }),
      .property(
        "footerTitle", get: { (section: InterfaceTableSection) in section.footerTitle },
        set: { $0.footerTitle = $1 }),
    ])
}
