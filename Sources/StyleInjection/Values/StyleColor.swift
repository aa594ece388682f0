/// A colour: components in a colour space, and the name that it was asked for by.
///
/// Two colours are equal when they look the same: they are compared in sRGB at 16 bits a channel. A colour whose
/// components are not known is equal only to one of the same name and opacity.
public struct StyleColor: Sendable {
  /// What the components count in.
  public enum ColorSpace: String, Sendable, Hashable, CaseIterable {
    /// IEC 61966-2-1; components outside 0…1 reach beyond its gamut.
    case sRGB
    /// Display P3.
    case displayP3
    /// sRGB's primaries without its gamma.
    case linearSRGB
    /// White at gamma 2.2; only the first component counts.
    case gray
    /// Apple's generic RGB with gamma 1.8.
    case genericRGB
    /// A name without known components.
    case unresolved
  }

  /// The space of the components.
  public let colorSpace: ColorSpace
  // Three numbers, not a vector: its alignment would double the size of every decoded value.
  private let first, second, third: Double
  /// 0 (clear) … 1 (opaque).
  public let alpha: Double
  /// The asset's or system colour's name; nil for a colour given by its components.
  public let name: String?

  /// A colour of the given components in 0…1.
  public init(
    colorSpace: ColorSpace, _ first: Double, _ second: Double = 0, _ third: Double = 0, alpha: Double = 1,
    name: String? = nil
  ) {
    self.colorSpace = colorSpace
    (self.first, self.second, self.third) = (first, second, third)
    self.alpha = alpha
    self.name = name
  }

  /// Red, green and blue in 0…1, or white in the first of them.
  public var components: SIMD3<Double> { SIMD3(first, second, third) }

  /// An sRGB colour of components in 0…1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1, name: String? = nil) {
    self.init(colorSpace: .sRGB, red, green, blue, alpha: alpha, name: name)
  }

  /// A gray of the given lightness in 0…1.
  public init(white: Double, alpha: Double = 1, name: String? = nil) {
    self.init(colorSpace: .gray, white, alpha: alpha, name: name)
  }

  /// A colour that is known by its name only.
  public init(unresolvedName name: String, alpha: Double = 1) {
    self.init(colorSpace: .unresolved, 0, alpha: alpha, name: name)
  }

  /// The same colour with another opacity in 0…1.
  public func withAlpha(_ alpha: Double) -> StyleColor {
    StyleColor(
      colorSpace: colorSpace, first, second, third, alpha: alpha, name: name)
  }

  /// The same components under a name.
  public func named(_ name: String) -> StyleColor {
    StyleColor(
      colorSpace: colorSpace, first, second, third, alpha: alpha, name: name)
  }
}

extension StyleColor: Hashable {
  /// Whether two colours look the same.
  public static func == (left: StyleColor, right: StyleColor) -> Bool {
    if left.colorSpace == .unresolved || right.colorSpace == .unresolved {
      return left.colorSpace == right.colorSpace && left.name == right.name
        && left.comparable.w == right.comparable.w
    }
    if left.colorSpace == right.colorSpace, left.components == right.components, left.alpha == right.alpha {
      return true
    }
    return left.comparable == right.comparable
  }

  /// Hashes what is compared.
  public func hash(into hasher: inout Hasher) {
    if colorSpace == .unresolved {
      hasher.combine(name)
      hasher.combine(comparable.w)
    } else {
      hasher.combine(comparable)
    }
  }

  /// sRGB channels and opacity at 16 bits: 8-bit values fall into the middle of a step, so that the many digits
  /// that Interface Builder writes for them and the six digits of a sheet are one colour.
  private var comparable: SIMD4<Int32> {
    let channels = SIMD4(sRGB, alpha)
    return SIMD4<Int32>(clamping: SIMD4<Int64>((channels.clampedToFinite * 65535).rounded(.toNearestOrEven)))
  }
}

extension SIMD4 where Scalar == Double {
  /// Numbers from a document may be anything; what lies outside ±1000 is not a colour.
  fileprivate var clampedToFinite: SIMD4<Double> {
    var result = self
    for index in 0..<4 {
      let scalar = self[index]
      result[index] = scalar.isNaN ? 0 : Swift.min(Swift.max(scalar, -1000), 1000)
    }
    return result
  }
}
