import Foundation
import StyleInjection

/// Reads what the table says of a fresh object's value.
enum TableDefault {
  /// The value of the given type that the text spells; what UIKit begins with where there is none.
  static func value(_ text: String, of type: StyleValueType) -> StyleValue {
    if !text.isEmpty, let value = spelled(text, type.kind) { return value }
    return type.isOptional ? .none : zero(type.kind)
  }

  private static func spelled(_ text: String, _ kind: StyleValueType.Kind) -> StyleValue? {
    switch kind {
    case .bool: return text == "true" ? .bool(true) : text == "false" ? .bool(false) : nil
    case .integer: return Int(text).map { .integer($0) }
    case .number: return Double(text).map { .number($0) }
    case .enumeration(let type): return name(text, in: type).map { .enumeration($0) }
    case .optionSet(let type):
      return text == "[]" ? .options([]) : name(text, in: type).map { .options([$0]) }
    case .color: return StyleColor.system(named: text).map { .color($0) }
    case .point: return numbers(text, 2).map { .point(CGPoint(x: $0[0], y: $0[1])) }
    case .size: return numbers(text, 2).map { .size(CGSize(width: $0[0], height: $0[1])) }
    case .rect:
      return numbers(text, 4).map { .rect(CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])) }
    default: return nil
    }
  }

  private static func numbers(_ text: String, _ count: Int) -> [Double]? {
    let numbers = text.split(separator: ",").compactMap { Double($0) }
    return numbers.count == count ? numbers : nil
  }

  private static func name(_ text: String, in type: StyleEnumerationType) -> String? {
    let name = text.hasPrefix(".") ? String(text.dropFirst()) : text
    return type.cases.contains(name) ? name : nil
  }

  private static func zero(_ kind: StyleValueType.Kind) -> StyleValue {
    switch kind {
    case .bool: .bool(false)
    case .integer: .integer(0)
    case .number: .number(0)
    case .string: .string("")
    case .color: .color(.black)
    case .cgColor: .cgColor(StyleCGColor(.black))
    case .font: .font(.system(17))
    case .size: .size(.zero)
    case .point: .point(.zero)
    case .rect: .rect(.zero)
    case .insets: .insets(StyleEdgeInsets())
    case .directionalInsets: .directionalInsets(StyleDirectionalEdgeInsets())
    case .offset: .offset(StyleOffset())
    case .attributes: .attributes(StyleTextAttributes())
    case .attributedText: .attributedText(StyleAttributedText(""))
    case .enumeration(let type): type.cases.first.map { .enumeration($0) } ?? .none
    case .optionSet: .options([])
    case .array: .array([])
    case .image, .custom: .none
    }
  }
}
