#if os(Linux) || os(Android)
  import Foundation

  /// Notices changes by Linux's inotify.
  final class InotifyFileWatcher: FileWatcher {
    private let queue: Int32
    /// What counts in the folder of each watch; nothing in that of a file.
    private var folders: [Int32: WatchedPlaces.Folder] = [:]

    /// A watcher; nil if the user or the process has no more.
    init?() {
      queue = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
      guard queue >= 0 else { return nil }
    }

    deinit { close(queue) }

    var descriptor: Int32? { queue }

    func watch(_ wanted: WatchedPlaces) -> WatchedPlaces {
      var refused = WatchedPlaces()
      var watched: [Int32: WatchedPlaces.Folder] = [:]
      // A folder before those in it: it tells of their being replaced.
      for (path, folder) in wanted.folders.sorted(by: { $0.key < $1.key }) {
        let isForWriting = folder.holdsFiles || folder.others == .contents
        switch add(path, Self.folderMask | (isForWriting ? Self.writingMask : 0)) {
        case .added(let watch): watched[watch, default: .init()].add(folder)
        case .refused: refused.add(folder, at: path)
        case .gone: break
        }
      }
      // Hard links, and files that are mounts, change without their folder.
      for path in wanted.files {
        switch add(path, Self.fileMask) {
        case .added(let watch): watched[watch] = .init()
        case .refused: refused.add(file: path)
        case .gone: break
        }
      }
      for watch in folders.keys where watched[watch] == nil { inotify_rm_watch(queue, watch) }
      folders = watched
      return refused
    }

    private static let folderMask =
      UInt32(IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB | IN_DELETE_SELF | IN_MOVE_SELF)
      | UInt32(IN_ONLYDIR) | UInt32(IN_DONT_FOLLOW)
    private static let writingMask = UInt32(IN_MODIFY | IN_CLOSE_WRITE)
    private static let fileMask =
      writingMask | UInt32(IN_ATTRIB | IN_DELETE_SELF | IN_MOVE_SELF) | UInt32(IN_DONT_FOLLOW)

    private enum Addition {
      case added(Int32)
      /// There can be none, or nothing would come of it.
      case refused
      /// Nothing is there any more, as its folder tells.
      case gone
    }

    /// Adds a watch or finds the one that is there.
    private func add(_ path: String, _ mask: UInt32) -> Addition {
      guard !NetworkFileSystem.contains(path) else { return .refused }
      let watch = inotify_add_watch(queue, path, mask)
      if watch >= 0 { return .added(watch) }
      return [ENOENT, ENOTDIR].contains(errno) ? .gone : .refused
    }

    func takeChanges() -> FileChange? {
      var change: FileChange?
      var buffer = [UInt8](repeating: 0, count: 64 << 10)
      // Bounded: more may come as fast as it is read.
      for _ in 0..<16 {
        let count = buffer.withUnsafeMutableBytes { read(queue, $0.baseAddress, $0.count) }
        guard count > 0 else { return change }
        var offset = 0
        while offset + MemoryLayout<inotify_event>.size <= count {
          let event = buffer.withUnsafeBytes {
            $0.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
          }
          offset += MemoryLayout<inotify_event>.size
          let name = buffer[offset..<min(offset + Int(event.len), count)].prefix { $0 != 0 }
          offset += Int(event.len)
          change = [change, self.change(of: event, named: String(decoding: name, as: UTF8.self))]
            .compactMap { $0 }.max()
        }
      }
      return change
    }

    private func change(of event: inotify_event, named name: String) -> FileChange? {
      // More happened than the system kept.
      if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return .places }
      guard let folder = folders[event.wd] else { return nil }
      let isWriting = event.mask & (Self.writingMask | UInt32(IN_ATTRIB)) != 0
      guard name.isEmpty || folder.names.contains(name) || folder.others >= (isWriting ? .contents : .listing)
      else { return nil }
      return isWriting ? .contents : .places
    }
  }
#endif
