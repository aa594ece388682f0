/// What the tool tells its caller: 0 and 1 are its own, the others are those of BSD's `sysexits.h`.
///
/// Where several hold, the largest is reported.
enum ExitCode: Int32, Comparable, CaseIterable {
  /// All is well.
  case done = 0
  /// There are errors in what was read; in strict mode warnings count too.
  case findings = 1
  /// The command line is wrong (`EX_USAGE`).
  case usage = 64
  /// A sheet or the configuration cannot be read for what it is (`EX_DATAERR`).
  case unreadable = 65
  /// A sheet or a path is not there (`EX_NOINPUT`).
  case missingInput = 66
  /// The tool is at fault (`EX_SOFTWARE`).
  case `internal` = 70
  /// The result cannot be written (`EX_CANTCREAT`).
  case cannotWrite = 73

  static func < (left: ExitCode, right: ExitCode) -> Bool { left.rawValue < right.rawValue }
}
