import StyleDiagnostics

extension Diagnostic.ID {
  /// An element that is not known.
  public static let interfaceUnknownElement = Self("interface.unknown-element")
  /// An attribute that is not known, or a key for which the element around has no place.
  public static let interfaceUnknownAttribute = Self("interface.unknown-attribute")
  /// An attribute or element whose value cannot be of its property's type.
  public static let interfaceInvalidValue = Self("interface.invalid-value")
  /// Controllers that contain each other too deep.
  public static let interfaceContainmentDepth = Self("interface.containment-depth")
  /// Version control left both sides of a merge in the file.
  public static let interfaceMergeConflict = Self("interface.merge-conflict")
  /// Two objects of one document have the same id.
  public static let interfaceDuplicateID = Self("interface.duplicate-id")
  /// An asset catalog's `Contents.json` that does not describe its asset.
  public static let assetContents = Self("asset.contents")
  /// A file of an asset catalog that cannot be read.
  public static let assetUnreadable = Self("asset.unreadable")
}
