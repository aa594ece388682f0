import StyleInjection

extension ModelRows where Root == UIView {
  /// The views and the controller around a view.
  mutating func addRelations() {
    addRelation("superview") { $0.superview }
    addRelation("parent") { $0.superview }
    addRelation("next") { $0.sibling(at: 1) }
    addRelation("previous") { $0.sibling(at: -1) }
    addRelation("viewController") { $0.nearestViewController }
  }
}

extension UIView {
  /// The view at a distance among the superview's, a negative one being behind; nil where there is none. O(siblings).
  fileprivate final func sibling(at distance: Int) -> UIView? {
    guard let siblings = superview?.subviews, let place = siblings.firstIndex(where: { $0 === self }),
      siblings.indices.contains(place + distance)
    else { return nil }
    return siblings[place + distance]
  }
}
