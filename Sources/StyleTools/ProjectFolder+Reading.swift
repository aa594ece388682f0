import Foundation

extension ProjectFolder {
  /// The bytes of a file, and at most one more than a limit: what is longer is refused by who reads them, and a
  /// device that never ends does.
  func bytes(of path: String, limit: Int) throws -> [UInt8] {
    let descriptor = open(location(of: path), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    return [UInt8](try file.read(upToCount: limit + 1) ?? Data())
  }
}
