import Foundation
import StyleInjection

/// Where a view and its layer are: one stored value, of which `frame`, `bounds` and `center` are views.
struct ViewGeometry: Sendable {
  /// The rectangle in the superview's coordinates, in points.
  var frame = CGRect.zero
  /// The origin of the view's own coordinates, in points.
  var boundsOrigin = CGPoint.zero

  /// The rectangle in the view's own coordinates; setting it keeps the center.
  var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: frame.size) }
    set {
      let kept = center
      boundsOrigin = newValue.origin
      frame.size = newValue.size
      center = kept
    }
  }

  /// The middle of the frame in the superview's coordinates; setting it keeps the size.
  var center: CGPoint {
    get { CGPoint(x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.size.width / 2, y: newValue.y - frame.size.height / 2)
    }
  }
}

extension ViewGeometry: StoredWhole {
  /// The frame and the origin of the bounds.
  init?(stored: StyleValue) {
    guard case .array(let values) = stored, values.count == 2, case .rect(let frame) = values[0],
      case .point(let origin) = values[1]
    else { return nil }
    self.init(frame: frame, boundsOrigin: origin)
  }

  /// The frame and the origin of the bounds.
  var stored: StyleValue { .array([.rect(frame), .point(boundsOrigin)]) }
}
