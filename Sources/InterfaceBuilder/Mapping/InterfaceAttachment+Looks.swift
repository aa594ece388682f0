import UIKitModel

extension InterfaceAttachment {
  static let lookRows: [InterfaceAttachment] = [
    one("collectionViewLayout") { (list: UICollectionView, layout: UICollectionViewLayout) in
      list.collectionViewLayout = layout
    },
    one("blurEffect") { (view: UIVisualEffectView, effect: UIBlurEffect) in view.effect = effect },
    one("vibrancyEffect") { (view: UIVisualEffectView, effect: UIVibrancyEffect) in view.effect = effect },
    one("blurEffect") { (vibrancy: UIVibrancyEffect, effect: UIBlurEffect) in vibrancy.blurEffect = effect },
    one("configuration") { (button: UIButton, configuration: UIButton.Configuration) in
      button.configuration = configuration
    },
    one("background") { (configuration: UIButton.Configuration, background: UIBackgroundConfiguration) in
      configuration.background = background
    },
    one("contentConfiguration") { (cell: UITableViewCell, configuration: UIListContentConfiguration) in
      cell.contentConfiguration = configuration
    },
    one("contentConfiguration") { (cell: UICollectionViewCell, configuration: UIListContentConfiguration) in
      cell.contentConfiguration = configuration
    },
    one("backgroundConfiguration") { (cell: UITableViewCell, configuration: UIBackgroundConfiguration) in
      cell.backgroundConfiguration = configuration
    },
    one("backgroundConfiguration") { (cell: UICollectionViewCell, configuration: UIBackgroundConfiguration) in
      cell.backgroundConfiguration = configuration
    },
    one("configuration") { (view: WKWebView, configuration: WKWebViewConfiguration) in
      view.configuration = configuration
    },
    one("preferences") { (configuration: WKWebViewConfiguration, preferences: WKPreferences) in
      configuration.preferences = preferences
    },
  ]
}
