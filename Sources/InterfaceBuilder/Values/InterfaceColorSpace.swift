import Foundation
import StyleInjection

/// A colour space of interface documents: the attributes that hold its components, and the colour that they make.
struct InterfaceColorSpace: Sendable {
  let name: String
  let components: [String]
  let color: @Sendable (_ components: [Double], _ alpha: Double) -> StyleColor

  private init(
    _ name: String, _ components: [String],
    _ color: @escaping @Sendable (_ components: [Double], _ alpha: Double) -> StyleColor
  ) {
    self.name = name
    self.components = components
    self.color = color
  }

  /// Every attribute that holds a component.
  static let attributes = ["red", "green", "blue", "white", "cyan", "magenta", "yellow", "black", "alpha"]

  /// The space of components without one: what Xcode wrote them in before spaces had names.
  static func unnamed(isWhite: Bool) -> InterfaceColorSpace { isWhite ? white("white") : rgb("rgb", .sRGB) }

  static let named = Dictionary(uniqueKeysWithValues: rows.map { ($0.name, $0) })

  static let rows: [InterfaceColorSpace] = [
    .rgb("sRGB", .sRGB),
    .rgb("extendedSRGB", .sRGB),
    .rgb("linearSRGB", .linearSRGB),
    .rgb("extendedLinearSRGB", .linearSRGB),
    .rgb("deviceRGB", .sRGB),
    .rgb("displayP3", .displayP3),
    .rgb("calibratedRGB", .genericRGB),
    InterfaceColorSpace("adobeRGB1998", rgb) { fromAdobeRGB($0, alpha: $1) },
    .white("genericGamma22GrayColorSpace"),
    .white("extendedGenericGamma22GrayColorSpace"),
    .white("extendedGray"),
    .white("calibratedWhite"),
    .white("deviceWhite"),
    .cmyk("genericCMYKColorSpace"),
    .cmyk("deviceCMYK"),
  ]

  private static let rgb = ["red", "green", "blue"]

  private static func rgb(_ name: String, _ space: StyleColor.ColorSpace) -> InterfaceColorSpace {
    InterfaceColorSpace(name, rgb) { StyleColor(colorSpace: space, $0[0], $0[1], $0[2], alpha: $1) }
  }

  private static func white(_ name: String) -> InterfaceColorSpace {
    InterfaceColorSpace(name, ["white"]) { StyleColor(white: $0[0], alpha: $1) }
  }

  private static func cmyk(_ name: String) -> InterfaceColorSpace {
    InterfaceColorSpace(name, ["cyan", "magenta", "yellow", "black"]) { parts, alpha in
      let light = 1 - parts[3]
      return StyleColor(
        red: (1 - parts[0]) * light, green: (1 - parts[1]) * light, blue: (1 - parts[2]) * light, alpha: alpha
      )
    }
  }

  /// Gamma and primaries of Adobe RGB (1998), section 4.3; the matrix goes to linear sRGB under the same white.
  private static func fromAdobeRGB(_ parts: [Double], alpha: Double) -> StyleColor {
    let linear = SIMD3(parts[0], parts[1], parts[2])
    let decoded = SIMD3(power(linear.x), power(linear.y), power(linear.z))
    return StyleColor(
      colorSpace: .linearSRGB,
      (decoded * SIMD3(1.39836, -0.39836, 0)).sum(), decoded.y,
      (decoded * SIMD3(0, -0.04293, 1.04293)).sum(), alpha: alpha)
  }

  private static func power(_ value: Double) -> Double { pow(max(value, 0), 563.0 / 256.0) }
}
