import Foundation
import StyleInjection
import StyleWatching
import Synchronization
import XCTest

/// Collects what a source tells, one line an event.
final class EventLog {
  private let lines = Lines()
  private let listening: Task<Void, Never>
  private var readCount = 0

  private final class Lines: Sendable {
    private let all = Mutex<[String]>([])
    func add(_ line: String) { all.withLock { $0.append(line) } }
    func line(_ index: Int) -> String? { all.withLock { $0.indices.contains(index) ? $0[index] : nil } }
  }

  /// Begins to listen; the source is not held.
  init(_ source: FileStyleSource) {
    let events = source.events
    let lines = lines
    listening = Task {
      for await event in events { lines.add(event.outline) }
      lines.add("end")
    }
  }

  deinit { listening.cancel() }

  /// Waits until the files are watched: what changed before is found otherwise.
  func begin(_ policy: FileWatchPolicy = .standard) async throws {
    #if os(Linux)
      try await eventually("the watching") { policy.method == .polling || !Descriptors.inotify.isEmpty }
    #endif
    try await Task.sleep(for: .milliseconds(30))
  }

  /// Stops to listen.
  func stop() async {
    listening.cancel()
    await listening.value
  }

  /// The next event; a failure and nil if none comes in a long time.
  func next(file: StaticString = #filePath, line: UInt = #line) async throws -> String? {
    var found: String?
    try await eventually("the next event", file: file, line: line) {
      found = lines.line(readCount)
      return found != nil
    }
    readCount += 1
    return found
  }
}

/// Lets other tasks and threads run until something holds; fails after twenty seconds.
func eventually(
  _ what: String, isolation: isolated (any Actor)? = #isolation, file: StaticString = #filePath,
  line: UInt = #line,
  until holds: () throws -> Bool
) async throws {
  let end = ContinuousClock.now + .seconds(20)
  while try !holds() {
    guard ContinuousClock.now < end else {
      XCTFail("waited in vain for \(what)", file: file, line: line)
      throw CancellationError()
    }
    try await Task.sleep(for: .milliseconds(5))
  }
}

extension FileStyleEvent {
  /// `reloaded main.plist`, or `failed` with the place and id of each diagnostic.
  var outline: String {
    switch self {
    case .reloaded(let reload): (["reloaded"] + reload.paths).joined(separator: " ")
    case .failed(let diagnostics): (["failed"] + diagnostics.map(\.outline)).joined(separator: " ")
    case .recovered: "recovered"
    }
  }
}

extension Diagnostic {
  /// `main.plist:3:5 sheet.include`, without a line where there is none.
  var outline: String {
    let position = range.file.position(at: range.offset).map { ":\($0.line):\($0.column)" } ?? ""
    return "\(range.file.path)\(position) \(id.rawValue)"
  }
}

extension FileStyleSource {
  /// The texts that the rules in force name, the weakest first.
  var texts: [String] {
    snapshot?.sheets.flatMap(\.rules).flatMap(\.declarations).filter { $0.keyPath.description == "text" }
      .map { "\($0.value.value)" } ?? []
  }
}
