import Foundation
import StyleInjection

/// A row of a table view.
open class UITableViewCell: UIView {
  /// The arrangement of the standard labels and image.
  public final var style = CellStyle.default
  /// The name under which it is reused; nil for none.
  public final var reuseIdentifier: String?
  /// The view that holds the content.
  public final var contentView: UIView = UITableViewCellContentView() {
    didSet { replaceSubview(oldValue, by: contentView) }
  }
  /// The first standard label, inside the content view; nil where the style has none.
  public final weak var textLabel: UILabel?
  /// The second standard label, inside the content view; nil where the style has none.
  public final weak var detailTextLabel: UILabel?
  /// The standard image, inside the content view; nil where the style has none.
  public final weak var imageView: UIImageView?
  /// The view behind the content; nil for none.
  public final var backgroundView: UIView? {
    didSet { replaceSubview(oldValue, by: backgroundView, at: 0) }
  }
  /// The view behind the content while selected; nil for none.
  public final var selectedBackgroundView: UIView? {
    didSet { replaceSubview(oldValue, by: selectedBackgroundView, at: 0) }
  }
  /// The view at the trailing end; nil for the accessory type's.
  public final var accessoryView: UIView? {
    didSet { replaceSubview(oldValue, by: accessoryView) }
  }

  /// The sign at the trailing end.
  public final var accessoryType = UITableViewCell.AccessoryType.none
  /// The sign at the trailing end while editing.
  public final var editingAccessoryType = UITableViewCell.AccessoryType.none
  /// The colour while selected.
  public final var selectionStyle = UITableViewCell.SelectionStyle.default
  /// The room beside the line below in points.
  public final var separatorInset = StyleEdgeInsets()
  /// How many steps the content is moved.
  public final var indentationLevel: Int = 0
  /// The width of a step in points.
  public final var indentationWidth: CGFloat = 10
  /// Whether it is selected.
  public final var isSelected = false
  /// Whether it is pressed.
  public final var isHighlighted = false
  /// Whether it can be dragged while editing.
  public final var showsReorderControl = false
  /// Whether the content moves while editing.
  public final var shouldIndentWhileEditing = true

  /// A cell with an empty content view.
  public required init() {
    super.init()
    addSubview(contentView)
  }
}

extension ModelClass {
  static let tableViewCell = ModelClass("UITableViewCell", UITableViewCell.self) { rows in
    rows.add("accessoryType", { $0.accessoryType }, { $0.accessoryType = $1 })
    rows.add("editingAccessoryType", { $0.editingAccessoryType }, { $0.editingAccessoryType = $1 })
    rows.add("selectionStyle", { $0.selectionStyle }, { $0.selectionStyle = $1 })
    rows.add("separatorInset", { $0.separatorInset }, { $0.separatorInset = $1 })
    rows.add("indentationLevel", { $0.indentationLevel }, { $0.indentationLevel = $1 })
    rows.add("indentationWidth", { $0.indentationWidth }, { $0.indentationWidth = $1 })
    rows.add("isSelected", { $0.isSelected }, { $0.isSelected = $1 })
    rows.add("isHighlighted", { $0.isHighlighted }, { $0.isHighlighted = $1 })
    rows.add("showsReorderControl", { $0.showsReorderControl }, { $0.showsReorderControl = $1 })
    rows.add(
      "shouldIndentWhileEditing", { $0.shouldIndentWhileEditing }, { $0.shouldIndentWhileEditing = $1 })
    rows.addObject("contentView", "UIView") { $0.contentView }
    rows.addObject("textLabel", "UILabel") { $0.textLabel }
    rows.addObject("detailTextLabel", "UILabel") { $0.detailTextLabel }
    rows.addObject("imageView", "UIImageView") { $0.imageView }
    // A content configuration stands in for them.
    for standard in ["textLabel", "detailTextLabel", "imageView"] {
      rows.addSuperseded(standard, by: "contentConfiguration", instead: nil) {
        $0.contentConfiguration != nil
      }
    }
    rows.addObject("backgroundView", "UIView") { $0.backgroundView }
    rows.addObject("selectedBackgroundView", "UIView") { $0.selectedBackgroundView }
    rows.addObject("accessoryView", "UIView") { $0.accessoryView }
  }
}

extension UITableViewCell {
  /// The cases of UIKit's `UITableViewCell.AccessoryType`.
  public enum AccessoryType: String, UIKitEnumeration {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
}

extension UITableViewCell {
  /// The cases of UIKit's `UITableViewCell.CellStyle`.
  public enum CellStyle: String, UIKitEnumeration {
    case `default`, value1, value2, subtitle
  }
}

extension UITableViewCell {
  /// The cases of UIKit's `UITableViewCell.SelectionStyle`.
  public enum SelectionStyle: String, UIKitEnumeration {
    case none, blue, gray, `default`
  }
}

extension UITableViewCell {
  /// The cases of UIKit's `UITableViewCell.SeparatorStyle`.
  public enum SeparatorStyle: String, UIKitEnumeration {
    case none, singleLine, singleLineEtched
  }
}
