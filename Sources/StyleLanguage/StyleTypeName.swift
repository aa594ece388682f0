/// A class name as a sheet or a document spells it: bare (`SensorCell`) or with its module (`App.SensorCell`).
///
/// In module names `-`, space and `_` are equal, as Swift turns a product's name into a module's.
public struct StyleTypeName: Sendable, Hashable, CustomStringConvertible {
  /// The name as written.
  public let text: String
  /// The part behind the last dot: what an index of names is keyed by.
  public let lastComponent: String

  /// A name as written.
  public init(_ text: String) {
    self.text = text
    lastComponent =
      text.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(text[text.index(after: $0)...]) } ?? text
  }

  /// The name as written.
  public var description: String { text }

  /// How a written name fits a class.
  public enum Match: Sendable, Hashable {
    /// The name is the class's, in its module or without one.
    case exact
    /// The written module could not be compared: the class's module is not known.
    case unknownModule
  }

  /// Whether this name means the class with the given name in the given module; nil if it does not.
  ///
  /// - Parameter module: nil where the module of the class is not known.
  public func match(className: String, module: String?) -> Match? {
    if text == className { return .exact }
    guard text.hasSuffix("." + className) else { return nil }
    let written = text.dropLast(className.count + 1)
    guard let module else { return written.contains(".") ? nil : .unknownModule }
    return Self.normalized(written) == Self.normalized(module[...]) ? .exact : nil
  }

  private static func normalized(_ module: Substring) -> String {
    String(module.map { $0 == "-" || $0 == " " ? "_" : $0 })
  }
}
