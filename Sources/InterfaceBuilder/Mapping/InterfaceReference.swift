import UIKitModel

/// An attribute of an object that names another object by its id.
struct InterfaceReference: Sendable {
  let attribute: String
  /// The class of the object with the attribute.
  let owner: UIKitObject.Type
  /// Tells the object of the other one, if both are of the row's classes.
  let connect: @Sendable (_ owner: UIKitObject, _ target: UIKitObject) -> Void

  private init<Owner: UIKitObject, Target: UIKitObject>(
    _ attribute: String, _ connect: @escaping @Sendable (Owner, Target) -> Void
  ) {
    self.attribute = attribute
    owner = Owner.self
    self.connect = { owner, target in
      if let owner = owner as? Owner, let target = target as? Target { connect(owner, target) }
    }
  }

  static let rows: [InterfaceReference] = [
    InterfaceReference("textLabel") { (cell: UITableViewCell, label: UILabel) in cell.textLabel = label },
    InterfaceReference("detailTextLabel") { (cell: UITableViewCell, label: UILabel) in
      cell.detailTextLabel = label
    },
    InterfaceReference("imageView") { (cell: UITableViewCell, view: UIImageView) in cell.imageView = view },
  ]
}
