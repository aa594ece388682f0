/// What exists beside the sheet: fonts, images and colours by name. Handed to the decoders.
public protocol StyleResources: Sendable {
  /// The face of a family or PostScript name; nil if there is none.
  func fontFace(named name: String) -> String?
  /// All family and PostScript names, for suggestions.
  var fontNames: [String] { get }
  /// The colour of that name, an asset before a system colour; nil if there is none.
  func color(named name: String) -> StyleColor?
  /// The colour of that name where an environment holds: in dark appearance, say; nil if there is none.
  func color(named name: String, in environment: StyleEnvironment) -> StyleColor?
  /// Whether there is a colour of that name; nil where not all colours are known.
  func hasColor(named name: String) -> Bool?
  /// All colour names, for suggestions.
  var colorNames: [String] { get }
  /// Whether there is an image of that name; nil where the images are not known.
  func hasImage(named name: String) -> Bool?
  /// All image names, for suggestions.
  var imageNames: [String] { get }
  /// The size in points of a text style by its Swift name (`title2`) at the default content size; nil if
  /// there is no such style.
  func textStyleFont(named name: String) -> StyleFont?
  /// The same at the content size of an environment.
  func textStyleFont(named name: String, in environment: StyleEnvironment) -> StyleFont?
  /// All text styles, for suggestions.
  var textStyleNames: [String] { get }
}

extension StyleResources {
  /// No fonts.
  public func fontFace(named name: String) -> String? { nil }
  /// No fonts.
  public var fontNames: [String] { [] }
  /// No colours.
  public func color(named name: String) -> StyleColor? { nil }
  /// The colour that holds everywhere.
  public func color(named name: String, in environment: StyleEnvironment) -> StyleColor? {
    color(named: name)
  }
  /// Whether there is a colour of that name.
  public func hasColor(named name: String) -> Bool? { color(named: name) != nil }
  /// No colours.
  public var colorNames: [String] { [] }
  /// The images are not known.
  public func hasImage(named name: String) -> Bool? { nil }
  /// The images are not known.
  public var imageNames: [String] { [] }
  /// No text styles.
  public func textStyleFont(named name: String) -> StyleFont? { nil }
  /// The font at the default content size.
  public func textStyleFont(named name: String, in environment: StyleEnvironment) -> StyleFont? {
    textStyleFont(named: name)
  }
  /// No text styles.
  public var textStyleNames: [String] { [] }
}

/// Resources of several sources; an earlier one's answer counts.
public struct StyleResourceList: StyleResources {
  private let sources: [any StyleResources]

  /// The given sources, the one that is asked first first.
  public init(_ sources: [any StyleResources] = []) { self.sources = sources }

  private func first<Answer>(_ answer: (any StyleResources) -> Answer?) -> Answer? {
    for source in sources {
      if let found = answer(source) { return found }
    }
    return nil
  }

  /// The first source's face of that name.
  public func fontFace(named name: String) -> String? { first { $0.fontFace(named: name) } }
  /// The names of all sources.
  public var fontNames: [String] { sources.flatMap(\.fontNames) }
  /// The first source's colour of that name.
  public func color(named name: String) -> StyleColor? { first { $0.color(named: name) } }
  /// The first source's colour of that name where the environment holds.
  public func color(named name: String, in environment: StyleEnvironment) -> StyleColor? {
    first { $0.color(named: name, in: environment) }
  }

  /// True if a source has the colour, nil if one of them may have it, else false.
  public func hasColor(named name: String) -> Bool? {
    let answers = sources.map { $0.hasColor(named: name) }
    return answers.contains(true) ? true : answers.contains(nil) ? nil : false
  }

  /// The names of all sources.
  public var colorNames: [String] { sources.flatMap(\.colorNames) }

  /// True if a source has the image, false if all that know their images lack it.
  public func hasImage(named name: String) -> Bool? {
    let answers = sources.compactMap { $0.hasImage(named: name) }
    return answers.isEmpty ? nil : answers.contains(true)
  }

  /// The names of all sources.
  public var imageNames: [String] { sources.flatMap(\.imageNames) }
  /// The first source's font of that text style.
  public func textStyleFont(named name: String) -> StyleFont? { first { $0.textStyleFont(named: name) } }
  /// The first source's font of that text style at the environment's content size.
  public func textStyleFont(named name: String, in environment: StyleEnvironment) -> StyleFont? {
    first { $0.textStyleFont(named: name, in: environment) }
  }
  /// The names of all sources.
  public var textStyleNames: [String] { sources.flatMap(\.textStyleNames) }
}
