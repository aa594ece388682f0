/// How strong a declaration is: of two for one target the stronger wins. Compared field by field, in order.
public struct StyleStrength: Sendable, Hashable, Comparable {
  /// The layer of a sheet that a rule stands in.
  public enum Layer: Int, Sendable, Hashable {
    /// Rules for views everywhere.
    case global
    /// Rules for the views of one controller.
    case controller
  }

  /// The place of the sheet among the sheets in force; a later sheet is stronger.
  public var sheet: Int
  /// A controller's layer is stronger than the global one.
  public var layer: Layer
  /// The selector's own measure, by its dialect.
  public var selector: StyleSelectorWeight
  /// The place of the matching name in the view's list, from the weakest; 0 where no name is asked for.
  public var namePlace: Int
  /// How many conditions hold.
  public var conditions: Int
  /// The place in the file, counted in declarations.
  public var order: Int

  /// A strength; what is not given counts nothing.
  public init(
    sheet: Int = 0, layer: Layer = .global, selector: StyleSelectorWeight = StyleSelectorWeight(),
    namePlace: Int = 0, conditions: Int = 0, order: Int = 0
  ) {
    self.sheet = sheet
    self.layer = layer
    self.selector = selector
    self.namePlace = namePlace
    self.conditions = conditions
    self.order = order
  }

  /// Whether the left is weaker.
  public static func < (left: Self, right: Self) -> Bool {
    if left.sheet != right.sheet { return left.sheet < right.sheet }
    if left.layer != right.layer { return left.layer.rawValue < right.layer.rawValue }
    if left.selector != right.selector { return left.selector < right.selector }
    if left.namePlace != right.namePlace { return left.namePlace < right.namePlace }
    if left.conditions != right.conditions { return left.conditions < right.conditions }
    return left.order < right.order
  }
}
