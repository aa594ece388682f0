import StyleInjection

/// The system font under the names that documents have for it.
enum InterfaceSystemFont {
  /// The fonts of attributed text that Xcode writes without their sizes: it keeps them as its own system's fonts,
  /// so that the sizes are AppKit's `systemFontSize` and kin.
  static let metaFonts: [String: (size: Double, weight: StyleFont.Weight)] = [
    "system": (13, .regular), "systemBold": (13, .bold), "systemUltraLight": (13, .ultraLight),
    "systemThin": (13, .thin), "systemLight": (13, .light), "systemMedium": (13, .medium),
    "systemSemibold": (13, .semibold), "systemHeavy": (13, .heavy), "systemBlack": (13, .black),
    "smallSystem": (11, .regular), "smallSystemBold": (11, .bold), "miniSystem": (9, .regular),
    "miniSystemBold": (9, .bold), "label": (10, .regular), "cellTitle": (12, .regular),
    "controlContent": (12, .regular), "user": (12, .regular), "fixedUser": (11, .regular),
    "message": (13, .regular), "menu": (13, .regular), "menuBar": (13, .regular), "titleBar": (13, .bold),
    "palette": (11, .regular), "toolTip": (11, .regular),
  ]

  /// The face of the system font that a private name stands for: `.SFUI-Semibold`; nil for other fonts.
  static func named(_ name: String) -> StyleFont.Face? {
    guard let family = families.first(where: { name.hasPrefix($0) }) else { return nil }
    var style = name.dropFirst(family.count).filter(\.isLetter).lowercased()
    let italic = style.hasSuffix("italic")
    if italic { style = String(style.dropLast("italic".count)) }
    let weight = StyleFont.Weight.allCases.first { $0.rawValue.lowercased() == style }
    return .system(weight: weight ?? .regular, italic: italic)
  }

  /// Longer names first.
  private static let families = [
    ".HelveticaNeueDeskInterface", ".HelveticaNeueInterface", ".AppleSystemUIFont", ".SFNSDisplay",
    ".SFUIDisplay", ".SFNSText", ".SFUIText", ".SFNS", ".SFUI",
  ]
}
