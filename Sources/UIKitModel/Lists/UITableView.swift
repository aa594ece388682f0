import Foundation
import StyleInjection

/// Rows in sections.
open class UITableView: UIScrollView {
  /// A section of static rows, as in a document.
  public struct Section {
    /// The title above; nil for none.
    public var headerTitle: String?
    /// The title below; nil for none.
    public var footerTitle: String?
    /// The rows.
    public var cells: [UITableViewCell]

    /// A section of the given rows.
    public init(headerTitle: String? = nil, footerTitle: String? = nil, cells: [UITableViewCell] = []) {
      self.headerTitle = headerTitle
      self.footerTitle = footerTitle
      self.cells = cells
    }
  }

  /// How sections look.
  public final var style = Style.plain
  /// The static sections, from the top; their cells are subviews.
  public final var sections: [Section] = [] {
    didSet { replaceSubviews(oldValue.flatMap(\.cells), by: sections.flatMap(\.cells)) }
  }
  /// The cells from which rows are made; they are subviews, as if shown.
  public final var prototypeCells: [UITableViewCell] = [] {
    didSet { replaceSubviews(oldValue, by: prototypeCells) }
  }
  /// The view above all rows; nil for none.
  public final var tableHeaderView: UIView? {
    didSet { replaceSubview(oldValue, by: tableHeaderView, at: 0) }
  }
  /// The view below all rows; nil for none.
  public final var tableFooterView: UIView? {
    didSet { replaceSubview(oldValue, by: tableFooterView) }
  }
  /// The view behind the rows; nil for none.
  public final var backgroundView: UIView? {
    didSet { replaceSubview(oldValue, by: backgroundView, at: 0) }
  }

  /// The height of a row in points; -1 for the content's.
  public final var rowHeight: CGFloat = -1
  /// The height of a header in points; -1 for the content's.
  public final var sectionHeaderHeight: CGFloat = -1
  /// The height of a footer in points; -1 for the content's.
  public final var sectionFooterHeight: CGFloat = -1
  /// The estimated height of a row in points; -1 for the system's.
  public final var estimatedRowHeight: CGFloat = -1
  /// The estimated height of a header in points; -1 for the system's.
  public final var estimatedSectionHeaderHeight: CGFloat = -1
  /// The estimated height of a footer in points; -1 for the system's.
  public final var estimatedSectionFooterHeight: CGFloat = -1
  /// The lines between rows.
  public final var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The colour of the lines; nil for the system's.
  public final var separatorColor: StyleColor? = .separator
  /// The room beside the lines in points.
  public final var separatorInset = StyleEdgeInsets(left: 15)
  /// Whether a row can be selected.
  public final var allowsSelection = true
  /// Whether several rows can be selected.
  public final var allowsMultipleSelection = false
  /// Whether a row can be selected while editing.
  public final var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected while editing.
  public final var allowsMultipleSelectionDuringEditing = false
  /// Whether rows are asked for ahead of scrolling.
  public final var isPrefetchingEnabled = true
  /// Whether content stays inside the safe area.
  public final var insetsContentViewsToSafeArea = true
  /// The colour of the index at the right; nil for the tint colour.
  public final var sectionIndexColor: StyleColor?
  /// The colour behind the index; nil for none.
  public final var sectionIndexBackgroundColor: StyleColor?
  /// The colour behind the index while touched; nil for none.
  public final var sectionIndexTrackingBackgroundColor: StyleColor?

  /// A fresh one, with UIKit's defaults.
  public required init() {
    super.init()
    backgroundColor = .systemBackground
    alwaysBounceVertical = true
  }

  /// From the top: the header, the rows, the footer, whatever the order in which they were added.
  open override var styleChildren: [any Styleable] {
    let first = [backgroundView, tableHeaderView].compactMap { $0 }
    let children = super.styleChildren.filter { child in
      child !== tableFooterView && !first.contains { $0 === child }
    }
    let last = tableFooterView.map { [$0] } ?? []
    return first + children + last
  }
}

extension ModelClass {
  static let tableView = ModelClass("UITableView", UITableView.self) { rows in
    rows.add("rowHeight", { $0.rowHeight }, { $0.rowHeight = $1 })
    rows.add("sectionHeaderHeight", { $0.sectionHeaderHeight }, { $0.sectionHeaderHeight = $1 })
    rows.add("sectionFooterHeight", { $0.sectionFooterHeight }, { $0.sectionFooterHeight = $1 })
    rows.add("estimatedRowHeight", { $0.estimatedRowHeight }, { $0.estimatedRowHeight = $1 })
    rows.add(
      "estimatedSectionHeaderHeight", { $0.estimatedSectionHeaderHeight },
      { $0.estimatedSectionHeaderHeight = $1 })
    rows.add(
      "estimatedSectionFooterHeight", { $0.estimatedSectionFooterHeight },
      { $0.estimatedSectionFooterHeight = $1 })
    rows.add("separatorStyle", { $0.separatorStyle }, { $0.separatorStyle = $1 })
    rows.add("separatorColor", { $0.separatorColor }, { $0.separatorColor = $1 })
    rows.add("separatorInset", { $0.separatorInset }, { $0.separatorInset = $1 })
    rows.add("allowsSelection", { $0.allowsSelection }, { $0.allowsSelection = $1 })
    rows.add("allowsMultipleSelection", { $0.allowsMultipleSelection }, { $0.allowsMultipleSelection = $1 })
    rows.add(
      "allowsSelectionDuringEditing", { $0.allowsSelectionDuringEditing },
      { $0.allowsSelectionDuringEditing = $1 })
    rows.add(
      "allowsMultipleSelectionDuringEditing", { $0.allowsMultipleSelectionDuringEditing },
      { $0.allowsMultipleSelectionDuringEditing = $1 })
    rows.add("isPrefetchingEnabled", { $0.isPrefetchingEnabled }, { $0.isPrefetchingEnabled = $1 })
    rows.add(
      "insetsContentViewsToSafeArea", { $0.insetsContentViewsToSafeArea },
      { $0.insetsContentViewsToSafeArea = $1 })
    rows.add("sectionIndexColor", { $0.sectionIndexColor }, { $0.sectionIndexColor = $1 })
    rows.add(
      "sectionIndexBackgroundColor", { $0.sectionIndexBackgroundColor },
      { $0.sectionIndexBackgroundColor = $1 })
    rows.add(
      "sectionIndexTrackingBackgroundColor", { $0.sectionIndexTrackingBackgroundColor },
      { $0.sectionIndexTrackingBackgroundColor = $1 })
    rows.addObject("tableHeaderView", "UIView") { $0.tableHeaderView }
    rows.addObject("tableFooterView", "UIView") { $0.tableFooterView }
    rows.addObject("backgroundView", "UIView") { $0.backgroundView }
  }
}

extension UITableView {
  /// The cases of UIKit's `UITableView.Style`.
  public enum Style: String, UIKitEnumeration {
    case plain, grouped, insetGrouped
  }
}
