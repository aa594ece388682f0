import UIKitModel

/// An attribute of an object that names another object by its id.
struct InterfaceReference: Sendable {
  /// The element that has the attribute.
  let element: String
  let attribute: String
  /// The class of the object with the attribute.
  let owner: UIKitObject.Type
  /// Tells the object of the other one, if both are of the row's classes; of none where there is none of that id.
  let connect: @Sendable (_ owner: UIKitObject, _ target: UIKitObject?) -> Void

  private init<Owner: UIKitObject, Target: UIKitObject>(
    _ element: String, _ attribute: String, _ connect: @escaping @Sendable (Owner, Target?) -> Void
  ) {
    self.element = element
    self.attribute = attribute
    owner = Owner.self
    self.connect = { owner, target in
      if let owner = owner as? Owner { connect(owner, target as? Target) }
    }
  }

  /// Every attribute that names an object, but for those of connections and variations.
  static let rows: [InterfaceReference] = [
    InterfaceReference("tableViewCell", "textLabel") { (cell: UITableViewCell, label: UILabel?) in
      cell.textLabel = label
    },
    InterfaceReference("tableViewCell", "detailTextLabel") { (cell: UITableViewCell, label: UILabel?) in
      cell.detailTextLabel = label
    },
    InterfaceReference("tableViewCell", "imageView") { (cell: UITableViewCell, view: UIImageView?) in
      cell.imageView = view
    },
    InterfaceReference("tableViewCellContentView", "tableViewCell") {
      (view: UIView, cell: UITableViewCell?) in
      // Where the content view stands in its cell, it is that already.
      if let cell, view.styleParent == nil { cell.contentView = view }
    },
    InterfaceReference("constraint", "firstItem") { (constraint: NSLayoutConstraint, item: UIKitObject?) in
      constraint.firstItem = item
    },
    InterfaceReference("constraint", "secondItem") { (constraint: NSLayoutConstraint, item: UIKitObject?) in
      constraint.secondItem = item
    },
  ]

  /// The rows by their elements.
  static let byElement = InterfaceNameMap(
    Dictionary(grouping: rows, by: \.element).map { ($0.key, $0.value) })
}
