/// A class name as a sheet or a document spells it: bare (`SensorCell`) or with its module (`App.SensorCell`).
///
/// In module names `-`, space and `_` are equal, as Swift turns a product's name into a module's.
public struct StyleTypeName: Sendable, Hashable, CustomStringConvertible {
  /// The name as written.
  public let text: String
  /// Where the last component begins, in bytes of UTF-8.
  private let lastComponentOffset: Int

  /// A name as written.
  public init(_ text: String) {
    self.text = text
    lastComponentOffset =
      text.utf8.withContiguousStorageIfAvailable { Self.lastComponentOffset(in: $0) }
      ?? Self.lastComponentOffset(in: Array(text.utf8))
  }

  private static func lastComponentOffset(in bytes: some BidirectionalCollection<UInt8>) -> Int {
    bytes.lastIndex(of: UInt8(ascii: ".")).map { bytes.distance(from: bytes.startIndex, to: $0) + 1 } ?? 0
  }

  /// The part behind the last dot: what an index of names is keyed by.
  public var lastComponent: String {
    lastComponentOffset == 0
      ? text : String(decoding: text.utf8.dropFirst(lastComponentOffset), as: UTF8.self)
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
  /// - Parameters:
  ///   - className: the class's name without its module.
  ///   - module: nil where the module of the class is not known.
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

extension StyleTypeName: ExpressibleByStringLiteral {
  /// The name that is written out in code.
  public init(stringLiteral text: String) { self.init(text) }
}
