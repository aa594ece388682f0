import StyleDiagnostics

extension Diagnostic.ID {
  /// An element that is not known.
  public static let interfaceUnknownElement = Self("interface.unknown-element")
  /// An attribute that is not known, or a key for which the element around has no place.
  public static let interfaceUnknownAttribute = Self("interface.unknown-attribute")
  /// An attribute or element whose value cannot be of its property's type.
  public static let interfaceInvalidValue = Self("interface.invalid-value")
  /// A word that is none of those which may stand in its place: no case of an enum, no system colour, no weight.
  public static let interfaceUnknownValue = Self("interface.unknown-value")
  /// A key of a `.strings` file that is no object's, or that stands there twice.
  public static let interfaceStringKey = Self("interface.string-key")
  /// A text in a `.strings` file for an object that the document does not have.
  public static let interfaceUnknownStringID = Self("interface.unknown-string-id")
  /// Controllers that contain each other too deep.
  public static let interfaceContainmentDepth = Self("interface.containment-depth")
  /// Version control left both sides of a merge in the file.
  public static let interfaceMergeConflict = Self("interface.merge-conflict")
  /// Two objects of one document have the same id.
  public static let interfaceDuplicateID = Self("interface.duplicate-id")
  /// An attribute names an element that the document does not have.
  public static let interfaceDanglingID = Self("interface.dangling-id")
  /// A storyboard reference names a controller that the other storyboard does not have.
  public static let interfaceUnknownIdentifier = Self("interface.unknown-identifier")
  /// Storyboard references that lead in a circle: a controller would stand inside itself.
  public static let interfaceReferenceCycle = Self("interface.reference-cycle")
  /// A custom class that has a module in one place and another or none in others.
  public static let interfaceCustomClassModule = Self("interface.custom-class-module")
  /// An asset catalog's `Contents.json` that does not describe its asset.
  public static let assetContents = Self("asset.contents")
  /// A file of an asset catalog that cannot be read.
  public static let assetUnreadable = Self("asset.unreadable")
  /// A group's or an asset's folder whose ending is nearly that of a kind of asset.
  public static let assetUnknownKind = Self("asset.unknown-kind")
  /// An asset without its `Contents.json`.
  public static let assetMissingContents = Self("asset.missing-contents")
  /// A file that an asset names and that is not there.
  public static let assetMissingFile = Self("asset.missing-file")
  /// A second asset of a name.
  public static let assetDuplicateName = Self("asset.duplicate-name")
  /// A link in a catalog, which is not followed.
  public static let assetLink = Self("asset.link")
  /// Too many assets, or folders too deep in each other.
  public static let assetLimit = Self("asset.limit")
  /// An image that no catalog and no file has.
  public static let interfaceMissingImage = Self("interface.missing-image")
  /// A named colour that no catalog has.
  public static let interfaceMissingColor = Self("interface.missing-color")
}
