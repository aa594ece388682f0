import Foundation
import StyleInjection

/// Recognises a gesture on a view.
open class UIGestureRecognizer: UIKitObject {
  /// Whether it looks for its gesture.
  public final var isEnabled = true
  /// Whether a recognised gesture takes its touches from the view.
  public final var cancelsTouchesInView = true
  /// Whether the view waits for touches until the gesture has failed.
  public final var delaysTouchesBegan = false
  /// Whether the view waits for the end of touches until the gesture has failed.
  public final var delaysTouchesEnded = true
}

extension ModelClass {
  static let gestureRecognizer = ModelClass("UIGestureRecognizer", UIGestureRecognizer.self) { rows in
    rows.add("isEnabled", { $0.isEnabled }, { $0.isEnabled = $1 })
    rows.add("cancelsTouchesInView", { $0.cancelsTouchesInView }, { $0.cancelsTouchesInView = $1 })
    rows.add("delaysTouchesBegan", { $0.delaysTouchesBegan }, { $0.delaysTouchesBegan = $1 })
    rows.add("delaysTouchesEnded", { $0.delaysTouchesEnded }, { $0.delaysTouchesEnded = $1 })
  }
}

/// Recognises taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps make the gesture.
  public final var numberOfTapsRequired: Int = 1
  /// How many fingers make the gesture.
  public final var numberOfTouchesRequired: Int = 1
}

extension ModelClass {
  static let tapGestureRecognizer = ModelClass("UITapGestureRecognizer", UITapGestureRecognizer.self) {
    rows in
    rows.add("numberOfTapsRequired", { $0.numberOfTapsRequired }, { $0.numberOfTapsRequired = $1 })
    rows.add("numberOfTouchesRequired", { $0.numberOfTouchesRequired }, { $0.numberOfTouchesRequired = $1 })
  }
}

/// Recognises a long press.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the press lasts at least, in seconds.
  public final var minimumPressDuration: Double = 0.5
  /// How far the finger may move, in points.
  public final var allowableMovement: CGFloat = 10
  /// How many taps come before the press.
  public final var numberOfTapsRequired: Int = 0
  /// How many fingers make the gesture.
  public final var numberOfTouchesRequired: Int = 1
}

extension ModelClass {
  static let longPressGestureRecognizer = ModelClass(
    "UILongPressGestureRecognizer", UILongPressGestureRecognizer.self
  ) { rows in
    rows.add("minimumPressDuration", { $0.minimumPressDuration }, { $0.minimumPressDuration = $1 })
    rows.add("allowableMovement", { $0.allowableMovement }, { $0.allowableMovement = $1 })
    rows.add("numberOfTapsRequired", { $0.numberOfTapsRequired }, { $0.numberOfTapsRequired = $1 })
    rows.add("numberOfTouchesRequired", { $0.numberOfTouchesRequired }, { $0.numberOfTouchesRequired = $1 })
  }
}

/// Recognises dragging.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The least number of fingers.
  public final var minimumNumberOfTouches: Int = 1
  /// The greatest number of fingers.
  public final var maximumNumberOfTouches = Int(UInt32.max)
}

extension ModelClass {
  static let panGestureRecognizer = ModelClass("UIPanGestureRecognizer", UIPanGestureRecognizer.self) {
    rows in
    rows.add("minimumNumberOfTouches", { $0.minimumNumberOfTouches }, { $0.minimumNumberOfTouches = $1 })
    rows.add("maximumNumberOfTouches", { $0.maximumNumberOfTouches }, { $0.maximumNumberOfTouches = $1 })
  }
}

/// Recognises a swipe.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// How many fingers make the gesture.
  public final var numberOfTouchesRequired: Int = 1
  /// The direction of the swipe.
  public final var direction = UISwipeGestureRecognizer.Direction.right
}

extension ModelClass {
  static let swipeGestureRecognizer = ModelClass("UISwipeGestureRecognizer", UISwipeGestureRecognizer.self) {
    rows in
    rows.add("numberOfTouchesRequired", { $0.numberOfTouchesRequired }, { $0.numberOfTouchesRequired = $1 })
    rows.add("direction", { $0.direction }, { $0.direction = $1 })
  }
}

/// Recognises pinching.
open class UIPinchGestureRecognizer: UIGestureRecognizer {}

extension ModelClass {
  static let pinchGestureRecognizer = ModelClass("UIPinchGestureRecognizer", UIPinchGestureRecognizer.self)
}

/// Recognises turning two fingers.
open class UIRotationGestureRecognizer: UIGestureRecognizer {}

extension ModelClass {
  static let rotationGestureRecognizer = ModelClass(
    "UIRotationGestureRecognizer", UIRotationGestureRecognizer.self)
}

/// Recognises dragging from an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {}

extension ModelClass {
  static let screenEdgePanGestureRecognizer = ModelClass(
    "UIScreenEdgePanGestureRecognizer", UIScreenEdgePanGestureRecognizer.self)
}

/// Recognises a pointer above the view.
open class UIHoverGestureRecognizer: UIGestureRecognizer {}

extension ModelClass {
  static let hoverGestureRecognizer = ModelClass("UIHoverGestureRecognizer", UIHoverGestureRecognizer.self)
}

extension UISwipeGestureRecognizer {
  /// The members of UIKit's `UISwipeGestureRecognizer.Direction`.
  public struct Direction: UIKitOptionSet {
    /// The members that the table has, in the order of their values.
    public static let styleMembers = tableMembers
    /// The members as bits.
    public let rawValue: UInt

    /// A set of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// UIKit's `right`.
    public static let right = Direction(rawValue: 1 << 0)
    /// UIKit's `left`.
    public static let left = Direction(rawValue: 1 << 1)
    /// UIKit's `up`.
    public static let up = Direction(rawValue: 1 << 2)
    /// UIKit's `down`.
    public static let down = Direction(rawValue: 1 << 3)
  }
}
