/// Images by their names: `tabs/home`; `none` for no image.
enum StylistImageGrammar {
  static func read(
    _ raw: RawStyleValue, isOptional: Bool, in context: StyleDecodingContext
  ) -> StyleDecodingResult {
    guard let name = raw.trimmedText, !name.isEmpty else {
      return .failure(.wrongKind(raw, expected: "the name of an image"))
    }
    if name.lowercased() == nothing, isOptional { return .value(.none) }
    let image = StyleValue.image(StyleImage(name))
    guard context.resources.hasImage(named: name) == false else { return .value(image) }
    let near = context.suggestions.nearest(to: name, in: context.resources.imageNames)
    return .value(
      image,
      problems: [
        StyleDecodingProblem(
          .valueUnknownImage, "there is no image named '\(name)' among the assets", severity: .warning,
          suggestion: near, notes: [near.flatMap { NearestName.letterCaseNote(name, $0) }].compactMap(\.self))
      ])
  }

  static func write(_ image: StyleImage) -> String { image.name }

  private static let nothing = "none"
}
