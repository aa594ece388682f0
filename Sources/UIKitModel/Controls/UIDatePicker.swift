import Foundation
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
  /// What is chosen; nil for now.
  public final var date: Date?
  /// The earliest date to choose; nil for any.
  public final var minimumDate: Date?
  /// The latest date to choose; nil for any.
  public final var maximumDate: Date?
  /// The names and the order of days and months; nil for the user's.
  public final var locale: Locale?
  /// The time zone of the date; nil for the user's.
  public final var timeZone: TimeZone?
  /// The calendar of the date; nil for the user's.
  public final var calendar: Calendar?
}

extension ModelClass {
  static let datePicker = ModelClass("UIDatePicker", UIDatePicker.self) { rows in
    rows.add("datePickerMode", { $0.datePickerMode }, { $0.datePickerMode = $1 })
    rows.add(
      "preferredDatePickerStyle", { $0.preferredDatePickerStyle }, { $0.preferredDatePickerStyle = $1 })
    rows.add("minuteInterval", { $0.minuteInterval }, { $0.minuteInterval = $1 })
    rows.add("roundsToMinuteInterval", { $0.roundsToMinuteInterval }, { $0.roundsToMinuteInterval = $1 })
    rows.add("date", { $0.date }, { $0.date = $1 })
    rows.add("minimumDate", { $0.minimumDate }, { $0.minimumDate = $1 })
    rows.add("maximumDate", { $0.maximumDate }, { $0.maximumDate = $1 })
    rows.add("locale", { $0.locale }, { $0.locale = $1 })
    rows.add("timeZone", { $0.timeZone }, { $0.timeZone = $1 })
    rows.add("calendar", { $0.calendar }, { $0.calendar = $1 })
  }
}

extension UIDatePicker {
  /// The cases of UIKit's `UIDatePicker.Mode`.
  public enum Mode: String, UIKitEnumeration {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }
}
