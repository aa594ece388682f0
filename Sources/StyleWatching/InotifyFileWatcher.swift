#if os(Linux) || os(Android)
  import Foundation

  /// Notices changes by Linux's inotify.
  final class InotifyFileWatcher: FileWatcher {
    /// What a watch is for.
    private struct Place {
      /// The names that count in a folder.
      var names: Set<String> = []
      /// Whether it is that of a file itself: hard links, and files that are mounts, change without their folder.
      var isFile = false
    }

    private let queue: Int32
    private var places: [Int32: Place] = [:]

    /// A watcher; nil if the user or the process has no more.
    init?() {
      queue = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
      guard queue >= 0 else { return nil }
    }

    deinit { close(queue) }

    var descriptor: Int32? { queue }

    func watch(_ wanted: WatchedPlaces) -> WatchedPlaces {
      var refused = WatchedPlaces()
      var watched: [Int32: Place] = [:]
      for (path, folder) in wanted.folders {
        let mask = Self.folderMask | (folder.holdsFiles ? Self.writingMask : 0)
        if let watch = add(path, mask) {
          watched[watch, default: Place()].names.formUnion(folder.names)
        } else {
          refused.add(folder, at: path)
        }
      }
      for path in wanted.files {
        if let watch = add(path, Self.fileMask) {
          watched[watch, default: Place()].isFile = true
        } else {
          refused.add(file: path)
        }
      }
      for watch in places.keys where watched[watch] == nil { inotify_rm_watch(queue, watch) }
      places = watched
      return refused
    }

    private static let folderMask =
      UInt32(IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB | IN_DELETE_SELF | IN_MOVE_SELF)
      | UInt32(IN_ONLYDIR) | UInt32(IN_DONT_FOLLOW)
    private static let writingMask = UInt32(IN_MODIFY | IN_CLOSE_WRITE)
    private static let fileMask =
      writingMask | UInt32(IN_ATTRIB | IN_DELETE_SELF | IN_MOVE_SELF) | UInt32(IN_DONT_FOLLOW)

    /// Adds a watch or finds the one that is there; nil if there can be none, or nothing would come of it.
    private func add(_ path: String, _ mask: UInt32) -> Int32? {
      guard !NetworkFileSystem.contains(path) else { return nil }
      let watch = inotify_add_watch(queue, path, mask)
      return watch >= 0 ? watch : nil
    }

    func takeChanges() -> FileChange? {
      var change: FileChange?
      var buffer = [UInt8](repeating: 0, count: 64 << 10)
      while true {
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
    }

    private func change(of event: inotify_event, named name: String) -> FileChange? {
      // More happened than the system kept.
      if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return .places }
      guard let place = places[event.wd] else { return nil }
      let isAboutItself = event.len == 0
      guard isAboutItself ? true : place.names.contains(name) else { return nil }
      let isWriting = event.mask & (Self.writingMask | UInt32(IN_ATTRIB)) != 0
      return isWriting ? .contents : .places
    }
  }
#endif
