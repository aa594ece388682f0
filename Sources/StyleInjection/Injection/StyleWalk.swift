/// Walks a tree in reading order, each object with the nearest view controller on its response path.
///
/// The walk keeps its own stack: a tree from a document may be deep.
struct StyleWalk {
  private var open: [(object: any Styleable, scope: (any Styleable)?)]

  init(_ root: any Styleable) {
    var scope = root.styleParent
    while let candidate = scope, !candidate.isStyleScope { scope = candidate.styleParent }
    open = [(root, scope)]
  }

  /// The next object and its nearest controller, itself included.
  mutating func next() -> (object: any Styleable, scope: (any Styleable)?)? {
    guard let (object, outer) = open.popLast() else { return nil }
    let scope = object.isStyleScope ? object : outer
    for child in object.styleChildren.reversed() { open.append((child, scope)) }
    return (object, scope)
  }
}
