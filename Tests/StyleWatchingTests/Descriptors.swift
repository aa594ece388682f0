import Foundation

/// What the process has open, as Linux tells.
enum Descriptors {
  /// What each open descriptor leads to.
  static var all: [String] {
    links("/proc/self/fd").sorted()
  }

  /// The queues of inotify.
  static var inotify: [String] { all.filter { $0.contains("inotify") } }

  static var threadCount: Int { names("/proc/self/task").count }

  private static func names(_ folder: String) -> [String] {
    do { return try FileManager.default.contentsOfDirectory(atPath: folder) } catch { return [] }
  }

  private static func links(_ folder: String) -> [String] {
    names(folder).compactMap { name in
      do { return try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/" + name) } catch {
        return nil
      }
    }
  }
}
