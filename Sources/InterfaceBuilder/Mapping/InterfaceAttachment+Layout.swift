import UIKitModel

extension InterfaceAttachment {
  static let layoutRows: [InterfaceAttachment] = [
    list("constraints") { (view: UIView, constraints: [NSLayoutConstraint]) in
      view.addConstraints(constraints)
    },
    one("safeArea") { (view: UIView, guide: UILayoutGuide) in view.safeAreaLayoutGuide = guide },
    one("keyboard") { (view: UIView, guide: UIKeyboardLayoutGuide) in view.keyboardLayoutGuide = guide },
    one("contentLayoutGuide") { (view: UIScrollView, guide: UILayoutGuide) in
      view.contentLayoutGuide = guide
    },
    one("frameLayoutGuide") { (view: UIScrollView, guide: UILayoutGuide) in view.frameLayoutGuide = guide },
    list("layoutGuides") { (controller: UIViewController, guides: [UILayoutSupport]) in
      for guide in guides {
        switch guide.edge {
        case .top: controller.topLayoutGuide = guide
        case .bottom: controller.bottomLayoutGuide = guide
        }
      }
    },
  ]
}
