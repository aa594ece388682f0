import StyleInjection

/// An arrangement of cells.
open class UICollectionViewLayout: UIKitObject {}

extension ModelClass {
  static let collectionViewLayout = ModelClass("UICollectionViewLayout", UICollectionViewLayout.self)
}
