import StyleInjection

// Constraints on a view's own size, as sheets set them.
extension UIView {
  /// What the view's first constraint on one of its sizes says; nil without one. Setting it changes that constraint,
  /// adds it or takes it away. O(constraints).
  final func sizeLimit(_ attribute: NSLayoutConstraint.Attribute) -> StyleSizeLimit? {
    guard let constraint = sizeConstraint(attribute),
      let relation = StyleSizeLimit.Relation(rawValue: constraint.relation.rawValue)
    else { return nil }
    return StyleSizeLimit(relation, constraint.constant)
  }

  /// See `sizeLimit(_:)`.
  final func setSizeLimit(_ limit: StyleSizeLimit?, _ attribute: NSLayoutConstraint.Attribute) {
    let known = sizeConstraint(attribute)
    guard let limit else { return constraints.removeAll { $0 === known } }
    let constraint = known ?? NSLayoutConstraint()
    constraint.firstAttribute = attribute
    constraint.relation = NSLayoutConstraint.Relation(rawValue: limit.relation.rawValue) ?? .equal
    constraint.constant = limit.points
    if known == nil { addConstraints([constraint]) }
  }

  private func sizeConstraint(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint? {
    constraints.first {
      $0.firstItem === self && $0.firstAttribute == attribute && $0.secondItem == nil
        && $0.secondAttribute == .notAnAttribute
    }
  }

  /// The ratio of the view's width to its height that its first constraint between the two says; nil without one.
  /// Setting it changes that constraint, adds it or takes it away. O(constraints).
  final var aspectRatio: StyleAspectRatio? {
    get {
      guard let constraint = aspectConstraint, constraint.multiplier > 0 else { return nil }
      let multiplier = constraint.multiplier
      return StyleAspectRatio(
        widthToHeight: constraint.firstAttribute == .width ? multiplier : 1 / multiplier)
    }
    set {
      let known = aspectConstraint
      guard let newValue else { return constraints.removeAll { $0 === known } }
      let constraint = known ?? NSLayoutConstraint()
      if known == nil {
        constraint.firstAttribute = .width
        constraint.secondAttribute = .height
        constraint.secondItem = self
        addConstraints([constraint])
      }
      constraint.multiplier =
        constraint.firstAttribute == .width ? newValue.widthToHeight : 1 / newValue.widthToHeight
    }
  }

  private var aspectConstraint: NSLayoutConstraint? {
    constraints.first { constraint in
      constraint.firstItem === self && constraint.secondItem === self
        && [[.width, .height], [.height, .width]].contains([
          constraint.firstAttribute, constraint.secondAttribute,
        ])
    }
  }
}
