/// An image by its name in an asset catalog or among the system's symbols.
public struct StyleImage: Sendable, Hashable {
  /// Where the name is looked up.
  public enum Source: Sendable, Hashable {
    /// The app's asset catalogs and loose image files.
    case asset
    /// The system's symbols.
    case system
  }

  /// The name, with the folders of a namespaced catalog: `tabs/home`.
  public let name: String
  /// Where the name is looked up.
  public let source: Source

  /// An image by its name.
  public init(_ name: String, source: Source = .asset) {
    self.name = name
    self.source = source
  }
}
