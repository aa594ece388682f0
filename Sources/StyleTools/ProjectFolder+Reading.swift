import Foundation

extension ProjectFolder {
  /// The bytes of a file, and at most one more than a limit: what is longer is refused by who reads them, and a
  /// device that never ends does.
  func bytes(of path: String, limit: Int) throws -> [UInt8] {
    let file = try FileHandle(forReadingFrom: url(of: path))
    defer { file.closeFile() }
    return [UInt8](try file.read(upToCount: limit + 1) ?? Data())
  }
}
