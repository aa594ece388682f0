import StyleInjection

/// A row of dots that shows which page is open.
open class UIPageControl: UIControl {
  /// How many dots there are.
  public final var numberOfPages: Int = 0
  /// The dot of the open page, from 0.
  public final var currentPage: Int = 0
  /// Whether a single dot is hidden.
  public final var hidesForSinglePage = false
  /// The colour of the dots; nil for the system's.
  public final var pageIndicatorTintColor: StyleColor?
  /// The colour of the open page's dot; nil for the system's.
  public final var currentPageIndicatorTintColor: StyleColor?
}

extension ModelClass {
  static let pageControl = ModelClass("UIPageControl", UIPageControl.self) { rows in
    rows.add("numberOfPages", { $0.numberOfPages }, { $0.numberOfPages = $1 })
    rows.add("currentPage", { $0.currentPage }, { $0.currentPage = $1 })
    rows.add("hidesForSinglePage", { $0.hidesForSinglePage }, { $0.hidesForSinglePage = $1 })
    rows.add("pageIndicatorTintColor", { $0.pageIndicatorTintColor }, { $0.pageIndicatorTintColor = $1 })
    rows.add(
      "currentPageIndicatorTintColor", { $0.currentPageIndicatorTintColor },
      { $0.currentPageIndicatorTintColor = $1 })
  }
}
