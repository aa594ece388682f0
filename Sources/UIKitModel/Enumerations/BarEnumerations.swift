import StyleInjection

/// The cases of UIKit's `UIBarStyle`.
public enum UIBarStyle: String, UIKitEnumeration {
  case `default`, black, blackOpaque, blackTranslucent
}
