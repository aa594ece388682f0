import Foundation

/// A value without parts, as a structured document spells it.
public enum SyntaxScalar: Sendable, Hashable {
  /// `null` in JSON and YAML, the null object of a binary property list.
  case null
  /// Text.
  case string(String)
  /// A whole number.
  case integer(Int64)
  /// A whole number above `Int64.max`; smaller ones are always `integer`.
  case unsigned(UInt64)
  /// A number with a fraction or an exponent, or beyond 64 bits; NaN and infinities in property lists only.
  case real(Double)
  /// A truth value.
  case bool(Bool)
  /// A moment, in property lists only.
  case date(Date)
  /// Bytes, in property lists only.
  case data(Data)
  /// A keyed archiver's reference, in binary property lists only.
  case uid(UInt64)
}
