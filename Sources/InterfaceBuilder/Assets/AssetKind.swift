/// What a folder of an asset catalog holds, as its extension says.
public enum AssetKind: String, Sendable, Hashable, CaseIterable {
  // Folders whose assets are the catalog's own.
  case catalog = "xcassets"
  case group = ""
  case spriteAtlas = "spriteatlas"

  case colorSet = "colorset"

  // What an image's name may mean.
  case imageSet = "imageset"
  case symbolSet = "symbolset"
  case imageStack = "imagestack"
  case solidImageStack = "solidimagestack"
  case appIconSet = "appiconset"
  case launchImage = "launchimage"
  case brandAssets = "brandassets"
  case macIconSet = "iconset"

  // What neither a sheet nor an interface document can name.
  case dataSet = "dataset"
  case imageStackLayer = "imagestacklayer"
  case solidImageStackLayer = "solidimagestacklayer"
  case complicationSet = "complicationset"
  case mipmapSet = "mipmapset"
  case textureSet = "textureset"
  case cubeTextureSet = "cubetextureset"
  case arResourceGroup = "arresourcegroup"
  case arReferenceImage = "arreferenceimage"
  case arObject = "arobject"
  case stickerPack = "stickerpack"
  case sticker = "sticker"
  case stickerSequence = "stickersequence"
  case stickersIconSet = "stickersiconset"
  case gameCenterDashboardImage = "gcdashboardimage"
  case gameCenterLeaderboard = "gcleaderboard"
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
