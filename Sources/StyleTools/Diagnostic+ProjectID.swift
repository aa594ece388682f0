import StyleDiagnostics

extension Diagnostic.ID {
  /// A path that names nothing.
  static let projectMissingPath = Self("project.missing-path")
  /// A folder whose content cannot be listed.
  static let projectUnreadableFolder = Self("project.unreadable-folder")
  /// A file that is there and cannot be read.
  static let projectUnreadableFile = Self("project.unreadable-file")
  /// A file that cannot be written.
  static let projectUnwritableFile = Self("project.unwritable-file")
  /// A sheet that is not found.
  static let projectMissingSheet = Self("project.missing-sheet")
  /// Nothing to style: no interface document was found.
  static let projectNoDocuments = Self("project.no-documents")
  /// A selector that names a class which nothing has.
  static let selectorUnknownClass = Self("selector.unknown-class")
  /// A selector that matches views of whatever kind.
  static let selectorBroad = Self("selector.broad")
  /// A document of a kind that is not read.
  static let projectSkippedDocument = Self("project.skipped-document")
  /// An id that no object of the documents has.
  static let projectUnknownObject = Self("project.unknown-object")
  /// A sheet sets a property for which a document has other values for some size classes.
  static let projectVariedProperty = Self("project.varied-property")
  /// A key of the configuration that means nothing.
  static let configurationUnknownKey = Self("configuration.unknown-key")
  /// A key of the configuration that stands twice.
  static let configurationRepeatedKey = Self("configuration.repeated-key")
  /// A value of the configuration that is not what its key asks for.
  static let configurationValue = Self("configuration.wrong-value")
}
