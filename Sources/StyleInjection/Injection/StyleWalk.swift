/// Walks a tree in reading order, each object with the nearest view controller and the rest of its response path.
///
/// The walk keeps its own stack: a tree from a document may be deep.
struct StyleWalk {
  /// An object with where it stands.
  struct Place {
    let object: any Styleable
    /// The nearest controller, the object itself included.
    let scope: (any Styleable)?
    /// The response path behind it; nil where no rule asks for it.
    let path: StylePath?
  }

  private var open: [Place]

  init(_ root: any Styleable, path: StylePath? = nil) {
    var scope = root.styleParent
    while let candidate = scope, !candidate.isStyleScope { scope = candidate.styleParent }
    open = [Place(object: root, scope: scope, path: path)]
  }

  /// The next object.
  ///
  /// - Parameter pathThrough: the path behind an object's children, given the one behind the object.
  mutating func next(pathThrough: (any Styleable, StylePath?) -> StylePath? = { _, _ in nil }) -> Place? {
    guard let place = open.popLast() else { return nil }
    let scope = place.object.isStyleScope ? place.object : place.scope
    let children = place.object.styleChildren
    if !children.isEmpty {
      let path = pathThrough(place.object, place.path)
      for child in children.reversed() { open.append(Place(object: child, scope: scope, path: path)) }
    }
    return Place(object: place.object, scope: scope, path: place.path)
  }
}
