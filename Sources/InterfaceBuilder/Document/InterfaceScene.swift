import UIKitModel

/// A scene of a storyboard, or all of a xib.
public struct InterfaceScene {
  /// The scene's id; nil for a xib.
  public let id: String?
  /// The scene's controller; in a xib the File's Owner whose `view` outlet names a view. Nil where there is none.
  public internal(set) var controller: UIViewController?
  /// The objects that belong to no other object of the scene, in document order: the controller and what no
  /// controller owns.
  public internal(set) var roots: [UIKitObject] = []
  /// How many views the scene's elements are.
  public internal(set) var viewCount = 0

  init(id: String?) { self.id = id }
}
