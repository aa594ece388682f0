import StyleDiagnostics
import StyleInjection

/// The colours and images of an app: those of asset catalogs and the loose image files beside them.
///
/// Of two assets of one name the one read first counts. As a source for decoders it answers with the variant for their
/// environment, else with the light appearance on any device; `colorAsset(named:)` and `imageAsset(named:)` give all variants.
public struct AssetCatalog: StyleResources {
  /// What is wrong with the catalogs.
  public let diagnostics: [Diagnostic]
  private let colors: [String: AssetColor]
  private let system: any StyleResources
  private let images: [String: AssetImage]
  /// Whether a colour, an image that is not there is missing.
  private let knowsColors, knowsImages: Bool

  /// The endings of image files that are read beside catalogs, in lower case without the dot.
  public static let looseImageExtensions = LooseImageName.extensions

  /// No assets: nothing is known of the app's colours and images.
  public init() { self.init(catalogs: []) }

  /// The assets of catalogs, and loose images.
  ///
  /// Reads the folders in order, and what lies in them by name; of loose images only the names count. Links in catalogs are not
  /// followed. O(assets).
  ///
  /// - Parameters:
  ///   - paths: the paths of `.xcassets` folders.
  ///   - looseImages: the paths of image files; others are left out.
  ///   - system: the system's colours, which assets may refer to.
  ///   - limits: where reading ends.
  public init(
    catalogs paths: [String], looseImages: [String] = [], system: any StyleResources = StyleResourceList(),
    limits: AssetLimits = .init()
  ) {
    var reader = AssetCatalogReader(system: system, limits: limits)
    for path in paths { reader.read(catalog: path) }
    reader.add(looseImages: looseImages)
    self.system = system
    diagnostics = reader.diagnostics
    colors = reader.colors
    images = reader.images
    knowsColors = reader.isComplete && !paths.isEmpty
    knowsImages = reader.isComplete && !(paths.isEmpty && reader.images.isEmpty)
  }

  /// The colour set of that name with all its variants; nil if there is none.
  public func colorAsset(named name: String) -> AssetColor? { colors[name] }

  /// The image of that name with all its files; nil if there is none.
  ///
  /// - Parameter name: as UIKit takes it: a PNG file's with or without its ending, that of other files with it; of a file in a
  ///   folder that is copied as a whole the path in it, too.
  public func imageAsset(named name: String) -> AssetImage? {
    if let image = images[name] { return image }
    if let file = LooseImageName(fileName: name), let image = images[file.name] { return image }
    guard let slash = name.lastIndex(of: "/") else { return nil }
    let folder = "/" + name[..<slash] + "/"
    guard let image = imageAsset(named: String(name[name.index(after: slash)...])), image.origin == .files,
      ("/" + image.path).contains(folder)
    else { return nil }
    return image
  }

  /// The colour in the light appearance of the colour set of that name; nil if there is none.
  public func color(named name: String) -> StyleColor? { colors[name]?.color }
  /// The colour of the set of that name where the environment holds; nil if there is none.
  public func color(named name: String, in environment: StyleEnvironment) -> StyleColor? {
    colors[name]?.color(in: environment, system: system)
  }
  /// Whether there is a colour set of that name; nil without a catalog that says so.
  public func hasColor(named name: String) -> Bool? { colors[name] != nil ? true : knowsColors ? false : nil }
  /// The names of all colour sets, in order.
  public var colorNames: [String] { colors.keys.sorted() }
  /// Whether there is an image, symbol, image stack or icon of that name; nil without a catalog or image that says so.
  public func hasImage(named name: String) -> Bool? {
    imageAsset(named: name) != nil ? true : knowsImages ? false : nil
  }
  /// The names of all images, in order.
  public var imageNames: [String] { images.keys.sorted() }
}
