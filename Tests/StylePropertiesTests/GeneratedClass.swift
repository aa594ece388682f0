/// The classes that have typed keys, by the files that they are generated into; a superclass stands before its
/// subclasses.
enum GeneratedClass {
  static let files: [(name: String, classes: [String])] = [
    (
      "ViewPropertyTable",
      [
        "UIView", "UIWindow", "UILabel", "UIImageView", "UIStackView", "UIScrollView", "UITextView",
        "UITableView",
        "UITableViewCell", "UITableViewHeaderFooterView", "UICollectionView", "UICollectionReusableView",
        "UICollectionViewCell", "UIActivityIndicatorView", "UIProgressView", "UIPickerView",
        "UIVisualEffectView",
      ]
    ),
    (
      "ControlPropertyTable",
      [
        "UIControl", "UIButton", "UITextField", "UISearchTextField", "UISwitch", "UISlider", "UIStepper",
        "UISegmentedControl", "UIPageControl", "UIDatePicker", "UIRefreshControl", "UIColorWell",
      ]
    ),
    (
      "BarPropertyTable",
      [
        "UINavigationBar", "UITabBar", "UIToolbar", "UISearchBar", "UIBarItem", "UIBarButtonItem",
        "UITabBarItem",
        "UINavigationItem", "UIBarAppearance", "UINavigationBarAppearance", "UIToolbarAppearance",
        "UITabBarAppearance", "UIBarButtonItemAppearance", "UIBarButtonItemStateAppearance",
        "UITabBarItemAppearance",
        "UITabBarItemStateAppearance",
      ]
    ),
    (
      "LayerPropertyTable",
      ["CALayer", "CAGradientLayer", "CAShapeLayer", "CATextLayer", "CAEmitterLayer", "CAReplicatorLayer"]
    ),
    (
      "ControllerPropertyTable",
      [
        "UIViewController", "UINavigationController", "UITabBarController", "UITableViewController",
        "UICollectionViewController", "UISplitViewController",
      ]
    ),
  ]

  /// All of them.
  static let all = Set(files.flatMap(\.classes))

  /// Objects that do not belong to the one that leads to them: a rule for them is a rule of their own.
  static let leadingOut: Set<String> = [
    "backItem", "childForHomeIndicatorAutoHidden", "childForScreenEdgesDeferringSystemGestures",
    "childForStatusBarHidden", "childForStatusBarStyle", "childViewControllerForPointerLock", "customView",
    "forFirstBaselineLayout", "forLastBaselineLayout", "inputAccessoryView", "inputView", "mask",
    "modalViewController", "moreNavigationController", "navigationController", "parent",
    "preferredFocusedView", "presentedViewController", "presentingViewController", "rootViewController",
    "selectedItem", "selectedViewController", "splitViewController", "superlayer", "superview",
    "tabBarController", "textInputView", "topItem", "topViewController", "view", "viewIfLoaded",
    "visibleViewController", "window",
  ]

  /// Properties that were deprecated in an earlier release of iOS have no keys.
  static let firstDeprecation = 12
}
