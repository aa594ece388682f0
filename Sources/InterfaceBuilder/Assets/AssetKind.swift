/// What a folder of an asset catalog holds, as its extension says.
enum AssetKind: Sendable, Hashable {
  case color
  case image
  /// A folder whose assets are the catalog's own.
  case group
  /// An asset that no sheet and no interface document can name.
  case other

  static func of(pathExtension: String) -> AssetKind { byExtension[pathExtension] ?? .other }

  private static let byExtension: [String: AssetKind] = [
    "": .group, "xcassets": .group, "spriteatlas": .group,
    "colorset": .color,
    "imageset": .image, "symbolset": .image, "imagestack": .image,
  ]
}
