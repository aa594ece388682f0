import StyleSyntax

/// How much asset catalogs may hold before the rest is left out: they are untrusted.
public struct AssetLimits: Sendable, Hashable {
  /// For each `Contents.json`; 64 levels, 4 MiB and 100 000 values unless set.
  public var contents: SyntaxLimits
  /// How deep a catalog's folders may lie in each other; 64 unless set.
  public var maximumDepth: Int
  /// How many assets, folders and files the catalogs may have in all; 200 000 unless set.
  public var maximumCount: Int

  /// The limits given, or the usual ones.
  public init(
    contents: SyntaxLimits = SyntaxLimits(
      maximumDepth: 64, maximumByteCount: 4 << 20, maximumValueCount: 100_000),
    maximumDepth: Int = 64, maximumCount: Int = 200_000
  ) {
    self.contents = contents
    self.maximumDepth = maximumDepth
    self.maximumCount = maximumCount
  }
}
