/// What must hold for a declaration to count: `(device:pad)`, `(h:regular)`, `(appearance:dark)`.
public enum StyleCondition: Sendable, Hashable, CustomStringConvertible {
  /// A kind of device.
  public enum Device: String, Sendable, Hashable, CaseIterable {
    // UIKit's names.
    case phone, pad, tv
  }

  /// How much room there is in a direction.
  public enum SizeClass: String, Sendable, Hashable, CaseIterable {
    // UIKit's names.
    case compact, regular
  }

  /// The interface style.
  public enum Appearance: String, Sendable, Hashable, CaseIterable {
    // UIKit's names.
    case light, dark
  }

  /// The accessibility contrast.
  public enum Contrast: String, Sendable, Hashable, CaseIterable {
    // UIKit's names.
    case normal, high
  }

  /// The device is of this kind.
  case device(Device)
  /// The horizontal size class is this one.
  case horizontal(SizeClass)
  /// The vertical size class is this one.
  case vertical(SizeClass)
  /// The interface style is this one.
  case appearance(Appearance)
  /// The contrast is this one.
  case contrast(Contrast)
  /// The app's language has this code or begins with it: `ar`, `pt-BR`.
  case language(String)
  /// The content size category has this name in Swift: `extraExtraExtraLarge`.
  case category(String)

  /// The condition that a name and a value spell, as in the keys of sheets: `device` and `pad`, in any letter case.
  ///
  /// - Throws: `SpellingError` for a name or a value that there is not.
  public init(named name: String, _ value: String) throws(SpellingError) {
    do throws(StyleConditionGrammar.Problem) {
      self = try StyleConditionGrammar.condition(named: name, value)
    } catch {
      throw SpellingError(message: error.message, suggestion: error.suggestion)
    }
  }

  /// What is wrong with a condition's spelling.
  public struct SpellingError: Error, Sendable, Hashable {
    /// One sentence without a full stop.
    public let message: String
    /// What to write instead; nil where nothing is near.
    public let suggestion: String?
  }

  /// The spelling inside the parentheses.
  public var description: String {
    switch self {
    case .device(let device): "device:\(device.rawValue)"
    case .horizontal(let sizeClass): "h:\(sizeClass.rawValue)"
    case .vertical(let sizeClass): "v:\(sizeClass.rawValue)"
    case .appearance(let appearance): "appearance:\(appearance.rawValue)"
    case .contrast(let contrast): "contrast:\(contrast.rawValue)"
    case .language(let code): "language:\(code)"
    case .category(let name): "category:\(name)"
    }
  }
}
