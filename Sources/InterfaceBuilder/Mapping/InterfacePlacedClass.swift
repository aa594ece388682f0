import UIKitModel

/// A place of an object where UIKit makes an object of a class of its own, whatever the element is called.
struct InterfacePlacedClass: Sendable {
  /// The key of the element.
  let place: String
  /// The class of the object around it.
  let owner: UIKitObject.Type
  /// The class that the element has elsewhere.
  let usual: UIKitObject.Type
  /// The class that it has there.
  let placed: UIKitObject.Type
  private let isOwner: @Sendable (UIKitObject) -> Bool

  private init<Owner: UIKitObject>(
    _ place: String, of owner: Owner.Type, _ usual: UIKitObject.Type, is placed: UIKitObject.Type
  ) {
    self.place = place
    self.owner = owner
    self.usual = usual
    self.placed = placed
    isOwner = { $0 is Owner }
  }

  static let rows = [
    // So Xcode 5 wrote it, before the content view had an element of its own.
    InterfacePlacedClass(
      "contentView", of: UITableViewCell.self, UIView.self, is: UITableViewCellContentView.self)
  ]

  /// The class of an element's object in an object's place.
  static func type(
    of element: InterfaceElement, _ usual: UIKitObject.Type, in owner: UIKitObject?
  ) -> UIKitObject.Type {
    guard let owner else { return usual }
    for row in rows where row.usual == usual && row.isOwner(owner) && row.place == element.key {
      return row.placed
    }
    return usual
  }
}
