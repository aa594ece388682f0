import Foundation

/// Files and folders of asset catalogs, asked of POSIX: Foundation's answers take several times as long, and a project
/// has hundreds of assets.
enum AssetFile {
  /// What stands at a path itself; a link is not followed.
  enum Kind {
    case nothing, file, folder, link, other
  }

  static func kind(of path: String) -> Kind {
    var status = stat()
    guard lstat(path, &status) == 0 else { return .nothing }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
  }

  /// Why a file is not read.
  struct Failure: Error {
    let reason: String
  }

  /// The bytes of a file, and at most one more than a limit: what is longer is refused by who decodes them.
  static func bytes(of path: String, limit: Int) throws(Failure) -> [UInt8] {
    // What is no file could make opening or reading wait for ever.
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure(reason: reasonOfLastError) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw Failure(reason: "it is no file")
    }
    let count = min(Int(status.st_size), limit + 1)
    var filled = 0
    var failure: String?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      while filled < count {
        let step = read(descriptor, buffer.baseAddress?.advanced(by: filled), count - filled)
        if step < 0 { failure = reasonOfLastError }
        guard step > 0 else { break }
        filled += step
      }
      initialized = filled
    }
    if let failure { throw Failure(reason: failure) }
    return bytes
  }

  private static var reasonOfLastError: String {
    errno == ELOOP ? "it is a link, and links are not followed" : String(cString: strerror(errno))
  }
}
