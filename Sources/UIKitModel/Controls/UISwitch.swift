import StyleInjection

/// A switch between on and off.
open class UISwitch: UIControl {
  /// Whether it is on.
  public final var isOn = false
  /// The colour behind the knob while on; nil for the system's.
  public final var onTintColor: StyleColor?
  /// The colour of the knob; nil for the system's.
  public final var thumbTintColor: StyleColor?
  /// The title beside a checkbox; nil for none.
  public final var title: String?
  /// The look that is asked for.
  public final var preferredStyle = UISwitch.Style.automatic
}

extension ModelClass {
  static let switchControl = ModelClass("UISwitch", UISwitch.self) { rows in
    rows.add("isOn", { $0.isOn }, { $0.isOn = $1 })
    rows.add("onTintColor", { $0.onTintColor }, { $0.onTintColor = $1 })
    rows.add("thumbTintColor", { $0.thumbTintColor }, { $0.thumbTintColor = $1 })
    rows.add("title", { $0.title }, { $0.title = $1 })
    rows.add("preferredStyle", { $0.preferredStyle }, { $0.preferredStyle = $1 })
  }
}

extension UISwitch {
  /// The cases of UIKit's `UISwitch.Style`.
  public enum Style: String, UIKitEnumeration {
    case automatic, checkbox, sliding
  }
}
