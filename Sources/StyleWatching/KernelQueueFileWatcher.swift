#if canImport(Darwin)
  import Foundation

  /// Notices changes by the kernel queue of Apple's systems, which tells that a folder changed but not which name in it.
  final class KernelQueueFileWatcher: FileWatcher {
    private let queue: Int32
    /// The open folders and files by their paths.
    private var descriptors: [String: Int32] = [:]
    private var places = WatchedPlaces()
    private var signatures = FileSignatures(of: EmptyCollection())

    /// A watcher; nil if the process has no descriptor left.
    init?() {
      queue = kqueue()
      guard queue >= 0 else { return nil }
    }

    deinit {
      for descriptor in descriptors.values { close(descriptor) }
      close(queue)
    }

    var descriptor: Int32? { queue }

    /// Opens all places anew: a path may lead to another folder than before.
    func watch(_ wanted: WatchedPlaces) -> WatchedPlaces {
      let old = descriptors
      descriptors = [:]
      var refused = WatchedPlaces()
      for (path, folder) in wanted.folders where !add(path) { refused.add(folder, at: path) }
      for path in wanted.files where !add(path) { refused.add(file: path) }
      for descriptor in old.values { close(descriptor) }
      places = wanted
      signatures = FileSignatures(of: wanted.paths)
      return refused
    }

    private static let changes = UInt32(
      NOTE_WRITE | NOTE_EXTEND | NOTE_ATTRIB | NOTE_DELETE | NOTE_RENAME | NOTE_REVOKE)

    private func add(_ path: String) -> Bool {
      guard !NetworkFileSystem.contains(path) else { return false }
      let descriptor = open(path, O_EVTONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return false }
      var event = kevent(
        ident: UInt(descriptor), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
        fflags: Self.changes, data: 0, udata: nil)
      guard kevent(queue, &event, 1, nil, 0, nil) == 0 else {
        close(descriptor)
        return false
      }
      descriptors[path] = descriptor
      return true
    }

    func takeChanges() -> FileChange? {
      var events = [kevent](repeating: kevent(), count: 64)
      var now = timespec()
      var hasEvents = false
      while kevent(queue, nil, 0, &events, Int32(events.count), &now) > 0 { hasEvents = true }
      guard hasEvents else { return nil }
      let latest = FileSignatures(of: places.paths)
      defer { signatures = latest }
      return latest != signatures || !signatures.areSettled ? .places : nil
    }
  }
#endif
