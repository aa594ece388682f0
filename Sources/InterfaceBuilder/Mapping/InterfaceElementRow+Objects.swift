import UIKitModel

extension InterfaceElementRow {
  static let views: [InterfaceElementRow] = [
    object("view", UIView.self),
    object("containerView", UIView.self),
    object("window", UIWindow.self),
    object("label", UILabel.self),
    object("imageView", UIImageView.self),
    object("activityIndicatorView", UIActivityIndicatorView.self),
    object("progressView", UIProgressView.self),
    object("pickerView", UIPickerView.self),
    object("stackView", UIStackView.self),
    object("visualEffectView", UIVisualEffectView.self),
    object("scrollView", UIScrollView.self),
    object("textView", UITextView.self),
    object("tableView", UITableView.self),
    object("tableViewSection", InterfaceTableSection.self),
    object("tableViewCell", UITableViewCell.self),
    object("tableViewCellContentView", UITableViewCellContentView.self),
    object("tableViewHeaderFooterView", UITableViewHeaderFooterView.self),
    object("collectionView", UICollectionView.self),
    object("collectionReusableView", UICollectionReusableView.self),
    object("collectionViewCell", UICollectionViewCell.self),
    object("collectionViewCellContentView", UIView.self),
    object("navigationBar", UINavigationBar.self),
    object("toolbar", UIToolbar.self),
    object("tabBar", UITabBar.self),
    object("searchBar", UISearchBar.self),
  ]

  static let controls: [InterfaceElementRow] = [
    object("control", UIControl.self),
    object("button", UIButton.self),
    object("colorWell", UIColorWell.self),
    object("datePicker", UIDatePicker.self),
    object("pageControl", UIPageControl.self),
    object("refreshControl", UIRefreshControl.self),
    object("segmentedControl", UISegmentedControl.self),
    object("segment", InterfaceSegment.self),
    object("slider", UISlider.self),
    object("stepper", UIStepper.self),
    object("switch", UISwitch.self),
    object("textField", UITextField.self),
  ]

  static let frameworkViews: [InterfaceElementRow] = [
    object("arscnView", ARSCNView.self),
    object("arskView", ARSKView.self),
    object("glkView", GLKView.self),
    object("livePhotoView", PHLivePhotoView.self),
    object("mapView", MKMapView.self),
    object("mtkView", MTKView.self),
    object("sceneKitView", SCNView.self),
    object("skView", SKView.self),
    object("webView", UIWebView.self),
    object("wkWebView", WKWebView.self),
  ]

  static let controllers: [InterfaceElementRow] = [
    object("viewController", UIViewController.self),
    object("hostingController", UIHostingController.self),
    object("tableViewController", UITableViewController.self),
    object("collectionViewController", UICollectionViewController.self),
    object("navigationController", UINavigationController.self),
    object("tabBarController", UITabBarController.self),
    object("splitViewController", UISplitViewController.self),
    object("pageViewController", UIPageViewController.self),
    object("avPlayerViewController", AVPlayerViewController.self),
    object("glkViewController", GLKViewController.self),
    object("viewControllerPlaceholder", InterfaceStoryboardReference.self),
    object("searchDisplayController", UISearchDisplayController.self),
    object("customObject", UIKitObject.self),
  ]

  static let items: [InterfaceElementRow] = [
    object("barButtonItem", UIBarButtonItem.self),
    object("navigationItem", UINavigationItem.self),
    object("tabBarItem", UITabBarItem.self),
  ]

  /// Objects that say how another one looks.
  static let looks: [InterfaceElementRow] = [
    object("blurEffect", UIBlurEffect.self),
    object("vibrancyEffect", UIVibrancyEffect.self),
    object("navigationBarAppearance", UINavigationBarAppearance.self),
    object("tabBarAppearance", UITabBarAppearance.self),
    object("toolbarAppearance", UIToolbarAppearance.self),
    object("barButtonItemAppearance", UIBarButtonItemAppearance.self),
    object("barButtonItemStateAppearance", UIBarButtonItemStateAppearance.self),
    object("tabBarItemAppearance", UITabBarItemAppearance.self),
    object("tabBarItemStateAppearance", UITabBarItemStateAppearance.self),
    object("buttonConfiguration", UIButton.Configuration.self),
    object("backgroundConfiguration", UIBackgroundConfiguration.self),
    object("listContentConfiguration", UIListContentConfiguration.self),
    object("collectionViewFlowLayout", UICollectionViewFlowLayout.self),
    object("collectionViewLayout", UICollectionViewLayout.self),
    object("wkPreferences", WKPreferences.self),
    object("wkWebViewConfiguration", WKWebViewConfiguration.self),
  ]

  static let gestures: [InterfaceElementRow] = [
    object("hoverGestureRecognizer", UIHoverGestureRecognizer.self),
    object("panGestureRecognizer", UIPanGestureRecognizer.self),
    object("pinchGestureRecognizer", UIPinchGestureRecognizer.self),
    object("pongPressGestureRecognizer", UILongPressGestureRecognizer.self),
    object("rotationGestureRecognizer", UIRotationGestureRecognizer.self),
    object("screenEdgePanGestureRecognizer", UIScreenEdgePanGestureRecognizer.self),
    object("swipeGestureRecognizer", UISwipeGestureRecognizer.self),
    object("tapGestureRecognizer", UITapGestureRecognizer.self),
  ]
}
