import StyleInjection
import UIKitModel

/// What an app would write by hand for this one tree and its two looks: walk, cast, compare, assign, record.
struct AppLoop {
  struct Change {
    let view: UIView
    let key: String
    let old: StyleValue
  }

  private(set) var changes: [Change] = []

  /// Gives each screen its look.
  mutating func run(_ tree: AppTree, _ looks: [ScreenLook]) {
    for (screen, look) in zip(tree.screens, looks) {
      if let view = screen.view { run(view, look) }
    }
  }

  /// Gives a view and those inside it a screen's look.
  mutating func run(_ view: UIView, _ look: ScreenLook, isInCell: Bool = false) {
    let background = look.background.value
    if view.backgroundColor != background {
      note(view, "backgroundColor", view.backgroundColor.map(StyleValue.color) ?? .none)
      view.backgroundColor = background
    }
    var isInCell = isInCell
    if let label = view as? UILabel {
      style(label, look, isInCell: isInCell)
    } else if let button = view as? UIButton {
      style(button, look)
    } else if let image = view as? UIImageView {
      style(image, look)
    } else {
      style(view, look)
      if !isInCell { isInCell = view.styleIdentifier == "cell" }
    }
    for subview in view.subviews { run(subview, look, isInCell: isInCell) }
  }

  private mutating func style(_ label: UILabel, _ look: ScreenLook, isInCell: Bool) {
    let name = label.styleIdentifier
    let color = name == "title" ? look.titleText.value : look.text.value
    let font = isInCell && name == "price" ? look.priceFont.value : look.font.value
    if label.textColor != color {
      note(label, "textColor", label.textColor.map(StyleValue.color) ?? .none)
      label.textColor = color
    }
    if label.font != font {
      note(label, "font", label.font.map(StyleValue.font) ?? .none)
      label.font = font
    }
    if label.numberOfLines != look.lineCount {
      note(label, "numberOfLines", .integer(label.numberOfLines))
      label.numberOfLines = look.lineCount
    }
  }

  private mutating func style(_ button: UIButton, _ look: ScreenLook) {
    let color = button.styleIdentifier == "primary" ? look.buttonTitle.value : look.text.value
    if button.titleColor(for: .normal) != color {
      note(button, "titleColor", button.titleColor(for: .normal).map(StyleValue.color) ?? .none)
      button.setTitleColor(color, for: .normal)
    }
    tint(button, look)
    round(button, look)
  }

  private mutating func style(_ image: UIImageView, _ look: ScreenLook) {
    if image.contentMode != look.contentMode {
      note(image, "contentMode", .enumeration(image.contentMode.rawValue))
      image.contentMode = look.contentMode
    }
    tint(image, look)
    frame(image, look)
  }

  private mutating func style(_ view: UIView, _ look: ScreenLook) {
    tint(view, look)
    round(view, look)
    frame(view, look)
  }

  private mutating func tint(_ view: UIView, _ look: ScreenLook) {
    guard view.tintColor != look.tint.value else { return }
    note(view, "tintColor", view.tintColor.map(StyleValue.color) ?? .none)
    view.tintColor = look.tint.value
  }

  private mutating func round(_ view: UIView, _ look: ScreenLook) {
    guard view.layer.cornerRadius != look.cornerRadius else { return }
    note(view, "layer.cornerRadius", .number(view.layer.cornerRadius))
    view.layer.cornerRadius = look.cornerRadius
  }

  private mutating func frame(_ view: UIView, _ look: ScreenLook) {
    guard view.layer.borderWidth != look.borderWidth else { return }
    note(view, "layer.borderWidth", .number(view.layer.borderWidth))
    view.layer.borderWidth = look.borderWidth
  }

  private mutating func note(_ view: UIView, _ key: String, _ old: StyleValue) {
    changes.append(Change(view: view, key: key, old: old))
  }
}
