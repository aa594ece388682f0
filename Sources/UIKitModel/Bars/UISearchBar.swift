import StyleInjection

/// A text field to search with, and its buttons.
open class UISearchBar: UIView, UITextInputTraits {
  /// The text; nil for none.
  public final var text: String?
  /// The text while there is none; nil for none.
  public final var placeholder: String?
  /// The line above the field; nil for none.
  public final var prompt: String?
  /// The colours of the bar.
  public final var barStyle = UIBarStyle.default
  /// How much of the bar is seen.
  public final var searchBarStyle = UISearchBar.Style.default
  /// The colour of the bar; nil for the style's.
  public final var barTintColor: StyleColor?
  /// Whether content shines through.
  public final var isTranslucent = true
  /// Whether there is a button for bookmarks.
  public final var showsBookmarkButton = false
  /// Whether there is a button that ends the search.
  public final var showsCancelButton = false
  /// Whether there is a button for results.
  public final var showsSearchResultsButton = false
  /// Whether the scopes are shown.
  public final var showsScopeBar = false
  /// The selected scope, from 0.
  public final var selectedScopeButtonIndex: Int = 0
  /// How far the text is moved, in points.
  public final var searchTextPositionAdjustment = StyleOffset()
  /// How far the field's background is moved, in points.
  public final var searchFieldBackgroundPositionAdjustment = StyleOffset()
  /// The image behind the scopes; nil for none.
  public final var scopeBarBackgroundImage: StyleImage?
  /// How text is entered.
  public final var textInputTraits = TextInputTraits()
  /// The field itself; not in the tree of views.
  public final var searchTextField: UISearchTextField {
    if let loadedSearchTextField { return loadedSearchTextField }
    let field = UISearchTextField()
    adopt(field, instead: nil)
    loadedSearchTextField = field
    return field
  }
  private var loadedSearchTextField: UISearchTextField?
}

extension ModelClass {
  static let searchBar = ModelClass("UISearchBar", UISearchBar.self) { rows in
    rows.add("text", { $0.text }, { $0.text = $1 })
    rows.add("placeholder", { $0.placeholder }, { $0.placeholder = $1 })
    rows.add("prompt", { $0.prompt }, { $0.prompt = $1 })
    rows.add("barStyle", { $0.barStyle }, { $0.barStyle = $1 })
    rows.add("searchBarStyle", { $0.searchBarStyle }, { $0.searchBarStyle = $1 })
    rows.add("barTintColor", { $0.barTintColor }, { $0.barTintColor = $1 })
    rows.add("isTranslucent", { $0.isTranslucent }, { $0.isTranslucent = $1 })
    rows.add("showsBookmarkButton", { $0.showsBookmarkButton }, { $0.showsBookmarkButton = $1 })
    rows.add("showsCancelButton", { $0.showsCancelButton }, { $0.showsCancelButton = $1 })
    rows.add(
      "showsSearchResultsButton", { $0.showsSearchResultsButton }, { $0.showsSearchResultsButton = $1 })
    rows.add("showsScopeBar", { $0.showsScopeBar }, { $0.showsScopeBar = $1 })
    rows.add(
      "selectedScopeButtonIndex", { $0.selectedScopeButtonIndex }, { $0.selectedScopeButtonIndex = $1 })
    rows.add(
      "searchTextPositionAdjustment", { $0.searchTextPositionAdjustment },
      { $0.searchTextPositionAdjustment = $1 })
    rows.add(
      "searchFieldBackgroundPositionAdjustment", { $0.searchFieldBackgroundPositionAdjustment },
      { $0.searchFieldBackgroundPositionAdjustment = $1 })
    rows.add("scopeBarBackgroundImage", { $0.scopeBarBackgroundImage }, { $0.scopeBarBackgroundImage = $1 })
    rows.addTextInputTraits()
    rows.addObject("searchTextField", "UISearchTextField") { $0.searchTextField }
  }
}

extension UISearchBar {
  /// The cases of UIKit's `UISearchBar.Style`.
  public enum Style: String, UIKitEnumeration {
    case `default`, prominent, minimal
  }
}
