import StyleInjection
import UIKitModel

/// The File's Owner of a xib whose `view` outlet names a view.
struct InterfaceOwner {
  let id: String
  private let className: StyleClassName?
  /// The id of the view.
  let view: String

  /// Nil for an owner without such an outlet.
  init?(_ placeholder: InterfacePlaceholder, _ connections: [InterfaceConnection]) {
    guard placeholder.kind == .filesOwner, let view = connections.lazy.compactMap(\.viewID).first else {
      return nil
    }
    id = placeholder.id ?? "-1"
    className = placeholder.className
    self.view = view
  }

  /// The controller that the owner is; nil if its view is none or if it is a view itself, which has an outlet of its own
  /// by the name.
  func controller(_ objects: InterfaceObjectTable) -> UIViewController? {
    guard objects.object(view) is UIView, !isView(objects) else { return nil }
    let controller = UIViewController()
    controller.customStyleClassName = className
    return controller
  }

  private func isView(_ objects: InterfaceObjectTable) -> Bool {
    guard let name = className?.name else { return false }
    if name.hasSuffix("Controller") { return false }
    if Self.viewSuffixes.contains(where: name.hasSuffix) { return true }
    return objects.records.all.contains {
      $0.object is UIView && $0.object.customStyleClassName?.name == name
    }
  }

  /// How the names of views end: the document says nothing else of the owner's superclass.
  private static let viewSuffixes = [
    "View", "Cell", "Control", "Button", "Label", "Bar", "Header", "Footer",
  ]
}

extension InterfaceConnection {
  /// The id of the view that an outlet `view` names; nil for any other connection.
  var viewID: String? { kind == .outlet(property: "view") ? destinationID : nil }
}
