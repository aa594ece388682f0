import Foundation
import StyleInjection

/// Where a sheet stands, and where those that it includes do.
struct RemoteStyleAddress: Sendable, Hashable {
  let url: URL
  /// The sheet's path in diagnostics: the URL without its query, which may be a secret.
  let path: String

  init(_ url: URL) {
    var components = URLComponents(url: url, resolvingAgainstBaseURL: true) ?? URLComponents()
    if components.percentEncodedPath.isEmpty { components.percentEncodedPath = "/" }
    components.fragment = nil
    self.url = components.url ?? url.absoluteURL
    components.query = nil
    path = components.string ?? url.absoluteString
  }

  /// The URL of a sheet by the path that an include means; nil if another origin would answer.
  func url(of path: String) -> URL? {
    if path == self.path { return url }
    let folder = self.path.lastIndex(of: "/").map { self.path[...$0] } ?? ""
    guard path.hasPrefix(folder),
      let rest = path.dropFirst(folder.count).addingPercentEncoding(withAllowedCharacters: .urlPathAllowed),
      let included = URL(string: folder + rest), RemoteOrigin(included) == RemoteOrigin(url)
    else { return nil }
    return included
  }

  /// A place to tell what is wrong with a sheet whose text is not at hand.
  static func range(of path: String) -> SourceRange {
    SourceRange(SourceFile(path: path, bytes: [], kind: .memory))
  }
}
