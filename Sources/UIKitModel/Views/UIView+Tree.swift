extension UIView {
  /// Adds a view in front of the others; see `insertSubview(_:at:)`.
  public final func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Adds a view at a place among the subviews, 0 being the rearmost; it leaves the place that it had before,
  /// and a live manager styles it.
  ///
  /// A place outside the list is moved to its nearer end. A view cannot stand inside itself: nothing happens.
  public final func insertSubview(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else { return }
    view.detach()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    if view.owner != nil, !(view.owner is UIViewController) { view.owner = nil }
    view.placed.setNeedsStyle()
  }

  /// Takes the view out of its superview, if it has one; it keeps its looks. O(its siblings).
  public final func removeFromSuperview() {
    guard superview != nil else { return }
    detach()
    placed.setNeedsStyle()
  }

  /// What moves with the view: the controller whose root view it is, or it alone.
  private var placed: UIKitObject { owner as? UIViewController ?? self }

  private func detach() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Whether the view is the given one or stands inside it. O(depth).
  public final func isDescendant(of view: UIView) -> Bool {
    var next: UIView? = self
    while let current = next {
      if current === view { return true }
      next = current.superview
    }
    return false
  }

  /// Puts a view in the place of another, or at the given one.
  final func replaceSubview(_ old: UIView?, by new: UIView?, at index: Int? = nil) {
    guard old !== new else { return }
    let place = subviews.firstIndex { $0 === old }
    if let place { subviews[place].removeFromSuperview() }
    if let new { insertSubview(new, at: index ?? place ?? subviews.count) }
  }

  /// Puts views in the place of others, in front of the rest.
  final func replaceSubviews(_ old: [UIView], by new: [UIView]) {
    let kept = Set(new.map(ObjectIdentifier.init))
    for view in old where view.superview === self && !kept.contains(ObjectIdentifier(view)) {
      view.removeFromSuperview()
    }
    for view in new where view.superview !== self { addSubview(view) }
  }
}
