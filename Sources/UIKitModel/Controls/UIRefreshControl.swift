import StyleInjection

/// The spinner above a scroll view's content that asks for new content.
open class UIRefreshControl: UIControl {
  /// The text below the spinner; nil for none.
  public final var attributedTitle: StyleAttributedText?
}

extension ModelClass {
  static let refreshControl = ModelClass("UIRefreshControl", UIRefreshControl.self) { rows in
    rows.add("attributedTitle", { $0.attributedTitle }, { $0.attributedTitle = $1 })
  }
}
