import Foundation

/// What was found at a sheet's path.
package enum StyleFileContent: Sendable, Equatable {
  /// The file's bytes.
  case bytes([UInt8])
  /// Nothing is there.
  case missing
  /// Something is there that is no file or cannot be read.
  case unreadable(reason: String)

  /// Whether nothing is there, or nothing yet: a file that is being written is empty at first.
  package var isAbsent: Bool { self == .missing || self == .bytes([]) }

  /// Reads a file; never waits for a pipe or a device.
  ///
  /// - Parameter limit: how many bytes it may have; 2 GiB are never read.
  package init(ofFileAt path: String, limit: Int) {
    let limit = min(limit, Int(Int32.max) - 1)
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      self = [ENOENT, ENOTDIR].contains(errno) ? .missing : .unreadable(reason: Self.reason())
      return
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      self = .unreadable(reason: Self.reason())
      return
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      self = .unreadable(
        reason: isFolder ? "it is a folder" : "it is a pipe, a socket or a device, not a file")
      return
    }
    guard status.st_size <= limit else {
      self = .unreadable(reason: "it has \(status.st_size) bytes, more than \(limit)")
      return
    }
    do {
      let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
      let data = try handle.read(upToCount: limit + 1) ?? Data()
      // It may have grown since.
      self =
        data.count <= limit
        ? .bytes(Array(data)) : .unreadable(reason: "it has more than \(limit) bytes")
    } catch {
      self = .unreadable(reason: error.localizedDescription)
    }
  }

  private static func reason() -> String { String(cString: strerror(errno)) }
}
