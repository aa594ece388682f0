import Foundation

/// How long `inject` takes on the shipped demo, from the start of its process to its end, against a process that
/// links Foundation and prints a line.
enum Start {
  static func measurements() throws -> [Measurement] {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent()
    return [
      try Measurement("start", against: "bench-hello", aim: "<= 2.5x") {
        try run(folder.appendingPathComponent("inject").path, ["--sheet", "NewStyleSheet"])
      } reference: {
        try run(folder.appendingPathComponent("bench-hello").path, [])
      }
    ]
  }

  /// Foundation's `Process` looks for a child's end in steps of many milliseconds, so POSIX is asked.
  private static func run(_ path: String, _ arguments: [String]) throws -> Duration {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    var words = ([path] + arguments).map { strdup($0) }
    words.append(nil)
    defer { words.forEach { free($0) } }
    return try time {
      var child = pid_t()
      guard posix_spawn(&child, path, &actions, nil, words, environ) == 0 else {
        throw ChildFailed(path: path)
      }
      var status: Int32 = 0
      guard waitpid(child, &status, 0) == child, status == 0 else { throw ChildFailed(path: path) }
    }
  }
}

/// A process that is timed could not be started, or did not end well.
struct ChildFailed: Error {
  let path: String
}
