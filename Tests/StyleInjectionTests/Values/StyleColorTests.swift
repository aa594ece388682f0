import TestSupport
import XCTest

@testable import StyleInjection

final class StyleColorTests: XCTestCase {
  func testEqualityIsThatOfTheLook() {
    let rows: [(StyleColor, StyleColor, Bool)] = [
      // Sixteen digits, as Xcode writes 8-bit channels, and single precision.
      (.init(red: 0.62745098039215685, green: 0, blue: 0), .init(red: 160 / 255, green: 0, blue: 0), true),
      (.init(red: 0.6274510025978088, green: 0, blue: 0), .init(red: 160 / 255, green: 0, blue: 0), true),
      (.init(red: 160 / 255, green: 0, blue: 0), .init(red: 161 / 255, green: 0, blue: 0), false),
      (.init(white: 1), .init(red: 1, green: 1, blue: 1), true),
      (.init(white: 0.5), .init(red: 0.5, green: 0.5, blue: 0.5), true),
      (.init(white: 0, alpha: 0), .init(red: 0, green: 0, blue: 0, alpha: 0), true),
      (.init(white: 0), .init(white: 0, alpha: 0), false),
      (.init(white: 0, alpha: 0.5), .init(white: 0, alpha: 0.501), false),
      (.init(colorSpace: .displayP3, 1, 1, 1), .init(white: 1), true),
      (.init(colorSpace: .displayP3, 0, 0, 0), .init(white: 0), true),
      (.init(colorSpace: .displayP3, 1, 0, 0), .init(red: 1, green: 0, blue: 0), false),
      (.init(colorSpace: .linearSRGB, 0.21404114048223255, 0, 0), .init(red: 0.5, green: 0, blue: 0), true),
      (.init(colorSpace: .genericRGB, 1, 0, 0), .init(red: 1, green: 0, blue: 0), true),
      (.init(red: 1, green: 0, blue: 0, name: "a"), .init(red: 1, green: 0, blue: 0, name: "b"), true),
      (.init(unresolvedName: "a"), .init(unresolvedName: "a"), true),
      (.init(unresolvedName: "a"), .init(unresolvedName: "b"), false),
      (.init(unresolvedName: "a"), .init(unresolvedName: "a", alpha: 0.5), false),
      (.init(unresolvedName: "a"), .init(white: 0, name: "a"), false),
      (.init(colorSpace: .unresolved, 1, alpha: 1, name: "a"), .init(unresolvedName: "a"), true),
      (.init(unresolvedName: "a", alpha: .nan), .init(unresolvedName: "a", alpha: .nan), true),
      (.init(red: .nan, green: 0, blue: 0), .init(red: .nan, green: 0, blue: 0), true),
      (.init(red: -0.0, green: 0, blue: 0), .init(red: 0, green: 0, blue: 0), true),
    ]
    for (left, right, isEqual) in rows {
      XCTAssertEqual(left == right, isEqual, "\(left) \(right)")
      XCTAssertEqual(right == left, isEqual, "\(left) \(right)")
      if isEqual { XCTAssertEqual(left.hashValue, right.hashValue, "\(left) \(right)") }
    }
  }

  /// Equality is an equivalence, and equal colours have one hash.
  func testEqualityOfRandomColors() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<20_000 {
      let colors = (0..<3).map { _ in Self.randomColor(&random) }
      for color in colors { XCTAssertEqual(color, color) }
      for left in colors {
        for right in colors where left == right {
          XCTAssertEqual(left.hashValue, right.hashValue)
          XCTAssertEqual(right, left)
          for third in colors where right == third { XCTAssertEqual(left, third) }
        }
      }
    }
  }

  private static func randomColor(_ random: inout SeededGenerator) -> StyleColor {
    func channel() -> Double {
      switch random.number(below: 6) {
      case 0: 0
      case 1: 1
      case 2: Double(random.number(below: 4)) / 255
      case 3: Double(Float(random.number(below: 4)) / 255)
      case 4: [Double.nan, .infinity, -.infinity, -0.0, 1e300, -3][random.number(below: 6)]
      default: Double.random(in: -0.5...1.5, using: &random)
      }
    }
    return StyleColor(
      colorSpace: random.element(of: StyleColor.ColorSpace.allCases), channel(), channel(), channel(),
      alpha: random.isOnce(in: 2) ? 1 : channel(), name: random.element(of: [nil, "a", "b"]))
  }

  func testBytes() {
    let rows: [(StyleColor, SIMD4<UInt8>)] = [
      (.init(white: 0), SIMD4(0, 0, 0, 255)), (.init(white: 1), SIMD4(255, 255, 255, 255)),
      (.init(red: 2, green: -1, blue: 0.5, alpha: 7), SIMD4(255, 0, 128, 255)),
      (.init(red: .nan, green: .infinity, blue: -.infinity, alpha: .nan), SIMD4(0, 255, 0, 0)),
      (.init(red: 254.6 / 255, green: 0.4 / 255, blue: 0.6 / 255), SIMD4(255, 0, 1, 255)),
    ]
    for (color, bytes) in rows { XCTAssertEqual(color.bytes, bytes, "\(color)") }
    for byte in 0...255 {
      let color = StyleColor(white: Double(byte) / 255, alpha: Double(byte) / 255)
      XCTAssertEqual(color.bytes, SIMD4(repeating: UInt8(byte)))
    }
  }

  /// Known values of other implementations of the standards.
  func testColorSpaces() {
    let rows: [(StyleColor, SIMD3<Double>)] = [
      (.init(colorSpace: .displayP3, 1, 0, 0), SIMD3(1.09306, -0.22674, -0.15013)),
      (.init(colorSpace: .displayP3, 0, 1, 0), SIMD3(-0.51161, 1.01827, -0.31067)),
      (.init(colorSpace: .displayP3, 0, 0, 1), SIMD3(-0.00016, 0.00000, 1.04202)),
      (.init(colorSpace: .linearSRGB, 0.5, 0.0, 1.0), SIMD3(0.73536, 0, 1)),
      (.init(white: 0.25), SIMD3(repeating: 0.25)),
    ]
    for (color, expected) in rows {
      for index in 0..<3 { XCTAssertEqual(color.sRGB[index], expected[index], accuracy: 2e-3, "\(color)") }
    }
  }

  func testNameAndAlphaCanBeReplaced() {
    let color = StyleColor(colorSpace: .displayP3, 0.1, 0.2, 0.3, alpha: 0.4, name: "a")
    let other = color.withAlpha(0.5).named("b")
    XCTAssertEqual([other.colorSpace.rawValue, other.name], ["displayP3", "b"])
    XCTAssertEqual(other.components, SIMD3(0.1, 0.2, 0.3))
    XCTAssertEqual(other.alpha, 0.5)
  }
}
