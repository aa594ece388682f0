/// What a folder of an asset catalog holds, as its extension says.
public enum AssetKind: String, Sendable, Hashable, CaseIterable {
  // Folders whose assets are the catalog's own.

  /// A catalog itself.
  case catalog = "xcassets"
  /// A folder without an ending, with or without a namespace.
  case group = ""
  /// The images of a texture atlas.
  case spriteAtlas = "spriteatlas"

  /// A colour with its variants.
  case colorSet = "colorset"

  // What an image's name may mean.

  /// An image with its variants.
  case imageSet = "imageset"
  /// A symbol of the app's own.
  case symbolSet = "symbolset"
  /// An image in layers for tvOS.
  case imageStack = "imagestack"
  /// An image in layers for visionOS.
  case solidImageStack = "solidimagestack"
  /// An app's icon.
  case appIconSet = "appiconset"
  /// What stands on the screen before the app does.
  case launchImage = "launchimage"
  /// The icons and banners of an app for tvOS.
  case brandAssets = "brandassets"
  /// An icon for macOS in several sizes.
  case macIconSet = "iconset"

  // What neither a sheet nor an interface document can name.

  /// A file of any kind.
  case dataSet = "dataset"
  /// A layer of an image stack.
  case imageStackLayer = "imagestacklayer"
  /// A layer of an image stack for visionOS.
  case solidImageStackLayer = "solidimagestacklayer"
  /// The images of watch complications.
  case complicationSet = "complicationset"
  /// The levels of a texture.
  case mipmapSet = "mipmapset"
  /// A texture.
  case textureSet = "textureset"
  /// A texture for the sides of a cube.
  case cubeTextureSet = "cubetextureset"
  /// What augmented reality looks for.
  case arResourceGroup = "arresourcegroup"
  /// An image that augmented reality looks for.
  case arReferenceImage = "arreferenceimage"
  /// A thing that augmented reality looks for.
  case arObject = "arobject"
  /// Stickers for messages.
  case stickerPack = "stickerpack"
  /// A sticker.
  case sticker = "sticker"
  /// A sticker that moves.
  case stickerSequence = "stickersequence"
  /// The icon of a sticker pack.
  case stickersIconSet = "stickersiconset"
  /// Game Center's picture of the game.
  case gameCenterDashboardImage = "gcdashboardimage"
  /// Game Center's picture of a list of the best.
  case gameCenterLeaderboard = "gcleaderboard"
  /// Game Center's picture of several lists of the best.
  case gameCenterLeaderboardSet = "gcleaderboardset"

  /// How a kind of asset is read.
  enum Reading: Sendable {
    /// What it holds are assets of the catalog.
    case folder
    case color
    /// An image with a list of files under this key.
    case files(key: String)
    /// An image that other images make up.
    case composed
    /// It is known, and nothing asks for it.
    case none
  }

  var reading: Reading {
    switch self {
    case .catalog, .group, .spriteAtlas: .folder
    case .colorSet: .color
    case .imageSet, .appIconSet, .launchImage: .files(key: "images")
    case .symbolSet: .files(key: "symbols")
    case .imageStack, .solidImageStack, .brandAssets, .macIconSet: .composed
    default: .none
    }
  }

  /// Whether the asset is nothing without its `Contents.json`.
  var needsContents: Bool {
    switch reading {
    case .color, .files: true
    case .folder, .composed, .none: false
    }
  }
}
