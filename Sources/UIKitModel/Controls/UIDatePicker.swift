import StyleInjection

/// Wheels or a calendar to choose a date or a time.
open class UIDatePicker: UIControl {
  /// What is chosen.
  public final var datePickerMode = UIDatePicker.Mode.dateAndTime
  /// The look that is asked for.
  public final var preferredDatePickerStyle = UIDatePickerStyle.automatic
  /// The step of the minutes' wheel.
  public final var minuteInterval: Int = 1
  /// Whether dates are rounded to the step.
  public final var roundsToMinuteInterval = true
}

extension ModelClass {
  static let datePicker = ModelClass("UIDatePicker", UIDatePicker.self) { rows in
    rows.add("datePickerMode", { $0.datePickerMode }, { $0.datePickerMode = $1 })
    rows.add(
      "preferredDatePickerStyle", { $0.preferredDatePickerStyle }, { $0.preferredDatePickerStyle = $1 })
    rows.add("minuteInterval", { $0.minuteInterval }, { $0.minuteInterval = $1 })
    rows.add("roundsToMinuteInterval", { $0.roundsToMinuteInterval }, { $0.roundsToMinuteInterval = $1 })
  }
}

extension UIDatePicker {
  /// The cases of UIKit's `UIDatePicker.Mode`.
  public enum Mode: String, UIKitEnumeration {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }
}
