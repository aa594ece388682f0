/// What holds while styles are resolved: the device, its traits, the user's settings.
public struct StyleEnvironment: Sendable, Hashable {
  /// The kind of device.
  public var device: StyleCondition.Device
  /// The room across.
  public var horizontal: StyleCondition.SizeClass
  /// The room from top to bottom.
  public var vertical: StyleCondition.SizeClass
  /// The interface style.
  public var appearance: StyleCondition.Appearance
  /// The accessibility contrast.
  public var contrast: StyleCondition.Contrast
  /// The app's language as a code: `ar`, `pt-BR`.
  public var language: String
  /// The content size category's Swift name.
  public var category: String

  /// An environment: an iPhone held upright with the settings that it is sold with, unless said otherwise.
  public init(
    device: StyleCondition.Device = .phone, horizontal: StyleCondition.SizeClass = .compact,
    vertical: StyleCondition.SizeClass = .regular, appearance: StyleCondition.Appearance = .light,
    contrast: StyleCondition.Contrast = .normal, language: String = "en", category: String = "large"
  ) {
    self.device = device
    self.horizontal = horizontal
    self.vertical = vertical
    self.appearance = appearance
    self.contrast = contrast
    self.language = language
    self.category = category
  }

  /// Makes a condition hold.
  public mutating func meet(_ condition: StyleCondition) {
    switch condition {
    case .device(let device): self.device = device
    case .horizontal(let sizeClass): horizontal = sizeClass
    case .vertical(let sizeClass): vertical = sizeClass
    case .appearance(let appearance): self.appearance = appearance
    case .contrast(let contrast): self.contrast = contrast
    case .language(let code): language = code
    case .category(let name): category = name
    }
  }

  /// Whether a condition holds.
  public func meets(_ condition: StyleCondition) -> Bool {
    switch condition {
    case .device(let device): self.device == device
    case .horizontal(let sizeClass): horizontal == sizeClass
    case .vertical(let sizeClass): vertical == sizeClass
    case .appearance(let appearance): self.appearance == appearance
    case .contrast(let contrast): self.contrast == contrast
    case .language(let code): Self.language(language, isOrBeginsWith: code)
    case .category(let name): category == name
    }
  }

  /// Codes are compared part by part: `pt-BR` is also `pt`, and `-` and `_` are equal.
  private static func language(_ language: String, isOrBeginsWith code: String) -> Bool {
    let parts = [language, code].map { $0.lowercased().split { $0 == "-" || $0 == "_" } }
    return !parts[1].isEmpty && parts[0].starts(with: parts[1])
  }
}
