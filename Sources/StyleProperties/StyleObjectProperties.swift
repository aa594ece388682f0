/// The properties of a class, typed: what a rule's braces are given. There is a subclass for each class of UIKit that
/// sheets style, with that class's superclass.
///
/// An app's own class is a subclass with a key for each of its properties:
///
///     final class PriceLabelProperties: UILabelProperties {
///       override class var className: String { "PriceLabel" }
///       var digits: StylePropertyKey<Int> { key("digits") }
///     }
open class StyleObjectProperties {
  /// The name of the class in selectors.
  open class var className: String { "NSObject" }

  private let path: String

  /// The properties of an object.
  ///
  /// - Parameter path: the key path to the object with a dot behind it; empty for the object that a rule is for.
  public required init(path: String) { self.path = path }

  /// A property by its name.
  public final func key<Value>(_ name: String) -> StylePropertyKey<Value> { StylePropertyKey(path + name) }

  /// A property with a value for each state by its name.
  public final func stateKey<Value, State>(_ name: String) -> StyleStatePropertyKey<Value, State> {
    StyleStatePropertyKey(path + name)
  }

  /// An object that the object holds, by the name of the property.
  public final func object<Properties: StyleObjectProperties>(_ name: String) -> Properties {
    Properties(path: path + name + ".")
  }
}
