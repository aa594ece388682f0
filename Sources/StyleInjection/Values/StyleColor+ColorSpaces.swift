import Foundation

extension StyleColor {
  /// Red, green and blue in sRGB; outside 0…1 where the colour lies beyond its gamut.
  public var sRGB: SIMD3<Double> {
    switch colorSpace {
    case .sRGB, .unresolved: components
    case .gray: SIMD3(repeating: components.x)
    case .linearSRGB: Self.encode(components)
    case .displayP3: Self.encode(Self.multiply(Self.displayP3ToSRGB, Self.decode(components)))
    case .genericRGB: Self.encode(Self.power(components, 1.8))
    }
  }

  /// The 8-bit red, green, blue and opacity nearest to the colour.
  public var bytes: SIMD4<UInt8> {
    let channels = SIMD4(sRGB, alpha)
    var result = SIMD4<UInt8>()
    for index in 0..<4 {
      let scalar = channels[index]
      result[index] = scalar.isNaN ? 0 : UInt8((min(max(scalar, 0), 1) * 255).rounded())
    }
    return result
  }

  /// Linear Display P3 to linear sRGB, rows; from the primaries of SMPTE EG 432-1 and BT.709 under D65.
  private static let displayP3ToSRGB = [
    SIMD3(1.2249401762805598, -0.2249404646136, 0.0000002883330),
    SIMD3(-0.0420569547096881, 1.0420571418056, -0.0000001870959),
    SIMD3(-0.0196375545903344, -0.0786360455506, 1.0982736001409),
  ]

  private static func multiply(_ rows: [SIMD3<Double>], _ vector: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3((rows[0] * vector).sum(), (rows[1] * vector).sum(), (rows[2] * vector).sum())
  }

  /// sRGB's transfer function of IEC 61966-2-1, mirrored for negative values.
  private static func encode(_ linear: SIMD3<Double>) -> SIMD3<Double> {
    map(linear) { $0 <= 0.0031308 ? 12.92 * $0 : 1.055 * pow($0, 1 / 2.4) - 0.055 }
  }

  private static func decode(_ encoded: SIMD3<Double>) -> SIMD3<Double> {
    map(encoded) { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
  }

  private static func power(_ components: SIMD3<Double>, _ exponent: Double) -> SIMD3<Double> {
    map(components) { pow($0, exponent) }
  }

  private static func map(_ vector: SIMD3<Double>, _ transform: (Double) -> Double) -> SIMD3<Double> {
    var result = vector
    for index in 0..<3 {
      let magnitude = transform(abs(vector[index]))
      result[index] = vector[index] < 0 ? -magnitude : magnitude
    }
    return result
  }
}
