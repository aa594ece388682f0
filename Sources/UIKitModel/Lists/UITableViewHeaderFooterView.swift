/// The view above or below a section's rows.
open class UITableViewHeaderFooterView: UIView {
  /// The name under which it is reused; nil for none.
  public final var reuseIdentifier: String?
  /// The view that holds the content.
  public final var contentView: UIView = UIView() {
    didSet { replaceSubview(oldValue, by: contentView) }
  }
  /// The standard label, inside the content view; nil for none.
  public final weak var textLabel: UILabel?
  /// The second standard label, inside the content view; nil for none.
  public final weak var detailTextLabel: UILabel?
  /// The view behind the content; nil for none.
  public final var backgroundView: UIView? {
    didSet { replaceSubview(oldValue, by: backgroundView, at: 0) }
  }

  /// A view with an empty content view.
  public required init() {
    super.init()
    addSubview(contentView)
  }
}

extension ModelClass {
  static let tableViewHeaderFooterView = ModelClass(
    "UITableViewHeaderFooterView", UITableViewHeaderFooterView.self
  ) { rows in
    rows.addObject("contentView", "UIView") { $0.contentView }
    rows.addObject("textLabel", "UILabel") { $0.textLabel }
    rows.addObject("detailTextLabel", "UILabel") { $0.detailTextLabel }
    rows.addObject("backgroundView", "UIView") { $0.backgroundView }
  }
}
