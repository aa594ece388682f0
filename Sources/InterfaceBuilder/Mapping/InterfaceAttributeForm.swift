import StyleInjection
import UIKitModel

/// How an attribute spells a value, where values of its property's type are spelled otherwise.
struct InterfaceAttributeForm: Sendable {
  /// What a diagnostic says that the attribute must be.
  let wanted: String
  /// The value of a text; nil for a text that spells none.
  let value: @Sendable (String) -> StyleValue?

  /// A number, or two of them of which the first is divided by the second: `16:9`, `1/3`.
  static let ratio = InterfaceAttributeForm(wanted: "a number or a ratio of two") { text in
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
    let numbers = parts.compactMap { InterfaceValueReader.number(String($0)) }
    guard numbers.count == parts.count else { return nil }
    switch numbers.count {
    case 1: return .number(numbers[0])
    case 2 where numbers[1] != 0: return .number(numbers[0] / numbers[1])
    default: return nil
    }
  }

  /// The members of an option set as the bits of a whole number.
  static func bits<Options: UIKitOptionSet>(of type: Options.Type) -> InterfaceAttributeForm {
    InterfaceAttributeForm(wanted: "a whole number") { text in
      UInt(text).map { Options(rawValue: $0).styleValue }
    }
  }
}
