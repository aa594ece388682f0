import StyleInjection

/// iOS's fonts, colours and text styles, for decoders.
public struct IOSResources: StyleResources {
  /// The resources. Nothing is read before something is asked for.
  public init() {}

  /// The PostScript name of a face: of that name, or the regular face of the family of that name; nil if iOS has
  /// neither. O(faces).
  public func fontFace(named name: String) -> String? {
    if let family = IOSFontTable.table.block(named: name) { return Self.regularFace(of: family.rows) }
    return IOSFontTable.table.hasRow(named: name) ? name : nil
  }

  /// All family and PostScript names.
  public var fontNames: [String] {
    IOSFontTable.table.blocks.flatMap { [$0.columns[0]] + $0.rows.compactMap(\.first) }
  }

  /// The colour of `UIColor` of that name as it is in light appearance; nil if there is none.
  public func color(named name: String) -> StyleColor? { .system(named: name) }

  /// The colour of `UIColor` of that name as it is in the environment's appearance and contrast; nil if there is none.
  public func color(named name: String, in environment: StyleEnvironment) -> StyleColor? {
    .system(named: name, in: environment)
  }

  /// The names of `UIColor`'s colours.
  public var colorNames: [String] { SystemColorTable.table.names }

  /// The system font of a text style at the default content size; nil if there is no such style.
  public func textStyleFont(named name: String) -> StyleFont? {
    textStyleFont(named: name, in: StyleEnvironment())
  }

  /// The system font of a text style at the environment's content size; nil if there is no such style.
  public func textStyleFont(named name: String, in environment: StyleEnvironment) -> StyleFont? {
    guard let rows = DynamicTypeTable.table.block(named: name)?.rows,
      let row = rows.first(where: { $0.first == environment.category })
        ?? rows.first(where: { $0.first == "large" }),
      row.count > 3, let size = Double(row[1])
    else { return nil }
    let weight = StyleFont.Weight(rawValue: row[3]) ?? .regular
    return StyleFont(.system(weight: weight, italic: false), size: size, textStyle: name)
  }

  /// The names of the text styles.
  public var textStyleNames: [String] { DynamicTypeTable.table.names }

  /// The upright face whose weight is nearest to regular; of several the one with the shortest name, which is not
  /// condensed.
  private static func regularFace(of faces: [[String]]) -> String? {
    let ranked = faces.min { left, right in rank(left) < rank(right) }
    return ranked?.first
  }

  private static func rank(_ face: [String]) -> (Int, Int, Int, String) {
    let weight = face.count > 1 ? Int(face[1]) ?? 400 : 400
    return (face.count > 2 ? 1 : 0, abs(weight - 400), face[0].utf8.count, face[0])
  }
}
