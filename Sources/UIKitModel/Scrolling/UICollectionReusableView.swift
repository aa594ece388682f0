import StyleInjection

/// A cell or a header or footer of a collection view.
open class UICollectionReusableView: UIView {
  /// The name under which it is reused; nil for none.
  public final var reuseIdentifier: String?
}

extension ModelClass {
  static let collectionReusableView = ModelClass("UICollectionReusableView", UICollectionReusableView.self)
}
