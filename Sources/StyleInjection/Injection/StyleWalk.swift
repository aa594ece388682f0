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
    /// The name of the sheet that it or the nearest object behind it chooses; nil where none is chosen.
    let sheetName: String?
  }

  private var open: [Place]

  init(_ root: any Styleable, path: StylePath? = nil, sheetName: String? = nil) {
    var scope = root.styleParent
    while let candidate = scope, !candidate.isStyleScope { scope = candidate.styleParent }
    open = [Place(object: root, scope: scope, path: path, sheetName: sheetName)]
  }

  /// The next object.
  ///
  /// - Parameters:
  ///   - pathThrough: the path behind an object's children, given the one behind the object.
  ///   - chooseSheet: the sheet of an object and its children, given the one of the object's parent.
  mutating func next(
    pathThrough: (any Styleable, StylePath?) -> StylePath? = { _, _ in nil },
    chooseSheet: (any Styleable, String?) -> String? = { _, _ in nil }
  ) -> Place? {
    guard let place = open.popLast() else { return nil }
    let scope = place.object.isStyleScope ? place.object : place.scope
    let sheetName = chooseSheet(place.object, place.sheetName)
    let children = place.object.styleChildren
    if !children.isEmpty {
      let path = pathThrough(place.object, place.path)
      for child in children.reversed() {
        open.append(Place(object: child, scope: scope, path: path, sheetName: sheetName))
      }
    }
    return Place(object: place.object, scope: scope, path: place.path, sheetName: sheetName)
  }
}
