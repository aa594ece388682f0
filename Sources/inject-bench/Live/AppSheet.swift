import StyleInjection

/// The app's sheet: a layer of eight rules for each screen.
enum AppSheet {
  /// A compiled sheet that gives the screens these looks.
  static func source(_ looks: [ScreenLook]) throws -> StyleSheetSource { try compile(layers(looks)) }

  /// A compiled sheet that comes to the same, though its rules stand in the opposite order, a colour is spelled
  /// otherwise, and there is a rule for a view that does not exist.
  static func sourceOfSameOutcome(_ looks: [ScreenLook]) throws -> StyleSheetSource {
    var looks = looks
    looks[0].background = looks[0].background.respelt
    let unmatched = RawStyleEntry("#nowhere", LocatedStyleValue(["alpha": 0.5]))
    let reversed = layers(looks).reversed().map { layer in
      guard case .dictionary(let rules) = layer.value.value else { return layer }
      return RawStyleEntry(layer.key, LocatedStyleValue(.dictionary(rules.reversed())))
    }
    return try compile([unmatched] + reversed)
  }

  /// A compiled sheet of as many rules, for screens that the app does not have.
  static func sourceOfNoOutcome(screenCount: Int) throws -> StyleSheetSource {
    let looks = ScreenLook.all(count: screenCount, .day)
    return try compile(
      layers(looks).map { layer in RawStyleEntry("Other" + layer.key, layer.value) })
  }

  private static func compile(_ layers: [RawStyleEntry]) throws -> StyleSheetSource {
    StyleSheetSource([try StyleSheet(path: "bench", .dictionary(layers))])
  }

  private static func layers(_ looks: [ScreenLook]) -> [RawStyleEntry] {
    looks.enumerated().map { screen, look in
      RawStyleEntry(AppTree.controllerName(ofScreen: screen), LocatedStyleValue(layer(look)))
    }
  }

  private static func layer(_ look: ScreenLook) -> RawStyleValue {
    [
      "@UIView+": ["backgroundColor": .string(look.background.spelling)],
      "@UIView": [
        "tintColor": .string(look.tint.spelling), "layer.cornerRadius": .real(look.cornerRadius),
        "layer.borderWidth": .real(look.borderWidth),
      ],
      "@UILabel": [
        "textColor": .string(look.text.spelling), "font": .string(look.font.spelling),
        "numberOfLines": .integer(Int64(look.lineCount)),
      ],
      "@UIButton": [
        "tintColor": .string(look.tint.spelling), "titleColor": .string(look.text.spelling),
        "layer.cornerRadius": .real(look.cornerRadius),
      ],
      "@UIImageView": [
        "tintColor": .string(look.tint.spelling), "layer.borderWidth": .real(look.borderWidth),
        "contentMode": .string(look.contentMode.rawValue),
      ],
      "#title": ["textColor": .string(look.titleText.spelling)],
      "#primary": ["titleColor": .string(look.buttonTitle.spelling)],
      "#cell #price": ["font": .string(look.priceFont.spelling)],
    ]
  }
}
