/// Walks a tree in reading order, each object with the nearest view controller and the rest of its response path.
///
/// The walk keeps its own stack: a tree from a document may be deep.
struct StyleWalk {
  /// What objects beside each other have in common: one for all of them, so that a walk hands on little.
  final class Surroundings {
    /// The nearest controller; that of a controller is itself.
    let scope: (any Styleable)?
    /// The response path behind the objects; nil where no rule asks for it.
    let path: StylePath?
    /// The name of the sheet that the nearest object behind them chooses, or one of them for itself; nil where none is chosen.
    let sheetName: String?

    init(scope: (any Styleable)?, path: StylePath?, sheetName: String?) {
      self.scope = scope
      self.path = path
      self.sheetName = sheetName
    }
  }

  /// An object with where it stands.
  struct Place {
    let object: any Styleable
    let surroundings: Surroundings
  }

  private var open: [Place]

  init(_ root: any Styleable, path: StylePath? = nil, sheetName: String? = nil) {
    var scope = root.styleParent
    while let candidate = scope, !candidate.isStyleScope { scope = candidate.styleParent }
    open = [Place(object: root, surroundings: Surroundings(scope: scope, path: path, sheetName: sheetName))]
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
    let object = place.object
    var surroundings = place.surroundings
    let sheetName = chooseSheet(object, surroundings.sheetName)
    let isScope = object.isStyleScope
    if isScope || sheetName != surroundings.sheetName {
      surroundings = Surroundings(
        scope: isScope ? object : surroundings.scope, path: surroundings.path, sheetName: sheetName)
    }
    let children = object.styleChildren
    if !children.isEmpty {
      let path = pathThrough(object, surroundings.path)
      let inside =
        path === surroundings.path
        ? surroundings : Surroundings(scope: surroundings.scope, path: path, sheetName: sheetName)
      open.append(contentsOf: children.reversed().lazy.map { Place(object: $0, surroundings: inside) })
    }
    return Place(object: object, surroundings: surroundings)
  }
}
