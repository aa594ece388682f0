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
        .child("contentSizeForViewInPopover"),
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
        .attribute("clearsSelectionOnViewWillAppear", omitted: "YES")
      ]),
    InterfaceClassRows(
      "UINavigationController",
      [
        .attribute("hidesBarsWhenVerticallyCompact", omitted: "NO"),
        .attribute("navigationBarHidden", "isNavigationBarHidden", omitted: "NO"),
        .attribute("toolbarHidden", "isToolbarHidden", omitted: "YES"),
      ]),
    InterfaceClassRows(
      "UIPageViewController",
      [
        .initial(
          .attribute("navigationOrientation"), \UIPageViewController.navigationOrientation,
          omitted: "horizontal"),
        .initial(.attribute("spineLocation"), \UIPageViewController.spineLocation, omitted: "none"),
        .initial(.attribute("transitionStyle"), \UIPageViewController.transitionStyle, omitted: "pageCurl"),
        .attribute("doubleSided", "isDoubleSided", omitted: "NO"),
      ]),
    InterfaceClassRows(
      "UISplitViewController",
      [
        .attribute("presentsWithGesture", omitted: "YES")
      ]),
    InterfaceClassRows(
      "AVPlayerViewController",
      [
        .attribute(
          "videoGravity",
          spellings: [
            "AVLayerVideoGravityResizeAspect": "resizeAspect",
            "AVLayerVideoGravityResizeAspectFill": "resizeAspectFill", "AVLayerVideoGravityResize": "resize",
          ])
      ]),
    InterfaceClassRows(
      "GLKViewController",
      [
        .attribute("preferredFramesPerSecond")
      ]),
  ]
}
