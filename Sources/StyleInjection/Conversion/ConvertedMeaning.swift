/// What a raw value means to a property, whatever holds and whatever was there before: two spellings are one value where
/// their meanings are equal.
struct ConvertedMeaning: Hashable {
  /// The values in each environment, over each value that may have been there before.
  private let values: [StyleValue]

  /// The value in light appearance of what had none.
  var value: StyleValue { values[0] }

  /// Whether it depends on what was there before.
  let isRelative: Bool

  /// The meaning of a raw value; nil where it cannot be read, or a part of it cannot.
  ///
  /// - Parameters:
  ///   - conversion: what makes of a value the property's own; nil for the value itself.
  ///   - isSpotless: whether a value that is read with remarks counts as none.
  init?(
    _ raw: RawStyleValue, as type: StyleValueType, conversion: StylePropertyAlias.Conversion? = nil,
    isSpotless: Bool = false, in contexts: [StyleDecodingContext]
  ) {
    var values: [StyleValue] = []
    var isRelative = false
    for context in contexts {
      switch context.decode(raw, as: type) {
      case .value(let value, let problems) where problems.allowsMeaning(isSpotless):
        values += Self.originals.map { _ in value }
      case .relative(let derive, let problems) where problems.allowsMeaning(isSpotless):
        isRelative = true
        values += Self.originals.map(derive)
      default: return nil
      }
    }
    self.values = conversion.map { form in values.map { form.set(.none, $0) } } ?? values
    self.isRelative = isRelative
  }

  /// What may have been there before: nothing, and a font as no sheet would ask for.
  private static let originals: [StyleValue] = [
    .none, .font(.system(originalSize)),
    .attributes(StyleTextAttributes([.font: .font(.system(originalSize))])),
  ]
  private static let originalSize = 33.0

  /// The environments in which values can differ by themselves.
  static let environments: [StyleEnvironment] = {
    var dark = StyleEnvironment()
    dark.appearance = .dark
    var contrast = StyleEnvironment()
    contrast.contrast = .high
    var large = StyleEnvironment()
    large.category = "extraExtraExtraLarge"
    return [StyleEnvironment(), dark, contrast, large]
  }()
}

extension [StyleDecodingProblem] {
  fileprivate func allowsMeaning(_ isSpotless: Bool) -> Bool {
    isSpotless ? isEmpty : !contains { $0.severity == .error }
  }
}
