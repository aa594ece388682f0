import StyleInjection

/// A menu, or a menu inside a menu.
open class UIMenu: UIMenuElement {
  /// A name to find it by; nil for none.
  public final var identifier: String?
  /// How it stands in the menu around it.
  public final var options: Options = []
  /// The entries, in order.
  public final var children: [UIMenuElement] = [] {
    didSet { adopt(children, instead: oldValue) }
  }
}

extension ModelClass {
  static let menu = ModelClass("UIMenu", UIMenu.self)
}

extension UIMenu {
  /// The members of UIKit's `UIMenu.Options`.
  public struct Options: UIKitOptionSet {
    /// The members that the table has, in the order of their values.
    public static let styleMembers = tableMembers
    /// The members as bits.
    public let rawValue: UInt

    /// A set of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// UIKit's `displayInline`.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// UIKit's `destructive`.
    public static let destructive = Options(rawValue: 1 << 1)
    /// UIKit's `singleSelection`.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// UIKit's `displayAsPalette`.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }
}

extension UIButton {
  /// The menu that it shows; nil for none.
  public final var menu: UIMenu? {
    get { partIfLoaded("menu") }
    set { setPart("menu", newValue) }
  }
}

extension UIBarButtonItem {
  /// The menu that it shows; nil for none.
  public final var menu: UIMenu? {
    get { partIfLoaded("menu") }
    set { setPart("menu", newValue) }
  }
}
