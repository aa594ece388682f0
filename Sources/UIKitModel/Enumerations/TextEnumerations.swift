import StyleInjection

/// The cases of UIKit's `NSLineBreakMode`.
public enum NSLineBreakMode: String, UIKitEnumeration {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// The cases of UIKit's `NSTextAlignment`.
public enum NSTextAlignment: String, UIKitEnumeration {
  case left, center, right, justified, natural
}

/// The cases of UIKit's `UIBaselineAdjustment`.
public enum UIBaselineAdjustment: String, UIKitEnumeration {
  case alignBaselines, alignCenters, none
}

/// The members of UIKit's `UIDataDetectorTypes`.
public struct UIDataDetectorTypes: UIKitOptionSet {
  /// The members that the table has, in the order of their values.
  public static let styleMembers = tableMembers
  /// The members as bits.
  public let rawValue: UInt

  /// A set of the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// UIKit's `phoneNumber`.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// UIKit's `link`.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// UIKit's `address`.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// UIKit's `calendarEvent`.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// UIKit's `shipmentTrackingNumber`.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// UIKit's `flightNumber`.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// UIKit's `lookupSuggestion`.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// UIKit's `money`.
  public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
  /// UIKit's `physicalValue`.
  public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
  /// UIKit's `all`.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
