import Foundation
import StyleInjection

/// A Swift type each of whose values a sheet can spell, so that a property takes them as they are.
public protocol StyleSpelledValue: Sendable {
  /// The value in the property list dialect.
  var spelled: RawStyleValue { get }
}

extension StyleSpelledValue where Self: StyleValueConvertible {
  /// What the dialect's grammar writes.
  public var spelled: RawStyleValue { styleValue.raw(in: .plist) }
}

extension Bool: StyleSpelledValue {}
extension Int: StyleSpelledValue {}
extension Double: StyleSpelledValue {}
extension String: StyleSpelledValue {}
extension CGSize: StyleSpelledValue {}
extension CGPoint: StyleSpelledValue {}
extension CGRect: StyleSpelledValue {}
extension StyleEdgeInsets: StyleSpelledValue {}
extension StyleDirectionalEdgeInsets: StyleSpelledValue {}
extension StyleOffset: StyleSpelledValue {}

/// An enum of UIKit whose cases a sheet names.
public protocol StyleSpelledEnumeration: StyleSpelledValue, RawRepresentable, CaseIterable
where RawValue == String {}

extension StyleSpelledEnumeration {
  /// The case's name.
  public var spelled: RawStyleValue { .string(rawValue) }
}

/// Members of an option set: `[.link, .address]`.
public struct StyleOptionMembers<Member: StyleSpelledEnumeration>: StyleSpelledValue,
  ExpressibleByArrayLiteral
{
  private let members: [Member]

  /// The members in any order.
  public init(arrayLiteral members: Member...) { self.members = members }

  /// The members' names.
  public var spelled: RawStyleValue { StyleValue.options(members.map(\.rawValue)).raw(in: .plist) }
}
