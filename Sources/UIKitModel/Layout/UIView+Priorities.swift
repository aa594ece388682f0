import StyleInjection

/// A value for each axis.
struct AxisValues<Value: Sendable>: Sendable {
  private var horizontal: Value
  private var vertical: Value

  /// The same value for both axes.
  init(_ value: Value) {
    horizontal = value
    vertical = value
  }

  subscript(axis: NSLayoutConstraint.Axis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

extension UIView {
  /// How much it resists growing past its content along an axis, 1…1000; 250, UIKit's `defaultLow`, at first.
  public final func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> Float {
    contentHuggingPriorities[axis]
  }

  /// Sets how much it resists growing past its content along an axis, 1…1000.
  public final func setContentHuggingPriority(_ priority: Float, for axis: NSLayoutConstraint.Axis) {
    contentHuggingPriorities[axis] = priority
  }

  /// How much it resists shrinking below its content along an axis, 1…1000; 750, UIKit's `defaultHigh`, at first.
  public final func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> Float {
    contentCompressionResistancePriorities[axis]
  }

  /// Sets how much it resists shrinking below its content along an axis, 1…1000.
  public final func setContentCompressionResistancePriority(
    _ priority: Float, for axis: NSLayoutConstraint.Axis
  ) {
    contentCompressionResistancePriorities[axis] = priority
  }
}
