import Foundation
import StyleInjection

/// What a view is drawn with. It holds what the view shares with it.
open class CALayer: UIKitObject {
  /// The colour of the background; nil for none.
  public final var backgroundColor: StyleCGColor?
  /// The colour of the border; nil for none.
  public final var borderColor: StyleCGColor? = StyleCGColor(.black)
  /// The width of the border in points.
  public final var borderWidth: CGFloat = 0
  /// The radius of the corners in points.
  public final var cornerRadius: CGFloat = 0
  /// The curve of the corners.
  public final var cornerCurve = CALayerCornerCurve.circular
  /// Which corners are round.
  public final var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// Whether content is cut at the bounds.
  public final var masksToBounds = false
  /// Whether it is hidden.
  public final var isHidden = false
  /// Whether it covers all that is behind it.
  public final var isOpaque = false
  /// The colour of the shadow; nil for none.
  public final var shadowColor: StyleCGColor? = StyleCGColor(.black)
  /// How much of the shadow is seen, 0…1.
  public final var shadowOpacity: Float = 0
  /// How far the shadow stands off, in points.
  public final var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur of the shadow in points.
  public final var shadowRadius: CGFloat = 3
  /// The pixels of its content to a point.
  public final var contentsScale: CGFloat = 1
  /// The point of the layer that stands at its position, in parts of its size.
  public final var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// Where it stands in depth.
  public final var zPosition: CGFloat = 0
  /// How much of it is seen, 0…1, as exact as the view's `alpha`.
  final var alpha: CGFloat = 1
  /// Where it is.
  final var geometry = ViewGeometry()

  /// How much of it is seen, 0…1.
  public final var opacity: Float {
    get { Float(alpha) }
    set { alpha = CGFloat(newValue) }
  }
  /// The rectangle in the layer's own coordinates, in points.
  public final var bounds: CGRect {
    get { geometry.bounds }
    set { geometry.bounds = newValue }
  }
  /// The middle in the superlayer's coordinates, in points.
  public final var position: CGPoint {
    get { geometry.center }
    set { geometry.center = newValue }
  }
  /// The rectangle in the superlayer's coordinates, in points.
  public final var frame: CGRect {
    get { geometry.frame }
    set { geometry.frame = newValue }
  }
}

extension ModelClass {
  static let layer = ModelClass("CALayer", CALayer.self) { rows in
    rows.add("backgroundColor", { $0.backgroundColor }, { $0.backgroundColor = $1 })
    rows.add("borderColor", { $0.borderColor }, { $0.borderColor = $1 })
    rows.add("borderWidth", { $0.borderWidth }, { $0.borderWidth = $1 })
    rows.add("cornerRadius", { $0.cornerRadius }, { $0.cornerRadius = $1 })
    rows.add("cornerCurve", { $0.cornerCurve }, { $0.cornerCurve = $1 })
    rows.add("maskedCorners", { $0.maskedCorners }, { $0.maskedCorners = $1 })
    rows.add("masksToBounds", { $0.masksToBounds }, { $0.masksToBounds = $1 })
    rows.add("isHidden", { $0.isHidden }, { $0.isHidden = $1 })
    rows.add("isOpaque", { $0.isOpaque }, { $0.isOpaque = $1 })
    rows.add("shadowColor", { $0.shadowColor }, { $0.shadowColor = $1 })
    rows.add("shadowOpacity", { $0.shadowOpacity }, { $0.shadowOpacity = $1 })
    rows.add("shadowOffset", { $0.shadowOffset }, { $0.shadowOffset = $1 })
    rows.add("shadowRadius", { $0.shadowRadius }, { $0.shadowRadius = $1 })
    rows.add("contentsScale", { $0.contentsScale }, { $0.contentsScale = $1 })
    rows.add("anchorPoint", { $0.anchorPoint }, { $0.anchorPoint = $1 })
    rows.add("zPosition", { $0.zPosition }, { $0.zPosition = $1 })
    rows.add("opacity", { $0.alpha }, { $0.alpha = $1 })
    rows.add("bounds", { $0.bounds }, { $0.bounds = $1 })
    rows.add("position", { $0.position }, { $0.position = $1 })
    rows.add("frame", { $0.frame }, { $0.frame = $1 })
  }
}
