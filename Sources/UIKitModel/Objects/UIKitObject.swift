import StyleInjection

/// The root of the model's classes: what stands for `NSObject`.
///
/// Objects belong to one isolation domain, the one of the manager that styles them.
open class UIKitObject: Styleable {
  /// The library's notes; it alone reads and writes them.
  @exclusivity(unchecked) public final var styleRecord: StyleRecord?
  /// The object to which this one belongs otherwise than as a subview or a child: a root view's controller, a
  /// bar's controller, an item's bar.
  final weak var owner: UIKitObject?
  /// What only few objects have; nil without any of it.
  @exclusivity(unchecked) private var details: Details?

  private final class Details {
    var customStyleClassName: StyleClassName?
    // Not a dictionary: each object of a live tree is asked for all three.
    var styleIdentifier: String?
    var style: String?
    var styles: String?
    var styleSheetName: String?
    var tableValues: [String: StyleValue] = [:]
    var tableObjects: [String: UIKitObject] = [:]
  }

  /// A fresh object, with UIKit's defaults.
  public required init() {}

  /// Whether controller layers speak of it: true for view controllers.
  open var isStyleScope: Bool { false }

  /// The next object on the response path; nil at its end.
  open var styleParent: (any Styleable)? { owner }

  /// The objects for which this one is next on the response path, in reading order.
  open var styleChildren: [any Styleable] { [] }

  /// The class that a document or a table names, where no Swift class stands for it.
  public final var customStyleClassName: StyleClassName? {
    get { details?.customStyleClassName }
    set { if newValue != nil || details != nil { loadedDetails.customStyleClassName = newValue } }
  }

  /// The style names under a runtime attribute, several separated by commas; nil without any.
  public final func styleNames(_ attribute: StyleNameAttribute) -> String? {
    guard let details else { return nil }
    return switch attribute {
    case .styleIdentifier: details.styleIdentifier
    case .style: details.style
    case .styles: details.styles
    }
  }

  /// Gives or takes the style names under a runtime attribute; a live object is styled anew at once.
  public final func setStyleNames(_ names: String?, for attribute: StyleNameAttribute) {
    guard styleNames(attribute) != names else { return }
    switch attribute {
    case .styleIdentifier: loadedDetails.styleIdentifier = names
    case .style: loadedDetails.style = names
    case .styles: loadedDetails.styles = names
    }
    setNeedsStyle()
  }

  /// The style identifiers of A_StyleInjection: `"base, primary"`; nil for none.
  public final var styleIdentifier: String? {
    get { styleNames(.styleIdentifier) }
    set { setStyleNames(newValue, for: .styleIdentifier) }
  }

  /// The name of the sheet for this object and all that it holds (the runtime attribute `stylesheet`); nil for none of its
  /// own. A live object is styled anew at once.
  public final var styleSheetName: String? {
    get { details?.styleSheetName }
    set {
      guard newValue != styleSheetName else { return }
      loadedDetails.styleSheetName = newValue
      setNeedsStyle()
    }
  }

  /// The nearest view controller up the response path, this object excluded; nil if there is none.
  public final var nearestViewController: UIViewController? {
    var next = styleParent
    while let current = next {
      if let controller = current as? UIViewController { return controller }
      next = current.styleParent
    }
    return nil
  }
}

// Properties that only the tables know, by their names.
extension UIKitObject {
  /// A value; nil before one is set.
  final func tableValue(_ name: String) -> StyleValue? { details?.tableValues[name] }

  /// Sets a value.
  final func setTableValue(_ value: StyleValue, for name: String) { loadedDetails.tableValues[name] = value }

  /// An object; nil for none.
  final func tableObject(_ name: String) -> UIKitObject? { details?.tableObjects[name] }

  /// Sets an object.
  final func setTableObject(_ object: UIKitObject?, for name: String) {
    loadedDetails.tableObjects[name] = object
  }

  private var loadedDetails: Details {
    if let details { return details }
    let made = Details()
    details = made
    return made
  }
}

extension UIKitObject {
  /// Makes an object one of this one's own, and lets go of the one that it replaces.
  final func adopt(_ object: UIKitObject?, instead old: UIKitObject?) {
    guard object !== old || object?.owner !== self else { return }
    old?.leave(self)
    guard let object else { return }
    object.owner = self
    object.setNeedsStyle()
  }

  /// Makes objects this one's own, and lets go of those that are no longer among them.
  final func adopt(_ objects: [UIKitObject], instead old: [UIKitObject]) {
    let kept = Set(objects.map(ObjectIdentifier.init))
    for object in old where !kept.contains(ObjectIdentifier(object)) { object.leave(self) }
    let known = Set(old.map(ObjectIdentifier.init))
    for object in objects {
      object.owner = self
      if !known.contains(ObjectIdentifier(object)) { object.setNeedsStyle() }
    }
  }

  private func leave(_ owner: UIKitObject) {
    guard self.owner === owner else { return }
    self.owner = nil
    setNeedsStyle()
  }
}

extension ModelClass {
  static let object = ModelClass("NSObject", UIKitObject.self)
}
