import Foundation
import StyleInjection

/// A page of the web.
open class WKWebView: UIView {
  /// Whether swipes go back and forth.
  public final var allowsBackForwardNavigationGestures = false
  /// Whether pressing a link shows its page.
  public final var allowsLinkPreview = true
  /// The name that the page is told; nil for the system's.
  public final var customUserAgent: String?
  /// What the page may do.
  public final var configuration = WKWebViewConfiguration()
  /// The scroll view around the page; not in the tree of views.
  public final var scrollView = UIScrollView()
}

extension ModelClass {
  static let wkWebView = ModelClass("WKWebView", WKWebView.self) { rows in
    rows.add(
      "allowsBackForwardNavigationGestures", { $0.allowsBackForwardNavigationGestures },
      { $0.allowsBackForwardNavigationGestures = $1 })
    rows.add("allowsLinkPreview", { $0.allowsLinkPreview }, { $0.allowsLinkPreview = $1 })
    rows.add("customUserAgent", { $0.customUserAgent }, { $0.customUserAgent = $1 })
    rows.addObject("configuration", "WKWebViewConfiguration") { $0.configuration }
    rows.addObject("scrollView", "UIScrollView") { $0.scrollView }
  }
}

/// What a page may do.
open class WKWebViewConfiguration: UIKitObject {
  /// Whether media may play on other devices.
  public final var allowsAirPlayForMediaPlayback = true
  /// Whether videos may play above other apps.
  public final var allowsPictureInPictureMediaPlayback = true
  /// The app's part of the name that the page is told; nil for none.
  public final var applicationNameForUserAgent: String?
  /// Whether the page is shown only when it is whole.
  public final var suppressesIncrementalRendering = false
  /// Settings of the page.
  public final var preferences = WKPreferences()
}

extension ModelClass {
  static let wkWebViewConfiguration = ModelClass("WKWebViewConfiguration", WKWebViewConfiguration.self) {
    rows in
    rows.add(
      "allowsAirPlayForMediaPlayback", { $0.allowsAirPlayForMediaPlayback },
      { $0.allowsAirPlayForMediaPlayback = $1 })
    rows.add(
      "allowsPictureInPictureMediaPlayback", { $0.allowsPictureInPictureMediaPlayback },
      { $0.allowsPictureInPictureMediaPlayback = $1 })
    rows.add(
      "applicationNameForUserAgent", { $0.applicationNameForUserAgent },
      { $0.applicationNameForUserAgent = $1 })
    rows.add(
      "suppressesIncrementalRendering", { $0.suppressesIncrementalRendering },
      { $0.suppressesIncrementalRendering = $1 })
    rows.addObject("preferences", "WKPreferences") { $0.preferences }
  }
}

/// Settings of a page.
open class WKPreferences: UIKitObject {
  /// Whether the page may run scripts.
  public final var javaScriptEnabled = true
  /// The least size of text in points.
  public final var minimumFontSize: CGFloat = 0
}

extension ModelClass {
  static let wkPreferences = ModelClass("WKPreferences", WKPreferences.self) { rows in
    rows.add("javaScriptEnabled", { $0.javaScriptEnabled }, { $0.javaScriptEnabled = $1 })
    rows.add("minimumFontSize", { $0.minimumFontSize }, { $0.minimumFontSize = $1 })
  }
}

/// A page of the web, before `WKWebView`.
open class UIWebView: UIView {
  /// Whether the page is scaled to the view's width.
  public final var scalesPageToFit = false
  /// What becomes a link.
  public final var dataDetectorTypes = UIDataDetectorTypes.phoneNumber
}

extension ModelClass {
  static let webView = ModelClass("UIWebView", UIWebView.self) { rows in
    rows.add("scalesPageToFit", { $0.scalesPageToFit }, { $0.scalesPageToFit = $1 })
    rows.add("dataDetectorTypes", { $0.dataDetectorTypes }, { $0.dataDetectorTypes = $1 })
  }
}
