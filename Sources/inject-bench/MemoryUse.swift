import CMalloc
import Foundation

/// What memory the process uses; nothing is known of it but on Linux.
enum MemoryUse {
  /// The bytes that are allocated; nil where they are not counted.
  static var allocated: Int? {
    #if canImport(Glibc)
      let counts = mallinfo2()
      return Int(counts.uordblks + counts.hblkhd)
    #else
      return nil
    #endif
  }

  /// The most bytes that are resident at a time while the work is done, above those before; nil where they are not
  /// counted.
  static func peak(of work: () throws -> Void) throws -> Int? {
    #if canImport(Glibc)
      malloc_trim(0)
      // The kernel forgets the peak so far.
      try Data("5".utf8).write(to: URL(filePath: "/proc/self/clear_refs"))
      let before = try residentBytes("VmRSS:")
      try work()
      return try residentBytes("VmHWM:") - before
    #else
      try work()
      return nil
    #endif
  }

  private static func residentBytes(_ name: String) throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix(name) } ?? ""
    return (line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0) << 10
  }
}
