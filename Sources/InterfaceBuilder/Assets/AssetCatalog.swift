import StyleDiagnostics
import StyleInjection
import StyleSyntax

/// The colours and images of asset catalogs, in the light appearance.
///
/// Of two assets of one name the one read first counts.
public struct AssetCatalog: StyleResources {
  /// What is wrong with the catalogs.
  public private(set) var diagnostics: [Diagnostic] = []
  private var colors: [String: StyleColor] = [:]
  private var images: Set<String> = []

  /// No assets.
  public init() {}

  /// The assets of catalogs.
  ///
  /// Reads the folders in order, and what lies in them by name. Links to folders are not followed.
  ///
  /// - Parameters:
  ///   - paths: the paths of `.xcassets` folders.
  ///   - system: the system's colours, which assets may refer to.
  ///   - limits: for each `Contents.json`.
  public init(
    catalogs paths: [String], system: any StyleResources = StyleResourceList(), limits: SyntaxLimits = .init()
  ) {
    for path in paths {
      var reader = AssetCatalogReader(system: system, limits: limits)
      reader.read(path)
      colors.merge(reader.colors) { first, _ in first }
      images.formUnion(reader.images)
      diagnostics += reader.diagnostics
    }
  }

  /// The colour set of that name; nil if there is none.
  public func color(named name: String) -> StyleColor? { colors[name] }
  /// The names of all colour sets, in order.
  public var colorNames: [String] { colors.keys.sorted() }
  /// Whether there is an image, symbol or image stack of that name; nil where no catalog has any image.
  public func hasImage(named name: String) -> Bool? { images.isEmpty ? nil : images.contains(name) }
  /// The names of all images, in order.
  public var imageNames: [String] { images.sorted() }
}
