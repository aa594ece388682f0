/// The runtime attributes under which views carry style names, one for each family of sheets.
public enum StyleNameAttribute: String, Sendable, Hashable, CaseIterable {
  // The names are the key paths of user-defined runtime attributes.
  /// A_StyleInjection's.
  case styleIdentifier
  /// Stylist's.
  case style
  /// Stylish's.
  case styles
}

/// An object that a sheet can style: a view, a bar, a bar item or a view controller.
///
/// An object answers who it is and where it stands in the response path; the library does the rest. Objects
/// belong to one isolation domain, the one of the manager that styles them.
public protocol Styleable: AnyObject {
  /// The name of a class without a Swift type of its own, such as a storyboard's custom class; nil where the
  /// object's Swift type says it.
  var customStyleClassName: StyleClassName? { get }
  /// Whether controller layers of a sheet speak of this object: true for view controllers.
  var isStyleScope: Bool { get }
  /// The next object on the response path; nil at its end.
  var styleParent: (any Styleable)? { get }
  /// The objects for which this one is next on the response path, in reading order.
  var styleChildren: [any Styleable] { get }
  /// The style names under a runtime attribute, several separated by commas; nil without any.
  func styleNames(_ attribute: StyleNameAttribute) -> String?
  /// The name of the sheet that the object chooses for itself and all behind which it stands on their response paths;
  /// nil where it takes that of the next object.
  var styleSheetName: String? { get }
  /// The library's notes on the object. Store it and leave it alone; nil at first.
  var styleRecord: StyleRecord? { get set }
}

extension Styleable {
  /// No custom class.
  public var customStyleClassName: StyleClassName? { nil }

  /// No choice of a sheet.
  public var styleSheetName: String? { nil }

  /// Not a view controller.
  public var isStyleScope: Bool { false }

  /// To be called after the object, or one on whose response path it stands, joined a tree, left it or moved in it, and
  /// after a style name of it changed: the manager that follows the tree styles the object and all below it at once. What
  /// left a live tree keeps its looks. O(depth) where nothing is live.
  public func setNeedsStyle() {
    let former = styleRecord?.group?.manager
    if let former, styleRecord?.isRoot == true {
      former.restyle(self)
      return
    }
    var next = styleParent
    while let current = next {
      if let manager = current.styleRecord?.group?.manager {
        manager.restyle(self)
        if let former, former !== manager { former.follow(leaving: self) }
        return
      }
      next = current.styleParent
    }
    let roots = leaveLiveTree()
    former?.follow(leaving: self)
    // These stay live, at another place.
    for root in roots { root.setNeedsStyle() }
  }

  /// Ends the life of the object and all below it as live ones, but for live roots and what is below these; returns the
  /// uppermost ones of those.
  @discardableResult func leaveLiveTree() -> [any Styleable] {
    guard styleRecord?.group != nil else { return [] }
    var roots: [any Styleable] = []
    var open: [any Styleable] = [self]
    while let object = open.popLast() {
      object.styleRecord?.leave()
      for child in object.styleChildren {
        if child.styleRecord?.isRoot == true { roots.append(child) } else { open.append(child) }
      }
    }
    return roots
  }
}
