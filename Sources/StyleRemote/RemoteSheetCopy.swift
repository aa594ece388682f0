import StyleInjection

/// A sheet's content as a server gave it.
struct RemoteSheetCopy: Sendable, Hashable {
  /// The sheet's path in diagnostics.
  let path: String
  let bytes: [UInt8]
  /// What to ask the server with whether it is still the same.
  let validators: RemoteSheetValidators

  /// Whether the content is the same, whatever the servers call it.
  static func haveSameContent(_ left: [RemoteSheetCopy], _ right: [RemoteSheetCopy]) -> Bool {
    left.elementsEqual(right) { $0.path == $1.path && $0.bytes == $1.bytes }
  }
}

/// A sheet and all that it includes, of one time.
struct RemoteSheetEdition: Sendable {
  /// The sheet's own copy first; none before one was fetched.
  let copies: [RemoteSheetCopy]
  let source: StyleSheetSource

  static let none = RemoteSheetEdition(copies: [], source: StyleSheetSource([]))

  func copy(at path: String) -> RemoteSheetCopy? { copies.first { $0.path == path } }
  func sheet(at path: String) -> StyleSheet? { source.sheets.first { $0.file.path == path } }
}
