/// Images: `IMG(tabs/home)`.
enum PlistImageGrammar {
  static func read(_ raw: RawStyleValue, in context: StyleDecodingContext) -> StyleDecodingResult {
    guard let text = raw.trimmedText else {
      return .failure(.wrongKind(raw, expected: "an image such as IMG(name)"))
    }
    guard text.hasPrefix("IMG("), text.hasSuffix(")") else {
      return .failure(StyleDecodingProblem(.valueImage, "'\(text)' is not an image: write IMG(name)"))
    }
    let name = String(text.dropFirst("IMG(".count).dropLast())
    guard !name.allSatisfy(\.isWhitespace) else {
      return .failure(StyleDecodingProblem(.valueImage, "'\(text)' names no image"))
    }
    if let wrong = name.first(where: { !isNameCharacter($0) }) {
      return .failure(
        StyleDecodingProblem(
          .valueImage,
          "'\(wrong)' cannot stand in an image's name: only letters, digits, '-', '_', '.', '/' and spaces"))
    }
    return named(name, in: context) { "IMG(\($0))" }
  }

  /// The image of a name, with a warning where there is none.
  ///
  /// - Parameter spelling: the value with another name, for suggestions.
  static func named(
    _ name: String, in context: StyleDecodingContext, spelling: (String) -> String
  ) -> StyleDecodingResult {
    let image = StyleValue.image(StyleImage(name))
    guard context.resources.hasImage(named: name) == false else { return .value(image) }
    let near = context.suggestions.nearest(to: name, in: context.resources.imageNames)
    let problem = StyleDecodingProblem(
      .valueUnknownImage, "there is no image named '\(name)' among the assets", severity: .warning,
      suggestion: near.map(spelling),
      notes: [near.flatMap { NearestName.letterCaseNote(name, $0) }].compactMap(\.self))
    return .value(image, problems: [problem])
  }

  static func write(_ image: StyleImage) -> String { "IMG(\(image.name))" }

  private static func isNameCharacter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "-_./ ".contains(character)
  }
}
