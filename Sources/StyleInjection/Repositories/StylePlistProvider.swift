import Foundation

/// Why a source of rules could not be loaded.
public enum StyleSourceError: Error, Sendable {
  /// There is no such sheet; all places that were tried.
  case notFound(name: String, tried: [String])
  /// The file is there but cannot be read, with the system's reason.
  case unreadable(path: String, reason: String)
  /// The content is no sheet.
  case invalid(Diagnostic)
}

/// A source of rules from a sheet's file and those that it includes: a property list (XML, binary or OpenStep), JSON or
/// YAML.
public struct StylePlistProvider: StyleSourceRepository {
  /// The sheet itself, which knows those that it includes.
  public let sheet: StyleSheet
  private let source: StyleSheetSource
  private let includes: StyleSheetIncludes

  /// A sheet from a file's content. What it includes is told in the diagnostics: no folder is known to look in.
  ///
  /// - Parameters:
  ///   - data: the content.
  ///   - path: the file's name in diagnostics.
  ///   - limits: how much it may hold.
  /// - Throws: `StyleSourceError.invalid` if the content is no sheet.
  public init(data: Data, path: String, limits: StyleSheetLimits = .standard)
    throws(StyleSourceError)
  {
    try self.init(bytes: Array(data), path: path, limits: limits) { path throws(StyleSheetError) in
      throw StyleSheetError(Self.unreadable(path, "a sheet without a file includes none"))
    }
  }

  private init(
    bytes: [UInt8], path: String, limits: StyleSheetLimits,
    load: (_ path: String) throws(StyleSheetError) -> StyleSheet
  ) throws(StyleSourceError) {
    let own: StyleSheet
    do {
      own = try StyleSheet(path: path, bytes: bytes, limits: limits)
    } catch {
      throw .invalid(error.diagnostic)
    }
    includes = StyleSheetIncludes(own, load: load)
    sheet = includes.sheets.last ?? own
    source = StyleSheetSource(includes.sheets)
  }

  /// A sheet from a file, with the sheets that it includes.
  ///
  /// - Throws: `StyleSourceError`.
  public init(url: URL, limits: StyleSheetLimits = .standard) throws(StyleSourceError) {
    try self.init(
      bytes: Self.content(of: url, limits: limits), path: url.relativePath, limits: limits
    ) { path throws(StyleSheetError) in
      try Self.included(path, in: url.baseURL, limits)
    }
  }

  /// A sheet by its name in a folder.
  ///
  /// - Parameters:
  ///   - name: with or without `.plist`.
  ///   - folder: where it is looked for.
  /// - Throws: `StyleSourceError`.
  public init(_ name: String = defaultName, in folder: URL) throws(StyleSourceError) {
    try self.init(Self.candidates(name).map { folder.appendingPathComponent($0) }, name: name)
  }

  /// A sheet by its name among a bundle's resources; the app's own bundle by default.
  ///
  /// - Parameters:
  ///   - name: with or without `.plist`.
  ///   - bundle: where it is looked for.
  /// - Throws: `StyleSourceError`.
  public init(_ name: String = defaultName, in bundle: Bundle = .main) throws(StyleSourceError) {
    let folder = bundle.resourceURL ?? bundle.bundleURL
    try self.init(Self.candidates(name).map { folder.appendingPathComponent($0) }, name: name)
  }

  private init(_ urls: [URL], name: String) throws(StyleSourceError) {
    guard let url = urls.first(where: { FileManager.default.fileExists(atPath: $0.path) }) else {
      throw .notFound(name: name, tried: urls.map(\.path))
    }
    try self.init(url: url)
  }

  /// The name of the sheet that is loaded where none is named.
  public static let defaultName = "StyleSheet"

  /// The declarations that speak of one element.
  public func matches(for element: StyleElement) -> [StyleMatch] { source.matches(for: element) }

  /// The rules compiled.
  public var snapshot: RuleIndex? { source.snapshot }

  /// What is wrong with the sheets' shape, and which could not be included.
  public var diagnostics: [Diagnostic] { includes.diagnostics + source.diagnostics }

  private static func included(
    _ path: String, in folder: URL?, _ limits: StyleSheetLimits
  ) throws(StyleSheetError) -> StyleSheet {
    let bytes: [UInt8]
    do throws(StyleSourceError) {
      bytes = try content(of: URL(fileURLWithPath: path, relativeTo: folder), limits: limits)
    } catch {
      guard case .unreadable(_, let reason) = error else {
        throw StyleSheetError(unreadable(path, "it is not there"))
      }
      throw StyleSheetError(unreadable(path, reason))
    }
    return try StyleSheet(path: path, bytes: bytes, limits: limits)
  }

  private static func unreadable(_ path: String, _ reason: String) -> Diagnostic {
    Diagnostic(
      .sourceUnreadable, .error, "the sheet cannot be read: \(reason)",
      at: SourceRange(SourceFile(path: path, bytes: [], kind: .memory)))
  }

  private static func candidates(_ name: String) -> [String] {
    name.hasSuffix(".plist") ? [name] : [name + ".plist", name]
  }

  private static func content(of url: URL, limits: StyleSheetLimits) throws(StyleSourceError) -> [UInt8] {
    switch StyleFileContent(ofFileAt: url.path, limit: limits.maximumByteCount) {
    case .bytes(let bytes): return bytes
    case .missing: throw .notFound(name: url.lastPathComponent, tried: [url.path])
    case .unreadable(let reason): throw .unreadable(path: url.path, reason: reason)
    }
  }
}
