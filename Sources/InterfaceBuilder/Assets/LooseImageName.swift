/// What the name of an image file outside any catalog says: `home@2x~ipad.png`.
struct LooseImageName: Sendable {
  /// The endings of image files that UIKit reads or Xcode converts.
  static let extensions: Set<String> = [
    "png", "jpg", "jpeg", "gif", "tif", "tiff", "bmp", "heic", "heif", "webp", "avif", "pdf", "svg", "ico",
    "cur",
    "xbm",
  ]

  /// What UIKit finds the image by: without the ending for PNG files, with it for all others.
  let name: String
  /// The scale and the devices that the file is meant for.
  let traits: AssetTraits

  /// Nil for a file that is no image.
  init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: "."), dot != fileName.startIndex else { return nil }
    let ending = fileName[fileName.index(after: dot)...]
    guard Self.extensions.contains(ending.lowercased()) else { return nil }
    var stem = fileName[..<dot]
    var traits = AssetTraits()
    if let mark = stem.lastIndex(of: "~"),
      let idiom = AssetTraits.Idiom(rawValue: String(stem[stem.index(after: mark)...]))
    {
      traits.idiom = idiom
      stem = stem[..<mark]
    }
    if let mark = stem.lastIndex(of: "@"),
      let scale = AssetTraits.Scale(rawValue: String(stem[stem.index(after: mark)...]))
    {
      traits.scale = scale
      stem = stem[..<mark]
    }
    guard !stem.isEmpty else { return nil }
    name = ending.lowercased() == "png" ? String(stem) : "\(stem).\(ending)"
    self.traits = traits
  }
}
