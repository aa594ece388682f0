extension UIView {
  /// Adds constraints behind the others and makes them active; one without a first item is about the view itself.
  public final func addConstraints(_ added: [NSLayoutConstraint]) {
    for constraint in added {
      constraint.isActive = true
      if constraint.firstItem == nil { constraint.firstItem = self }
    }
    constraints += added
  }

  /// The part of the view that no bar covers; made when it is first asked for.
  public final var safeAreaLayoutGuide: UILayoutGuide {
    get { part("safeAreaLayoutGuide") }
    set { setPart("safeAreaLayoutGuide", newValue) }
  }

  /// What the keyboard covers; made when it is first asked for.
  public final var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    get { part("keyboardLayoutGuide") }
    set { setPart("keyboardLayoutGuide", newValue) }
  }
}

extension UIScrollView {
  /// The rectangle of the whole content; made when it is first asked for.
  public final var contentLayoutGuide: UILayoutGuide {
    get { part("contentLayoutGuide") }
    set { setPart("contentLayoutGuide", newValue) }
  }

  /// The rectangle that the view itself has; made when it is first asked for.
  public final var frameLayoutGuide: UILayoutGuide {
    get { part("frameLayoutGuide") }
    set { setPart("frameLayoutGuide", newValue) }
  }
}

extension UIViewController {
  /// What bars cover at the top, as before iOS 11; made when it is first asked for.
  public final var topLayoutGuide: UILayoutSupport {
    get { part("topLayoutGuide") }
    set { setPart("topLayoutGuide", newValue) }
  }

  /// What bars cover at the bottom, as before iOS 11; made when it is first asked for.
  public final var bottomLayoutGuide: UILayoutSupport {
    get {
      let guide: UILayoutSupport = part("bottomLayoutGuide")
      guide.edge = .bottom
      return guide
    }
    set { setPart("bottomLayoutGuide", newValue) }
  }
}
