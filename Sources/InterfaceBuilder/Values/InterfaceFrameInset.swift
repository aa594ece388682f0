import Foundation

/// A frame by its distances from the superview's edges, of which Xcode writes those that are not zero.
struct InterfaceFrameInset: Sendable, Hashable {
  var minX, minY, maxX, maxY, width, height: Double?

  static let attributes = ["minX", "minY", "maxX", "maxY", "width", "height"]

  /// The frame in a superview of a size. Where that is not known the distances from the far edges say nothing.
  func rect(in size: CGSize?) -> CGRect {
    let (x, width) = Self.span(from: minX, to: maxX, length: width, in: size.map { Double($0.width) })
    let (y, height) = Self.span(from: minY, to: maxY, length: height, in: size.map { Double($0.height) })
    return CGRect(x: x, y: y, width: width, height: height)
  }

  private static func span(
    from near: Double?, to far: Double?, length: Double?, in whole: Double?
  ) -> (origin: Double, length: Double) {
    guard let far, let whole else { return (near ?? 0, length ?? 0) }
    guard let length else { return (near ?? 0, max(0, whole - (near ?? 0) - far)) }
    return (near ?? whole - far - length, length)
  }
}
