extension ModelClass {
  /// All classes of the model, superclasses first where they are in one family.
  static let all: [ModelClass] = [
    .object, .responder,
    .layer, .layoutConstraint, .layoutGuide, .trackingLayoutGuide, .keyboardLayoutGuide, .layoutSupport,
    .view, .imageView, .activityIndicatorView, .progressView, .pickerView, .stackView, .visualEffectView,
    .window,
    .label, .textField, .searchTextField, .textView,
    .control, .button, .segmentedControl, .switchControl, .slider, .stepper, .pageControl, .datePicker,
    .refreshControl, .colorWell,
    .scrollView, .collectionView, .collectionReusableView, .collectionViewCell, .collectionViewLayout,
    .collectionViewFlowLayout,
    .tableView, .tableViewCell, .tableViewCellContentView, .tableViewHeaderFooterView,
    .barItem, .barButtonItem, .tabBarItem, .navigationItem, .navigationBar, .toolbar, .tabBar, .searchBar,
    .barAppearance, .navigationBarAppearance, .toolbarAppearance, .tabBarAppearance,
    .barButtonItemAppearance, .barButtonItemStateAppearance, .tabBarItemAppearance,
    .tabBarItemStateAppearance,
    .viewController, .navigationController, .tabBarController, .tableViewController,
    .collectionViewController, .pageViewController, .splitViewController, .avPlayerViewController,
    .glkViewController, .hostingController, .searchDisplayController,
    .gestureRecognizer, .tapGestureRecognizer, .longPressGestureRecognizer, .panGestureRecognizer,
    .swipeGestureRecognizer, .pinchGestureRecognizer, .rotationGestureRecognizer,
    .screenEdgePanGestureRecognizer, .hoverGestureRecognizer,
    .visualEffect, .blurEffect, .vibrancyEffect,
    .imageConfiguration, .imageSymbolConfiguration, .buttonConfiguration, .backgroundConfiguration,
    .listContentConfiguration,
    .menuElement, .menu, .action, .command, .keyCommand,
    .wkWebView, .wkWebViewConfiguration, .wkPreferences, .webView, .mkMapView, .mtkView, .glkView, .scnView,
    .arscnView, .skView, .arskView, .livePhotoView,
  ]

  /// The class of that name; nil if the model has none.
  static func named(_ name: String) -> ModelClass? { byName[name] }

  /// The name of the class with that very Swift type; nil if the model has none.
  static func name(of type: AnyObject.Type) -> String? { namesByType[ObjectIdentifier(type)] }

  private static let namesByType = Dictionary(
    all.map { ($0.type, $0.name) }, uniquingKeysWith: { first, _ in first })

  private static let byName = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}
