import Foundation

extension RawStyleValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Text.
  public init(stringLiteral value: String) { self = .string(value) }
  /// A whole number.
  public init(integerLiteral value: Int64) { self = .integer(value) }
  /// A number.
  public init(floatLiteral value: Double) { self = .real(value) }
  /// True or false.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// Values in order.
  public init(arrayLiteral elements: RawStyleValue...) {
    self = .array(elements.map { LocatedStyleValue($0) })
  }

  /// Entries in order.
  public init(dictionaryLiteral elements: (String, RawStyleValue)...) {
    self = .dictionary(elements.map { RawStyleEntry($0, LocatedStyleValue($1)) })
  }
}

extension RawStyleValue {
  /// The raw value of a property list object, dictionaries in the order of their keys; nil if a part of it is
  /// of a type that no property list can hold.
  ///
  /// - Parameter object: Swift values or Foundation's boxes of them.
  public init?(propertyList object: Any) {
    switch object {
    case let text as String: self = .string(text)
    case let date as Date: self = .date(date)
    case let data as Data: self = .data(data)
    case let items as [Any]:
      var values: [LocatedStyleValue] = []
      for item in items {
        guard let value = RawStyleValue(propertyList: item) else { return nil }
        values.append(LocatedStyleValue(value))
      }
      self = .array(values)
    case let entries as [String: Any]:
      var values: [RawStyleEntry] = []
      for (key, item) in entries.sorted(by: { $0.key < $1.key }) {
        guard let value = RawStyleValue(propertyList: item) else { return nil }
        values.append(RawStyleEntry(key, LocatedStyleValue(value)))
      }
      self = .dictionary(values)
    default:
      guard let number = RawStyleValue(number: object) else { return nil }
      self = number
    }
  }

  /// Booleans and numbers by their own types: on Linux a cast takes 1 for `true` and the reverse.
  private init?(number object: Any) {
    if type(of: object) == Bool.self, let value = object as? Bool {
      self = .bool(value)
    } else if let value = object as? any BinaryInteger {
      self = Int64(exactly: value).map(RawStyleValue.integer) ?? .real(Double(value))
    } else if let value = object as? any BinaryFloatingPoint {
      self = .real(Double(value))
    } else if let boxed = object as? NSNumber {
      switch String(cString: boxed.objCType) {
      case "c", "B": self = .bool(boxed.boolValue)
      case "d", "f": self = .real(boxed.doubleValue)
      case "Q":
        self = Int64(exactly: boxed.uint64Value).map(RawStyleValue.integer) ?? .real(boxed.doubleValue)
      default: self = .integer(boxed.int64Value)
      }
    } else {
      return nil
    }
  }
}
