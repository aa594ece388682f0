/// The declared type of a property: what directs the decoding of a raw value.
public struct StyleValueType: Sendable {
  /// The kinds of values, in UIKit's words where they differ.
  public enum Kind: Sendable {
    // Each kind is decoded to the `StyleValue` case of the same name.
    case bool, integer, number, string, color, cgColor, font, image
    case size, point, rect, insets, directionalInsets, offset
    case attributes, attributedText
    /// An enum.
    case enumeration(StyleEnumerationType)
    /// An option set.
    case optionSet(StyleEnumerationType)
    /// An array of values of one kind.
    indirect case array(Kind)
    /// A type of the app's own, by its name: only the app's decoders can make it.
    case custom(String)
  }

  /// The kind of value.
  public let kind: Kind
  /// Whether `NIL()` may clear it.
  public let isOptional: Bool

  /// A type of the given kind.
  public init(_ kind: Kind, isOptional: Bool = false) {
    self.kind = kind
    self.isOptional = isOptional
  }

  /// The same type, optional.
  public var optional: StyleValueType { StyleValueType(kind, isOptional: true) }
}

extension StyleValueType {
  // The plain kinds, so that a registry row reads `.color`.
  /// `Bool`.
  public static let bool = StyleValueType(.bool)
  /// Any whole number type.
  public static let integer = StyleValueType(.integer)
  /// `CGFloat`, `Double` or `Float`.
  public static let number = StyleValueType(.number)
  /// `String`.
  public static let string = StyleValueType(.string)
  /// `UIColor`.
  public static let color = StyleValueType(.color)
  /// `CGColor`.
  public static let cgColor = StyleValueType(.cgColor)
  /// `UIFont`.
  public static let font = StyleValueType(.font)
  /// `UIImage`.
  public static let image = StyleValueType(.image)
  /// `CGSize`.
  public static let size = StyleValueType(.size)
  /// `CGPoint`.
  public static let point = StyleValueType(.point)
  /// `CGRect`.
  public static let rect = StyleValueType(.rect)
  /// `UIEdgeInsets`.
  public static let insets = StyleValueType(.insets)
  /// `NSDirectionalEdgeInsets`.
  public static let directionalInsets = StyleValueType(.directionalInsets)
  /// `UIOffset`.
  public static let offset = StyleValueType(.offset)
  /// `[NSAttributedString.Key: Any]`.
  public static let attributes = StyleValueType(.attributes)
  /// `NSAttributedString`.
  public static let attributedText = StyleValueType(.attributedText)
}

/// An enum's or option set's name and its members.
public struct StyleEnumerationType: Sendable {
  /// The one list that stands for the set that the given members make: where `all` is a member, it is `all` for
  /// the list of all others too.
  public let canonical: @Sendable (_ members: [String]) -> [String]
  private let makeName: @Sendable () -> String
  private let makeCases: @Sendable () -> [String]

  /// An enumeration whose members are looked up when a value is decoded.
  ///
  /// - Parameters:
  ///   - name: asked for by messages alone: the name of a Swift type is costly to make.
  ///   - canonical: the one list of members of equal sets, needed where members contain others.
  ///   - cases: the Swift names of all members in the order of their values.
  public init(
    _ name: @escaping @autoclosure @Sendable () -> String,
    canonical: @escaping @Sendable (_ members: [String]) -> [String] = { $0 },
    cases: @escaping @Sendable () -> [String]
  ) {
    makeName = name
    self.canonical = canonical
    makeCases = cases
  }

  /// The Swift name: `NSTextAlignment`, `UIView.ContentMode`.
  public var name: String { makeName() }

  /// The Swift names of all members, in the order of their values.
  public var cases: [String] { makeCases() }
}
