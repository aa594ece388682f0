import StyleInjection
import UIKitModel

/// How one screen of the app looks: each value typed, for the loop, and spelled, for the sheet.
struct ScreenLook {
  /// The two looks of each screen; no value of one is a value of the other.
  enum Theme: CaseIterable {
    case day, night

    var other: Theme { self == .day ? .night : .day }
  }

  struct Color {
    let value: StyleColor
    let spelling: String
  }

  struct Font {
    let value: StyleFont
    let spelling: String
  }

  var background: Color
  let tint, text, titleText, buttonTitle: Color
  let font, priceFont: Font
  let lineCount: Int
  let cornerRadius, borderWidth: Double
  let contentMode: UIView.ContentMode

  /// The look of the screen of a number.
  init(screen: Int, _ theme: Theme) {
    let isDay = theme == .day
    func color(_ place: Int, isLight: Bool) -> Color { Color(seed: screen * 8 + place, isLight: isLight) }
    background = color(0, isLight: isDay)
    tint = color(1, isLight: !isDay)
    text = color(2, isLight: !isDay)
    titleText = color(3, isLight: !isDay)
    buttonTitle = color(4, isLight: !isDay)
    font = Font(name: isDay ? "HelveticaNeue" : "Avenir-Book", size: 12 + screen % 4)
    priceFont = Font(name: isDay ? "HelveticaNeue-Bold" : "Avenir-Heavy", size: 16 + screen % 4)
    lineCount = isDay ? 2 : 3
    cornerRadius = Double((isDay ? 2 : 12) + screen % 8)
    borderWidth = isDay ? 1 : 2
    contentMode = isDay ? .scaleAspectFit : .center
  }

  /// The looks of an app's screens.
  static func all(count: Int, _ theme: Theme) -> [ScreenLook] {
    (0..<count).map { ScreenLook(screen: $0, theme) }
  }
}

extension ScreenLook.Color {
  /// A colour that looks like any other; the same for the same seed.
  init(seed: Int, isLight: Bool) {
    let bits = (UInt64(seed + 1) &* 0x9E37_79B9_7F4A_7C15) >> 40
    let rgb = Int(isLight ? bits | 0x80_8080 : bits & 0x7F_7F7F)
    func part(_ shift: Int) -> Double { Double(rgb >> shift & 0xFF) / 255 }
    value = StyleColor(red: part(16), green: part(8), blue: part(0))
    let digits = String(rgb, radix: 16, uppercase: true)
    spelling = "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// The same colour in other letters.
  var respelt: Self { Self(value: value, spelling: spelling + "FF") }
}

extension ScreenLook.Font {
  init(name: String, size: Int) {
    value = .named(name, Double(size))
    spelling = "$\"\(name)\":\(size)"
  }
}
