import UIKitModel

extension InterfaceClassRows {
  static let controllers: [InterfaceClassRows] = [
    InterfaceClassRows(
      "UIViewController",
      [
        .attribute("title"),
        .attribute("automaticallyAdjustsScrollViewInsets", omitted: "YES"),
        .attribute("definesPresentationContext", omitted: "NO"),
        .attribute("extendedLayoutIncludesOpaqueBars", omitted: "NO"),
        .attribute("hidesBottomBarWhenPushed", omitted: "NO"),
        .attribute("modalPresentationStyle", omitted: "automatic"),
        .attribute("providesPresentationContextTransitionStyle", omitted: "NO"),
        .attribute("modalTransitionStyle", omitted: "coverVertical"),
        .attribute("restorationIdentifier"),
        .attribute("interfaceStyle", "overrideUserInterfaceStyle", omitted: "unspecified"),
        .attribute("modalInPopover", "isModalInPopover", omitted: "NO"),
        .attribute("modalInPresentation", "isModalInPresentation", omitted: "NO"),
        .attribute("modalPresentationCapturesStatusBarAppearance", omitted: "NO"),
        .attribute("viewRespectsSystemMinimumLayoutMargins", omitted: "YES"),
        .attribute("wantsFullScreenLayout", omitted: "NO"),
        .initial(.attribute("nibName"), \UIViewController.nibName),
        .child("title"),
        .child("contentSizeForViewInPopover", "preferredContentSize"),
        .child("preferredContentSize"),
        .child("additionalSafeAreaInsets"),
        .child("edgesForExtendedLayout"),
      ]),
    InterfaceClassRows(
      "UITableViewController",
      [
        .attribute("clearsSelectionOnViewWillAppear", omitted: "YES")
      ]),
    InterfaceClassRows(
      "UICollectionViewController",
      [
        .attribute("clearsSelectionOnViewWillAppear", omitted: "YES"),
        .attribute("installsStandardGestureForInteractiveMovement", omitted: "YES"),
        .attribute("useLayoutToLayoutNavigationTransitions", omitted: "NO"),
      ]),
    InterfaceClassRows(
      "UINavigationController",
      [
        .attribute("hidesBarsOnSwipe", omitted: "NO"),
        .attribute("hidesBarsOnTap", omitted: "NO"),
        .attribute("hidesBarsWhenKeyboardAppears", omitted: "NO"),
        .attribute("hidesBarsWhenVerticallyCompact", omitted: "NO"),
        .attribute("navigationBarHidden", "isNavigationBarHidden", omitted: "NO"),
        .attribute("toolbarHidden", "isToolbarHidden", omitted: "YES"),
      ]),
    InterfaceClassRows(
      "UITabBarController",
      [
        .attribute("selectedIndex"),
        .attribute("mode", omitted: "automatic"),
        .attribute("tabBarHidden", "isTabBarHidden", omitted: "NO"),
        .attribute("customizationIdentifier"),
      ]),
    InterfaceClassRows(
      "UIPageViewController",
      [
        .initial(
          .attribute("navigationOrientation"), \UIPageViewController.navigationOrientation,
          omitted: "horizontal"),
        .initial(.attribute("spineLocation"), \UIPageViewController.spineLocation, omitted: "none"),
        .initial(.attribute("transitionStyle"), \UIPageViewController.transitionStyle, omitted: "pageCurl"),
        .initial(.attribute("pageSpacing"), \UIPageViewController.pageSpacing, omitted: "0"),
        .attribute("doubleSided", "isDoubleSided", omitted: "NO"),
      ]),
    InterfaceClassRows(
      "UISplitViewController",
      [
        .initial(.attribute("style"), \UISplitViewController.style, omitted: "unspecified"),
        .attribute("presentsWithGesture", omitted: "YES"),
        .attribute("preferredDisplayMode", omitted: "automatic"),
        .attribute("displayMode", "preferredDisplayMode"),
        .attribute("preferredSplitBehavior", omitted: "automatic"),
        .attribute("behavior", "preferredSplitBehavior"),
        .attribute("primaryBackgroundStyle", omitted: "none"),
        .attribute("primaryEdge", omitted: "leading"),
        .attribute("displayModeButtonVisibility", omitted: "automatic"),
        .attribute("showsSecondaryOnlyButton", omitted: "NO"),
        .attribute("minimumPrimaryColumnWidth"),
        .attribute("maximumPrimaryColumnWidth"),
        .attribute("preferredPrimaryColumnWidth"),
        .attribute("preferredPrimaryColumnWidthFraction"),
        .attribute("minimumSupplementaryColumnWidth"),
        .attribute("maximumSupplementaryColumnWidth"),
        .attribute("preferredSupplementaryColumnWidth"),
        .attribute("preferredSupplementaryColumnWidthFraction"),
      ]),
    InterfaceClassRows(
      "AVPlayerViewController",
      [
        .attribute("showsPlaybackControls", omitted: "YES"),
        .attribute("allowsPictureInPicturePlayback", omitted: "YES"),
        .attribute("allowsVideoFrameAnalysis", omitted: "YES"),
        .attribute("canStartPictureInPictureAutomaticallyFromInline", omitted: "NO"),
        .attribute("entersFullScreenWhenPlaybackBegins", omitted: "NO"),
        .attribute("exitsFullScreenWhenPlaybackEnds", omitted: "NO"),
        .attribute("requiresLinearPlayback", omitted: "NO"),
        .attribute("updatesNowPlayingInfoCenter", omitted: "YES"),
        .attribute(
          "videoGravity",
          spellings: [
            "AVLayerVideoGravityResizeAspect": "resizeAspect",
            "AVLayerVideoGravityResizeAspectFill": "resizeAspectFill", "AVLayerVideoGravityResize": "resize",
          ]),
      ]),
    InterfaceClassRows(
      "GLKViewController",
      [
        .attribute("preferredFramesPerSecond"),
        .attribute("paused", "isPaused", omitted: "NO"),
        .attribute("pauseOnWillResignActive", omitted: "YES"),
        .attribute("resumeOnDidBecomeActive", omitted: "YES"),
      ]),
    InterfaceClassRows(
      "UISearchDisplayController",
      [
        .attribute("active", "isActive", omitted: "NO"),
        .attribute("displaysSearchBarInNavigationBar", omitted: "NO"),
        .attribute("searchResultsTitle"),
        .child("searchResultsTitle"),
      ]),
  ]
}
