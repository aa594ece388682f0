/// An image by its name in an asset catalog or among the system's symbols, and how it is drawn.
public struct StyleImage: Sendable, Hashable {
  /// Where the name is looked up.
  public enum Source: Sendable, Hashable {
    /// The app's asset catalogs and loose image files.
    case asset
    /// The system's symbols.
    case system
  }

  /// What colours an image is drawn in, as UIKit's `UIImage.RenderingMode`.
  public enum RenderingMode: String, Sendable, Hashable, CaseIterable {
    // The names are UIKit's.
    case automatic, alwaysOriginal, alwaysTemplate
  }

  // Most images have no configuration: it is kept apart, since an image is part of every decoded value.
  private indirect enum Kept: Sendable, Hashable { case configuration(StyleSymbolConfiguration) }

  /// The name, with the folders of a namespaced catalog: `tabs/home`.
  public let name: String
  /// Where the name is looked up.
  public let source: Source
  /// What colours the image is drawn in.
  public let renderingMode: RenderingMode
  private let kept: Kept?

  /// An image by its name.
  public init(
    _ name: String, source: Source = .asset, renderingMode: RenderingMode = .automatic,
    configuration: StyleSymbolConfiguration? = nil
  ) {
    self.name = name
    self.source = source
    self.renderingMode = renderingMode
    kept = configuration.map { .configuration($0) }
  }

  /// How a symbol is drawn; nil where that is left to its surroundings.
  public var configuration: StyleSymbolConfiguration? {
    if case .configuration(let configuration) = kept { configuration } else { nil }
  }
}
