import StyleInjection

/// An object that answers events: views and view controllers.
open class UIResponder: UIKitObject {
  /// The next responder: a root view's controller, else the superview; a controller's container.
  public final var next: UIResponder? {
    var next = styleParent
    while let current = next {
      if let responder = current as? UIResponder { return responder }
      next = current.styleParent
    }
    return nil
  }
}

extension ModelClass {
  static let responder = ModelClass("UIResponder", UIResponder.self)
}
