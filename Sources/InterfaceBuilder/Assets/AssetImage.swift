import StyleInjection

/// An image of an asset catalog, or one of loose files.
public struct AssetImage: Sendable, Hashable {
  /// What kind of thing an image is.
  public enum Origin: Sendable, Hashable {
    /// An image of a catalog, of this kind.
    case catalog(AssetKind)
    /// Files outside any catalog.
    case files
  }

  /// Whether the image's own colours are shown.
  public enum RenderingIntent: String, Sendable, Hashable, CaseIterable {
    /// An image's own colours, or the tint colour in its shape.
    case original, template
    /// How a symbol takes the tint colour.
    case automatic, monochrome, hierarchical, multicolor
  }

  /// A file for some devices and appearances.
  public struct Variant: Sendable, Hashable {
    /// Where it is meant.
    public let traits: AssetTraits
    /// The file's name; nil for a variant that is not filled.
    public let fileName: String?
  }

  /// The name, with the folders of a namespaced catalog.
  public let name: String
  /// What it is.
  public let origin: Origin
  /// The path of its `Contents.json`, or of the first of its files.
  public let path: String
  /// Its files, in file order.
  public internal(set) var variants: [Variant] = []
  /// How it is drawn, where the asset says so.
  public internal(set) var renderingIntent: RenderingIntent?
  /// Whether it stays sharp at other sizes than its own.
  public internal(set) var preservesVectorRepresentation = false

  /// The file that is shown where an environment holds; nil where the image has none for it.
  public func variant(in environment: StyleEnvironment) -> Variant? {
    AssetTraits.best(of: variants.filter { $0.fileName != nil }, in: environment, \.traits)
  }

  init(_ name: String, _ origin: Origin, path: String) {
    self.name = name
    self.origin = origin
    self.path = path
  }
}
