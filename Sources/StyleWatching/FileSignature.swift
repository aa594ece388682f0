import Foundation

/// What tells from outside whether what is at a path was replaced or written.
struct FileSignature: Equatable {
  private let device: dev_t
  private let number: ino_t
  private let mode: mode_t
  private let size: off_t
  private let written: Duration
  private let changed: Duration

  /// The signature of what is at a path, links not followed; nil if nothing is.
  init?(ofItemAt path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    device = status.st_dev
    number = status.st_ino
    mode = status.st_mode
    // What else is in a folder does not count.
    guard mode & S_IFMT != S_IFDIR else {
      (size, written, changed) = (0, .zero, .zero)
      return
    }
    size = status.st_size
    #if canImport(Darwin)
      written = Duration(status.st_mtimespec)
      changed = Duration(status.st_ctimespec)
    #else
      written = Duration(status.st_mtim)
      changed = Duration(status.st_ctim)
    #endif
  }

  /// Whether it is a file without content.
  var isEmptyFile: Bool { mode & S_IFMT == S_IFREG && size == 0 }

  /// Whether a later write is sure to show: a clock that ticks too slowly gives two writes the same time. No file system
  /// in use counts in more than 2 s.
  func isSettled(at now: Date) -> Bool {
    let age = now.timeIntervalSince1970 - max(written, changed) / .seconds(1)
    return !(0..<2).contains(age)
  }
}

extension Duration {
  fileprivate init(_ time: timespec) {
    self = .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
  }
}

/// The signatures of what is at some paths.
package struct FileSignatures: Sendable, Equatable {
  private var signatures: [String: FileSignature?] = [:]
  private let taken = Date()

  /// The signatures of now.
  package init(of paths: some Sequence<String>) {
    for path in paths { signatures[path] = .some(FileSignature(ofItemAt: path)) }
  }

  var paths: Dictionary<String, FileSignature?>.Keys { signatures.keys }

  /// Whether any write since they were taken shows in them.
  package var areSettled: Bool { signatures.values.allSatisfy { $0?.isSettled(at: taken) ?? true } }

  /// The paths of what is not as it was: it came, went, or was written, perhaps, where a write need not show.
  package func paths(changedSince earlier: Self) -> Set<String> {
    let all = Set(signatures.keys).union(earlier.signatures.keys)
    return all.filter { path in
      let (old, new) = (earlier.signatures[path] ?? nil, signatures[path] ?? nil)
      return old != new || old.map { !$0.isSettled(at: earlier.taken) } ?? false
    }
  }

  /// Whether something that was there before is not, or is a file without content now.
  package func haveLost(since earlier: Self) -> Bool {
    earlier.signatures.contains { path, old in
      guard let old, !old.isEmptyFile, let new = signatures[path] else { return false }
      return new?.isEmptyFile ?? true
    }
  }

  /// Whether the same was there, whether or not a write would show.
  package static func == (left: FileSignatures, right: FileSignatures) -> Bool {
    left.signatures == right.signatures
  }
}
