import StyleInjection

/// Wheels of values to choose from.
open class UIPickerView: UIView {}

extension ModelClass {
  static let pickerView = ModelClass("UIPickerView", UIPickerView.self)
}
