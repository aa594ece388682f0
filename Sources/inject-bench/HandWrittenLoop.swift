import StyleInjection
import UIKitModel

/// What an app would write without a style sheet: walk, cast, compare, assign, and note what was there before.
///
/// The reference of every row that applies styles.
struct HandWrittenLoop {
  struct Change {
    let view: UIView
    let key: String
    let old: StyleValue
  }

  let textColor: StyleColor
  let accentColor: StyleColor
  let backgroundColor: StyleColor
  let font: StyleFont
  let cornerRadius: Double
  private(set) var changes: [Change] = []

  init(
    textColor: StyleColor, accentColor: StyleColor, backgroundColor: StyleColor, font: StyleFont,
    cornerRadius: Double
  ) {
    self.textColor = textColor
    self.accentColor = accentColor
    self.backgroundColor = backgroundColor
    self.font = font
    self.cornerRadius = cornerRadius
  }

  mutating func run(_ view: UIView) {
    let color = textColor
    if let label = view as? UILabel {
      let color = label.styleIdentifier == "accent" ? accentColor : textColor
      if label.textColor != color {
        note(label, "textColor", .color(label.textColor ?? color))
        label.textColor = color
      }
      if label.font != font {
        note(label, "font", .font(label.font ?? font))
        label.font = font
      }
      if label.numberOfLines != 2 {
        note(label, "numberOfLines", .integer(label.numberOfLines))
        label.numberOfLines = 2
      }
    } else if let button = view as? UIButton {
      if button.tintColor != color {
        note(button, "tintColor", .color(button.tintColor ?? color))
        button.tintColor = color
      }
      if button.titleColor(for: .normal) != color {
        note(button, "titleColor", .color(button.titleColor(for: .normal) ?? color))
        button.setTitleColor(color, for: .normal)
      }
      if button.layer.cornerRadius != cornerRadius {
        note(button, "layer.cornerRadius", .number(button.layer.cornerRadius))
        button.layer.cornerRadius = cornerRadius
      }
    } else {
      if view.tintColor != color {
        note(view, "tintColor", view.tintColor.map(StyleValue.color) ?? .none)
        view.tintColor = color
      }
      if view.layer.cornerRadius != cornerRadius {
        note(view, "layer.cornerRadius", .number(view.layer.cornerRadius))
        view.layer.cornerRadius = cornerRadius
      }
      if !view.clipsToBounds {
        note(view, "clipsToBounds", .bool(false))
        view.clipsToBounds = true
      }
    }
    if view.backgroundColor != backgroundColor {
      note(view, "backgroundColor", view.backgroundColor.map(StyleValue.color) ?? .none)
      view.backgroundColor = backgroundColor
    }
    for subview in view.subviews { run(subview) }
  }

  private mutating func note(_ view: UIView, _ key: String, _ old: StyleValue) {
    changes.append(Change(view: view, key: key, old: old))
  }
}
