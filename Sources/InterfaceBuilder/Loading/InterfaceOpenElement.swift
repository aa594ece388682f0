import UIKitModel

/// An element whose end is not reached.
struct InterfaceOpenElement {
  enum Kind { case object, container, part, group }

  let kind: Kind
  let element: InterfaceElement
  /// The index behind the last descendant.
  let end: Int
  /// The object that the element is, or whose part it is.
  let object: UIKitObject?
  /// The properties that attributes and children write.
  let site: InterfacePropertySite?
  /// The objects of a list so far.
  var members: [UIKitObject] = []
  /// The objects that an object is to get.
  var waiting = InterfaceWaitingObjects()

  private init(
    _ kind: Kind, _ element: InterfaceElement, _ object: UIKitObject?, _ site: InterfacePropertySite?
  ) {
    self.kind = kind
    self.element = element
    end = element.end
    self.object = object
    self.site = site
  }

  static func object(_ object: UIKitObject, site: InterfacePropertySite, _ element: InterfaceElement) -> Self
  {
    Self(.object, element, object, site)
  }

  static func part(of object: UIKitObject, site: InterfacePropertySite, _ element: InterfaceElement) -> Self {
    Self(.part, element, object, site)
  }

  static func container(_ element: InterfaceElement) -> Self { Self(.container, element, nil, nil) }

  static func group(_ element: InterfaceElement) -> Self { Self(.group, element, nil, nil) }
}
