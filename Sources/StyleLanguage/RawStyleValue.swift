import Foundation
import StyleDiagnostics

/// A value as a sheet spells it, before any property's type gives it a meaning.
public enum RawStyleValue: Sendable, Hashable {
  /// JSON's `null`.
  case null
  /// A real boolean, never the number 0 or 1.
  case bool(Bool)
  /// A whole number.
  case integer(Int64)
  /// A number with a fraction, or one that no `Int64` holds.
  case real(Double)
  /// Text.
  case string(String)
  /// A property list's date.
  case date(Date)
  /// A property list's data.
  case data(Data)
  /// Values in order.
  case array([LocatedStyleValue])
  /// Entries in the order of the file; repeated keys are kept, the later one counts.
  case dictionary([RawStyleEntry])
}

extension RawStyleValue {
  /// The kind of value in a user's words, with its article: "a number".
  public var kindName: String {
    switch self {
    case .null: "null"
    case .bool: "a boolean"
    case .integer, .real: "a number"
    case .string: "text"
    case .date: "a date"
    case .data: "data"
    case .array: "an array"
    case .dictionary: "a dictionary"
    }
  }
}

/// A raw value and where it stands. Equal to another with the same value, wherever that stands.
public struct LocatedStyleValue: Sendable, Hashable {
  /// The value.
  public let value: RawStyleValue
  /// The bytes that spell it, delimiters included.
  public let span: SourceSpan

  /// A value at a place.
  public init(_ value: RawStyleValue, at span: SourceSpan = .start) {
    self.value = value
    self.span = span
  }

  /// Compares the values alone.
  public static func == (left: Self, right: Self) -> Bool { left.value == right.value }

  /// Hashes the value alone.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// A key of a dictionary value with what it holds. Equal to another with the same key and value.
public struct RawStyleEntry: Sendable, Hashable {
  /// The key.
  public let key: String
  /// Where the key stands.
  public let keySpan: SourceSpan
  /// The value.
  public let value: LocatedStyleValue

  /// An entry of a dictionary value.
  public init(_ key: String, at keySpan: SourceSpan = .start, _ value: LocatedStyleValue) {
    self.key = key
    self.keySpan = keySpan
    self.value = value
  }

  /// Compares keys and values, not places.
  public static func == (left: Self, right: Self) -> Bool {
    left.key == right.key && left.value == right.value
  }

  /// Hashes key and value, not places.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(value)
  }
}

extension RawStyleValue: CustomStringConvertible {
  /// The value in one line: text as it is, numbers as short as they can be, `[a, b]` and `{key: value}`.
  public var description: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .integer(let value): String(value)
    case .real(let value): Int64(exactly: value).map { String($0) } ?? String(value)
    case .string(let text): text
    case .date(let date): date.formatted(.iso8601)
    case .data(let data): "<\(data.base64EncodedString())>"
    case .array(let items): "[" + items.map(\.value.description).joined(separator: ", ") + "]"
    case .dictionary(let entries):
      "{" + entries.map { "\($0.key): \($0.value.value)" }.joined(separator: ", ") + "}"
    }
  }
}
