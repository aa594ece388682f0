import StyleInjection

/// Two buttons that count a value up and down.
open class UIStepper: UIControl {
  /// The value.
  public final var value: Double = 0
  /// The least value.
  public final var minimumValue: Double = 0
  /// The greatest value.
  public final var maximumValue: Double = 100
  /// What one tap adds or takes away.
  public final var stepValue: Double = 1
  /// Whether changes are reported while a button is held.
  public final var isContinuous = true
  /// Whether a held button counts on.
  public final var autorepeat = true
  /// Whether counting goes on at the other end of the range.
  public final var wraps = false
}

extension ModelClass {
  static let stepper = ModelClass("UIStepper", UIStepper.self) { rows in
    rows.add("value", { $0.value }, { $0.value = $1 })
    rows.add("minimumValue", { $0.minimumValue }, { $0.minimumValue = $1 })
    rows.add("maximumValue", { $0.maximumValue }, { $0.maximumValue = $1 })
    rows.add("stepValue", { $0.stepValue }, { $0.stepValue = $1 })
    rows.add("isContinuous", { $0.isContinuous }, { $0.isContinuous = $1 })
    rows.add("autorepeat", { $0.autorepeat }, { $0.autorepeat = $1 })
    rows.add("wraps", { $0.wraps }, { $0.wraps = $1 })
  }
}
