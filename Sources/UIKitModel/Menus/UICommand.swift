import StyleInjection

/// An entry that sends an action.
open class UICommand: UIMenuElement {
  /// The name of the action's method; nil for none.
  public final var action: String?
}

extension ModelClass {
  static let command = ModelClass("UICommand", UICommand.self) { rows in
    rows.add("title", { $0.title }, { $0.title = $1 })
    rows.add("image", { $0.image }, { $0.image = $1 })
  }
}

/// An entry with keys of its own.
open class UIKeyCommand: UICommand {
  /// What the key types; nil for none.
  public final var input: String?
  /// The keys that must be held with it.
  public final var modifierFlags: UIKeyModifierFlags = []
}

extension ModelClass {
  static let keyCommand = ModelClass("UIKeyCommand", UIKeyCommand.self)
}

/// The members of UIKit's `UIKeyModifierFlags`.
public struct UIKeyModifierFlags: UIKitOptionSet {
  /// The members that the table has, in the order of their values.
  public static let styleMembers = tableMembers
  /// The members as bits.
  public let rawValue: UInt

  /// A set of the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// UIKit's `alphaShift`.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// UIKit's `shift`.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// UIKit's `control`.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// UIKit's `alternate`.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// UIKit's `command`.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// UIKit's `numericPad`.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
