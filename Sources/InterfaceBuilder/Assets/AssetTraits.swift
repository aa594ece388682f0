/// For which devices and appearances a variant of an asset is meant; what is nil is left open.
public struct AssetTraits: Sendable, Hashable {
  /// A family of devices.
  public enum Idiom: String, Sendable, Hashable, CaseIterable {
    /// Every device.
    case universal
    /// A kind of device by its name in catalogs.
    case iphone, ipad, mac, tv, watch, car, vision
    /// The App Store, for iOS.
    case iosMarketing = "ios-marketing"
    /// The App Store, for watchOS.
    case watchMarketing = "watch-marketing"
  }

  /// The light or the dark look.
  public enum Luminosity: String, Sendable, Hashable, CaseIterable {
    /// What appearances are called.
    case light, dark
    /// An icon that takes the user's colour.
    case tinted
  }

  /// The contrast that the user asks for.
  public enum Contrast: String, Sendable, Hashable, CaseIterable {
    /// Increased.
    case high
  }

  /// The colours that the screen can show.
  public enum DisplayGamut: String, Sendable, Hashable, CaseIterable {
    /// Those of sRGB.
    case sRGB
    /// Those of Display P3.
    case displayP3 = "display-P3"
  }

  /// How much room there is in one direction.
  public enum SizeClass: String, Sendable, Hashable, CaseIterable {
    /// Little or enough.
    case compact, regular
  }

  /// How many pixels a point has.
  public enum Scale: String, Sendable, Hashable, CaseIterable {
    /// One pixel.
    case one = "1x"
    /// Two by two pixels.
    case two = "2x"
    /// Three by three pixels.
    case three = "3x"
  }

  /// The direction of writing.
  public enum LanguageDirection: String, Sendable, Hashable, CaseIterable {
    /// As in English.
    case leftToRight = "left-to-right"
    /// As in Arabic.
    case rightToLeft = "right-to-left"
  }

  /// The devices.
  public var idiom = Idiom.universal
  /// Light or dark.
  public var luminosity: Luminosity?
  /// Higher contrast.
  public var contrast: Contrast?
  /// The screen's gamut.
  public var displayGamut: DisplayGamut?
  /// The screen's scale.
  public var scale: Scale?
  /// The horizontal size class.
  public var widthClass: SizeClass?
  /// The vertical size class.
  public var heightClass: SizeClass?
  /// The direction of writing.
  public var languageDirection: LanguageDirection?
  /// The language.
  public var locale: String?
  /// A kind of device within the idiom: `retina4`, `mac-catalyst`.
  public var subtype: String?
  /// The width of a watch's screen: `<=145`.
  public var screenWidth: String?
  /// The device's memory: `2GB`.
  public var memory: String?
  /// What the device's graphics can do: `metal3v1`.
  public var graphicsFeatureSet: String?

  /// Every device in every appearance.
  public init() {}

  /// How far this is from every device in the light appearance: of the variants of an asset the first of the nearest
  /// is its base.
  var distanceFromBase: Int {
    var distance = 0
    switch luminosity {
    case nil: break
    case .light: distance += 1
    case .dark, .tinted: distance += 16
    }
    switch idiom {
    case .universal: break
    case .iphone: distance += 4
    default: distance += 8
    }
    if contrast != nil { distance += 16 }
    if displayGamut == .displayP3 { distance += 2 }
    if locale != nil || subtype != nil || languageDirection == .rightToLeft { distance += 32 }
    return distance
  }
}
