import Foundation
import StyleInjection

/// The last good copies of a sheet and all that it includes, in a file.
struct RemoteSheetCache: Sendable {
  /// What is in the file behind its digest.
  private struct Content: Codable {
    struct Copy: Codable {
      let path: String
      let bytes: Data
      let validators: RemoteSheetValidators
    }

    let url: String
    let copies: [Copy]
  }

  /// The content is not what was written, or that of another address.
  private struct Unreadable: Error {}

  let file: URL
  private let url: String

  init(folder: URL, address: RemoteStyleAddress) {
    url = address.url.absoluteString
    file = folder.appending(path: "\(StableHash.digest(Array(url.utf8))).sheet")
  }

  /// The copies; none if there is no file.
  ///
  /// - Throws: if the file cannot be read, or is not as it was written.
  func read(maximumByteCount: Int) throws -> [RemoteSheetCopy] {
    guard FileManager.default.fileExists(atPath: file.path) else { return [] }
    let size = try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int ?? 0
    // Paths and validators stand beside the bytes.
    guard size - 1 << 20 <= maximumByteCount else { throw Unreadable() }
    let bytes = Array(try Data(contentsOf: file))
    let digest = Array(bytes.prefix(StableHash.digestLength))
    let content = Array(bytes.dropFirst(StableHash.digestLength))
    guard digest == Array(StableHash.digest(content).utf8) else { throw Unreadable() }
    let read = try PropertyListDecoder().decode(Content.self, from: Data(content))
    guard read.url == url else { throw Unreadable() }
    return read.copies.map {
      RemoteSheetCopy(path: $0.path, bytes: Array($0.bytes), validators: $0.validators)
    }
  }

  /// Puts copies in the place of those that are there, at once or not at all.
  func write(_ copies: [RemoteSheetCopy]) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    let content = try encoder.encode(
      Content(
        url: url,
        copies: copies.map {
          Content.Copy(path: $0.path, bytes: Data($0.bytes), validators: $0.validators)
        }))
    try (Data(StableHash.digest(Array(content)).utf8) + content).write(to: file, options: .atomic)
  }
}
