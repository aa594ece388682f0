import StyleInjection

extension AssetTraits {
  /// Of the variants that an environment does not exclude the one that says most of what it asks for; the first of equals.
  ///
  /// What an asset says is weighed as a running app does: the idiom first, then the appearance, the contrast, the size
  /// classes and the language. A variant that leaves a trait open serves where none names it.
  static func best<Variant>(
    of variants: [Variant], in environment: StyleEnvironment, _ traits: (Variant) -> AssetTraits
  ) -> Variant? {
    let fitting = variants.filter { traits($0).fits(environment) }
    guard let first = fitting.first else { return nil }
    return fitting.dropFirst().reduce(first) { best, next in
      traits(best).isLess(than: traits(next)) ? next : best
    }
  }

  private func fits(_ environment: StyleEnvironment) -> Bool {
    (idiom == .universal || idiom == environment.device.idiom)
      && (luminosity == nil || luminosity?.rawValue == environment.appearance.rawValue)
      && (contrast == nil || environment.contrast == .high)
      && (widthClass == nil || widthClass?.rawValue == environment.horizontal.rawValue)
      && (heightClass == nil || heightClass?.rawValue == environment.vertical.rawValue)
      && (locale.map { environment.meets(.language($0)) } ?? true)
  }

  private func isLess(than other: AssetTraits) -> Bool {
    for (own, others) in zip(named, other.named) where own != others { return others }
    // Both name the same, so that what is left is what no environment tells apart: a gamut, a kind of screen.
    return other.distanceFromBase < distanceFromBase
  }

  /// Whether each of the traits that an environment has is named, what counts most first.
  private var named: [Bool] {
    [
      idiom != .universal, luminosity != nil, contrast != nil, widthClass != nil, heightClass != nil,
      locale != nil,
    ]
  }
}

extension StyleCondition.Device {
  /// The device's name in catalogs.
  fileprivate var idiom: AssetTraits.Idiom {
    switch self {
    case .phone: .iphone
    case .pad: .ipad
    case .tv: .tv
    }
  }
}
