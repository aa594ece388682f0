import Foundation
import StyleInjection

/// A sheet by its file, which need not be there yet.
public struct StyleSheetFile: Sendable, Hashable {
  /// The path in diagnostics: absolute, or from `folder` on.
  public let path: String
  /// The absolute folder that a relative path starts at.
  public let folder: String
  /// The name by which views choose the sheet; nil for a sheet that serves all views that choose none.
  public let name: String?
  /// The language of the sheet; nil for the one that its content shows.
  public let dialect: StyleDialect?

  /// A sheet at a place.
  ///
  /// - Parameters:
  ///   - url: a file's; diagnostics show its relative path, so that a base URL makes them short.
  ///   - name: the name by which views choose the sheet; nil for one that serves all that choose none.
  ///   - dialect: the language of the sheet; nil for the one that its content shows.
  public init(_ url: URL, named name: String? = nil, dialect: StyleDialect? = nil) {
    path = url.relativePath
    folder = url.baseURL?.absoluteURL.path ?? FileManager.default.currentDirectoryPath
    self.name = name
    self.dialect = dialect
  }

  /// The absolute path of the sheet, or of one that it includes.
  func location(of path: String) -> String {
    if path.hasPrefix("/") { return path }
    return folder.hasSuffix("/") ? folder + path : folder + "/" + path
  }
}
