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
    // A private type is spelled `Module.(unknown context at $1f00).Name`.
    // What `String(reflecting:)` says: that would look for printing protocols first, a million instructions a type.
    let parts = _typeName(type).utf8.split(separator: UInt8(ascii: ".")).map { Substring($0) }
      .filter { !$0.hasPrefix("(unknown context") }
    self.init(
      parts.dropFirst(parts.count > 1 ? 1 : 0).joined(separator: "."),
      module: parts.count > 1 ? parts.first.map(String.init) : nil)
  }

  /// The name with its module, where that is known.
  public var description: String { module.map { "\($0).\(name)" } ?? name }
}
