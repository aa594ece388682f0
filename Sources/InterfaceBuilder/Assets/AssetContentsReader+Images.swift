import StyleDiagnostics
import StyleSyntax

extension AssetContentsReader {
  /// An image with its files.
  ///
  /// - Parameters:
  ///   - key: the list of files.
  ///   - exists: whether the asset's folder has a file of that name.
  mutating func image(
    _ image: AssetImage, _ root: SyntaxNode, files key: String, exists: (String) -> Bool
  ) -> AssetImage {
    var image = image
    for entry in list(key, of: root, what: "this asset") {
      let traits = traits(of: entry)
      let name = text("filename", of: entry)
      if let name, let node = entry["filename"] { check(name, at: node, exists) }
      image.variants.append(AssetImage.Variant(traits: traits, fileName: name))
    }
    guard let properties = root["properties"] else { return image }
    image.renderingIntent =
      word("template-rendering-intent", of: properties) ?? word("symbol-rendering-intent", of: properties)
    image.preservesVectorRepresentation = bool("preserves-vector-representation", of: properties)
    return image
  }

  private mutating func check(_ name: String, at node: SyntaxNode, _ exists: (String) -> Bool) {
    if name.isEmpty || name.contains("/") || name.contains("\0") {
      report("'\(name)' is not the name of a file in the asset's folder", at: node)
    } else if !exists(name) {
      report(.assetMissingFile, .note, "there is no file '\(name)' in the asset's folder", at: node)
    }
  }
}
