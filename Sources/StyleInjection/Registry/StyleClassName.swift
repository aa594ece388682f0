/// A class's name and module, as an object answers it.
public struct StyleClassName: Sendable, Hashable, CustomStringConvertible {
  /// The name without the module.
  public let name: String
  /// The module; nil where it is not known.
  public let module: String?

  /// A name in a module.
  public init(_ name: String, module: String? = nil) {
    self.name = name
    self.module = module
  }

  /// The name and module of a Swift type.
  public init(of type: AnyObject.Type) {
    let qualified = String(reflecting: type)
    if let dot = qualified.firstIndex(of: ".") {
      self.init(String(qualified[qualified.index(after: dot)...]), module: String(qualified[..<dot]))
    } else {
      self.init(qualified)
    }
  }

  /// The name with its module, where that is known.
  public var description: String { module.map { "\($0).\(name)" } ?? name }
}
