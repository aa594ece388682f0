import Foundation
import StyleInjection

/// A value of each declared type that no fresh object has.
enum SampleValue {
  static func of(_ type: StyleValueType) -> StyleValue? { of(type.kind) }

  private static func of(_ kind: StyleValueType.Kind) -> StyleValue? {
    switch kind {
    case .bool: .bool(true)
    case .integer: .integer(7)
    case .number: .number(0.375)
    case .string: .string("sample")
    case .color: .color(StyleColor(red: 0.25, green: 0.5, blue: 0.75))
    case .cgColor: .cgColor(StyleCGColor(StyleColor(red: 0.25, green: 0.5, blue: 0.75)))
    case .font: .font(.named("Futura-Medium", 21))
    case .image: .image(StyleImage("sample"))
    case .size: .size(CGSize(width: 3, height: 5))
    case .point: .point(CGPoint(x: 3, y: 5))
    case .rect: .rect(CGRect(x: 3, y: 5, width: 8, height: 12))
    case .insets: .insets(StyleEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    case .directionalInsets:
      .directionalInsets(StyleDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    case .offset: .offset(StyleOffset(horizontal: 1, vertical: 2))
    case .attributes: .attributes(StyleTextAttributes([.kern: .number(2)]))
    case .attributedText:
      .attributedText(StyleAttributedText([.init("sample", StyleTextAttributes([.kern: .number(2)]))]))
    case .enumeration(let type): type.cases.last.map { .enumeration($0) }
    case .optionSet(let type): type.cases.first.map { .options([$0]) }
    case .array(let kind): of(kind).map { .array([$0, $0]) }
    case .custom: nil
    }
  }

  /// Whether a value is one of the declared type.
  static func fits(_ value: StyleValue, _ type: StyleValueType) -> Bool {
    switch (value, type.kind) {
    case (.none, _): type.isOptional
    case (.bool, .bool), (.integer, .integer), (.number, .number), (.string, .string), (.color, .color),
      (.cgColor, .cgColor), (.font, .font), (.image, .image), (.size, .size), (.point, .point),
      (.rect, .rect),
      (.insets, .insets), (.directionalInsets, .directionalInsets), (.offset, .offset),
      (.attributes, .attributes), (.attributedText, .attributedText):
      true
    case (.enumeration(let name), .enumeration(let type)): type.cases.contains(name)
    case (.options(let names), .optionSet(let type)): names.allSatisfy(type.cases.contains)
    case (.array(let values), .array(let kind)): values.allSatisfy { fits($0, StyleValueType(kind)) }
    default: false
    }
  }

  /// A type in words, for comparing.
  static func words(_ type: StyleValueType) -> String {
    let kind =
      switch type.kind {
      case .enumeration(let type): "enumeration \(type.name)"
      case .optionSet(let type): "option set \(type.name)"
      default: "\(type.kind)"
      }
    return kind + (type.isOptional ? "?" : "")
  }
}
