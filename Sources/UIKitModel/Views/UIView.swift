import Foundation
import StyleInjection

/// A rectangle on the screen, with views inside it.
open class UIView: UIResponder {
  /// What it is drawn with.
  public final let layer: CALayer
  /// The view that it stands in; nil for a root.
  ///
  /// Not weak: a weak reference would slow each later count of references to the superview. It is cleared before
  /// the superview goes.
  public internal(set) final unowned var superview: UIView?
  /// The views inside it, from back to front.
  public internal(set) final var subviews: [UIView] = []
  /// The gestures that it recognises.
  public final var gestureRecognizers: [UIGestureRecognizer] = [] {
    didSet { adopt(gestureRecognizers, instead: oldValue) }
  }
  /// The constraints that it holds: on itself and on what stands inside it.
  public internal(set) final var constraints: [NSLayoutConstraint] = []

  /// A number of the app's own.
  public final var tag = 0
  /// The colour of what can be touched; nil for the superview's.
  public final var tintColor: StyleColor?
  /// How the tint colour is shown.
  public final var tintAdjustmentMode = TintAdjustmentMode.automatic
  /// How content fills the view.
  public final var contentMode = ContentMode.scaleToFill
  /// Whether it follows the reading direction.
  public final var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// Whether touches reach it.
  public final var isUserInteractionEnabled = true
  /// Whether it takes several touches at once.
  public final var isMultipleTouchEnabled = false
  /// Whether its subviews are resized with it.
  public final var autoresizesSubviews = true
  /// How it is resized with its superview.
  public final var autoresizingMask: AutoresizingMask = []
  /// Whether its autoresizing becomes constraints.
  public final var translatesAutoresizingMaskIntoConstraints = true
  /// Whether it is cleared before it is drawn.
  public final var clearsContextBeforeDrawing = true
  /// The room between its edges and its content in points.
  public final var layoutMargins = StyleEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// Whether its margins cover its superview's too.
  public final var preservesSuperviewLayoutMargins = false
  /// Whether its margins stay inside the safe area.
  public final var insetsLayoutMarginsFromSafeArea = true
  final var contentHuggingPriorities = AxisValues<Float>(250)
  final var contentCompressionResistancePriorities = AxisValues<Float>(750)

  /// A fresh view, empty and without a size.
  public required init() {
    layer = CALayer()
    layer.isOpaque = true
    super.init()
  }

  // Not one deinit inside another: a tree from a document may be deeper than the stack.
  deinit {
    var open: [UIView] = []
    swap(&open, &subviews)
    while var view = open.popLast() {
      view.superview = nil
      if isKnownUniquelyReferenced(&view) {
        open += view.subviews
        view.subviews = []
      } else {
        view.setNeedsStyle()
      }
    }
  }

  /// A root view's controller or a bar's, else the superview.
  open override var styleParent: (any Styleable)? { owner ?? superview }

  /// The subviews, with controllers in place of their root views.
  open override var styleChildren: [any Styleable] {
    guard !subviews.isEmpty else { return [] }
    var children: [any Styleable] = []
    children.reserveCapacity(subviews.count)
    for view in subviews {
      if let owner = view.owner {
        if let controller = owner as? UIViewController { children.append(controller) }
      } else {
        children.append(view)
      }
    }
    return children
  }
}

// What a view shares with its layer is stored there.
extension UIView {
  /// The colour of the background; nil for none.
  public final var backgroundColor: StyleColor? {
    get { layer.backgroundColor?.color }
    set { layer.backgroundColor = newValue.map(StyleCGColor.init) }
  }
  /// How much of it is seen, 0…1.
  public final var alpha: CGFloat {
    get { layer.alpha }
    set { layer.alpha = newValue }
  }
  /// Whether it is hidden.
  public final var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }
  /// Whether it covers all that is behind it.
  public final var isOpaque: Bool {
    get { layer.isOpaque }
    set { layer.isOpaque = newValue }
  }
  /// Whether content is cut at the bounds.
  public final var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// The rectangle in the superview's coordinates, in points.
  public final var frame: CGRect {
    get { layer.geometry.frame }
    set { layer.geometry.frame = newValue }
  }
  /// The rectangle in the view's own coordinates, in points.
  public final var bounds: CGRect {
    get { layer.geometry.bounds }
    set { layer.geometry.bounds = newValue }
  }
  /// The middle in the superview's coordinates, in points.
  public final var center: CGPoint {
    get { layer.geometry.center }
    set { layer.geometry.center = newValue }
  }
  /// The pixels of its content to a point.
  public final var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }
  /// The point of the view that stands at its center, in parts of its size.
  public final var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }
  /// The layout margins by reading direction, left to right.
  public final var directionalLayoutMargins: StyleDirectionalEdgeInsets {
    get { StyleDirectionalEdgeInsets(leftToRight: layoutMargins) }
    set { layoutMargins = StyleEdgeInsets(leftToRight: newValue) }
  }
}
