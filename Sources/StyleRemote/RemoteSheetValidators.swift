import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What a server calls a version of a sheet.
struct RemoteSheetValidators: Sendable, Hashable, Codable {
  let etag: String?
  let lastModified: String?

  static let none = RemoteSheetValidators(etag: nil, lastModified: nil)

  /// Those that can be sent back: of printable ASCII, and not longer than servers take.
  init(etag: String?, lastModified: String?) {
    func usable(_ value: String?) -> String? {
      value.flatMap { value in
        value.utf8.count <= 1_024 && value.utf8.allSatisfy { (0x20...0x7E).contains($0) } ? value : nil
      }
    }
    self.etag = usable(etag)
    self.lastModified = usable(lastModified)
  }

  var isEmpty: Bool { etag == nil && lastModified == nil }

  /// Asks for another version than this one.
  func condition(_ request: inout URLRequest) {
    if let etag { request.setValue(etag, forHTTPHeaderField: "If-None-Match") }
    if let lastModified { request.setValue(lastModified, forHTTPHeaderField: "If-Modified-Since") }
  }
}
