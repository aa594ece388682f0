import Foundation
import StyleInjection

/// A view that shows a part of a larger content.
open class UIScrollView: UIView {
  /// The size of the content in points.
  public final var contentSize = CGSize.zero
  /// The point of the content at the top left corner.
  public final var contentOffset = CGPoint.zero
  /// The room around the content in points.
  public final var contentInset = StyleEdgeInsets()
  /// How safe areas change the room around the content.
  public final var contentInsetAdjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior.automatic
  /// Whether scrolling goes past the edges and back.
  public final var bounces = true
  /// Whether zooming goes past the limits and back.
  public final var bouncesZoom = true
  /// Whether it bounces upright even where the content fits.
  public final var alwaysBounceVertical = false
  /// Whether it bounces sideways even where the content fits.
  public final var alwaysBounceHorizontal = false
  /// Whether it stops at multiples of its size.
  public final var isPagingEnabled = false
  /// Whether the user can scroll.
  public final var isScrollEnabled = true
  /// Whether one drag scrolls in one direction only.
  public final var isDirectionalLockEnabled = false
  /// Whether the lower indicator is shown.
  public final var showsHorizontalScrollIndicator = true
  /// Whether the right indicator is shown.
  public final var showsVerticalScrollIndicator = true
  /// The colour of the indicators.
  public final var indicatorStyle = UIScrollView.IndicatorStyle.default
  /// The least scale of the content.
  public final var minimumZoomScale: CGFloat = 1
  /// The greatest scale of the content.
  public final var maximumZoomScale: CGFloat = 1
  /// Whether touches wait until it is clear that they do not scroll.
  public final var delaysContentTouches = true
  /// Whether a drag can take a touch away from the content.
  public final var canCancelContentTouches = true
  /// How dragging hides the keyboard.
  public final var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
  /// The spinner above the content that asks for new content; nil for none.
  public final var refreshControl: UIRefreshControl? {
    didSet { replaceSubview(oldValue, by: refreshControl, at: 0) }
  }

  /// A fresh one, with UIKit's defaults.
  public required init() {
    super.init()
    clipsToBounds = true
  }
}

extension ModelClass {
  static let scrollView = ModelClass("UIScrollView", UIScrollView.self) { rows in
    rows.add("contentSize", { $0.contentSize }, { $0.contentSize = $1 })
    rows.add("contentOffset", { $0.contentOffset }, { $0.contentOffset = $1 })
    rows.add("contentInset", { $0.contentInset }, { $0.contentInset = $1 })
    rows.add(
      "contentInsetAdjustmentBehavior", { $0.contentInsetAdjustmentBehavior },
      { $0.contentInsetAdjustmentBehavior = $1 })
    rows.add("bounces", { $0.bounces }, { $0.bounces = $1 })
    rows.add("bouncesZoom", { $0.bouncesZoom }, { $0.bouncesZoom = $1 })
    rows.add("alwaysBounceVertical", { $0.alwaysBounceVertical }, { $0.alwaysBounceVertical = $1 })
    rows.add("alwaysBounceHorizontal", { $0.alwaysBounceHorizontal }, { $0.alwaysBounceHorizontal = $1 })
    rows.add("isPagingEnabled", { $0.isPagingEnabled }, { $0.isPagingEnabled = $1 })
    rows.add("isScrollEnabled", { $0.isScrollEnabled }, { $0.isScrollEnabled = $1 })
    rows.add(
      "isDirectionalLockEnabled", { $0.isDirectionalLockEnabled }, { $0.isDirectionalLockEnabled = $1 })
    rows.add(
      "showsHorizontalScrollIndicator", { $0.showsHorizontalScrollIndicator },
      { $0.showsHorizontalScrollIndicator = $1 })
    rows.add(
      "showsVerticalScrollIndicator", { $0.showsVerticalScrollIndicator },
      { $0.showsVerticalScrollIndicator = $1 })
    rows.add("indicatorStyle", { $0.indicatorStyle }, { $0.indicatorStyle = $1 })
    rows.add("minimumZoomScale", { $0.minimumZoomScale }, { $0.minimumZoomScale = $1 })
    rows.add("maximumZoomScale", { $0.maximumZoomScale }, { $0.maximumZoomScale = $1 })
    rows.add("delaysContentTouches", { $0.delaysContentTouches }, { $0.delaysContentTouches = $1 })
    rows.add("canCancelContentTouches", { $0.canCancelContentTouches }, { $0.canCancelContentTouches = $1 })
    rows.add("keyboardDismissMode", { $0.keyboardDismissMode }, { $0.keyboardDismissMode = $1 })
    rows.addObject("refreshControl", "UIRefreshControl") { $0.refreshControl }
  }
}

extension UIScrollView {
  /// The cases of UIKit's `UIScrollView.ContentInsetAdjustmentBehavior`.
  public enum ContentInsetAdjustmentBehavior: String, UIKitEnumeration {
    case automatic, scrollableAxes, never, always
  }
}

extension UIScrollView {
  /// The cases of UIKit's `UIScrollView.IndicatorStyle`.
  public enum IndicatorStyle: String, UIKitEnumeration {
    case `default`, black, white
  }
}

extension UIScrollView {
  /// The cases of UIKit's `UIScrollView.KeyboardDismissMode`.
  public enum KeyboardDismissMode: String, UIKitEnumeration {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
}
