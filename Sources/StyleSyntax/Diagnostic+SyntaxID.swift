import StyleDiagnostics

extension Diagnostic.ID {
  /// A document has more bytes than allowed.
  public static let sizeLimit = Self("syntax.size-limit")
  /// A document is nested deeper than allowed.
  public static let depthLimit = Self("syntax.depth-limit")
  /// A document has more values than allowed.
  public static let valueLimit = Self("syntax.value-limit")
  /// A tag has more attributes than allowed.
  public static let attributeLimit = Self("syntax.attribute-limit")

  /// Bytes that the file's encoding does not know.
  public static let invalidText = Self("text.invalid-bytes")
  /// An encoding that nobody can decode.
  public static let unknownEncoding = Self("text.unknown-encoding")

  /// Text that is not well-formed XML.
  public static let xmlSyntax = Self("xml.syntax")
  /// An element that is not closed.
  public static let xmlUnclosedElement = Self("xml.unclosed-element")
  /// An end tag of another name than the element that it should close.
  public static let xmlMismatchedTag = Self("xml.mismatched-tag")
  /// A declaration of an entity: entities are refused altogether.
  public static let xmlEntityDeclaration = Self("xml.entity-declaration")
  /// A reference to an entity other than XML's own five.
  public static let xmlUndeclaredEntity = Self("xml.undeclared-entity")

  /// A property list without a value.
  public static let plistEmpty = Self("plist.empty")
  /// A root element that is not `plist`.
  public static let plistWrongRoot = Self("plist.wrong-root")
  /// A second value beside the root.
  public static let plistSecondRoot = Self("plist.second-root")
  /// An element that property lists do not know.
  public static let plistUnknownTag = Self("plist.unknown-tag")
  /// An element where none may stand.
  public static let plistMisplacedTag = Self("plist.misplaced-tag")
  /// A key without a value behind it.
  public static let plistKeyWithoutValue = Self("plist.key-without-value")
  /// A dictionary's value without a key before it.
  public static let plistValueWithoutKey = Self("plist.value-without-key")
  /// Text where only elements may stand.
  public static let plistStrayText = Self("plist.stray-text")
  /// An unreadable number, date or run of bytes.
  public static let plistInvalidValue = Self("plist.invalid-value")

  /// A binary property list's frame is broken: its header, trailer or offset table.
  public static let binaryPlistStructure = Self("binary-plist.structure")
  /// An object of a binary property list is unreadable.
  public static let binaryPlistObject = Self("binary-plist.object")
  /// A container of a binary property list holds itself.
  public static let binaryPlistCycle = Self("binary-plist.cycle")
  /// A key of a binary property list is not a string.
  public static let binaryPlistKey = Self("binary-plist.key")

  /// Text that is not an OpenStep property list.
  public static let openStepSyntax = Self("openstep.syntax")
  /// Text that is not JSON.
  public static let jsonSyntax = Self("json.syntax")
  /// A comma behind the last member or item, which JSON does not know.
  public static let jsonTrailingComma = Self("json.trailing-comma")
  /// A comment, which JSON does not know.
  public static let jsonComment = Self("json.comment")
  /// Text that is not YAML, or YAML that is not read here.
  public static let yamlSyntax = Self("yaml.syntax")
  /// YAML cannot be read on this platform.
  public static let yamlUnavailable = Self("yaml.unavailable")
}
