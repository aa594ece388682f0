import StyleInjection

extension StyleEdgeInsets {
  /// The sides that insets have where text runs from left to right.
  init(leftToRight insets: StyleDirectionalEdgeInsets) {
    self.init(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }
}

extension StyleDirectionalEdgeInsets {
  /// The directions that sides have where text runs from left to right.
  init(leftToRight insets: StyleEdgeInsets) {
    self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}
