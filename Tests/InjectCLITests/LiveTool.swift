import Foundation
import TestSupport

/// `inject watch` as a process that goes on, and a sheet of its own that it watches.
final class LiveTool {
  let sheet: URL
  /// Where the sheet is.
  let folder: URL
  private let process = Process()
  private let output: LineReader
  private let messages: LineReader

  /// Starts the tool with a copy of a sheet of the demo's.
  ///
  /// - Parameters:
  ///   - copies: documents of the demo's that are copied beside the sheet and applied instead of the demo's own.
  ///   - output: where its result goes; to `line()` unless given.
  init(arguments: [String] = [], copies: [String] = [], output: Any? = nil) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "LiveTool-\(UUID().uuidString)")
    self.folder = folder
    sheet = folder.appending(path: "Theme.plist")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: Repository.root.appending(path: "StyleSheets/NewStyleSheet.plist"), to: sheet)
    let documents = copies.map { folder.appending(path: URL(filePath: $0).lastPathComponent) }
    for (name, document) in zip(copies, documents) {
      try FileManager.default.copyItem(at: Repository.root.appending(path: name), to: document)
    }
    let (written, said) = (Pipe(), Pipe())
    self.output = LineReader(written.fileHandleForReading)
    messages = LineReader(said.fileHandleForReading)
    process.executableURL = BuiltTool.url
    process.arguments = ["watch", "--sheet", sheet.path] + documents.map(\.path) + arguments
    process.currentDirectoryURL = Repository.root
    process.standardOutput = output ?? written
    process.standardError = said
    try process.run()
  }

  deinit {
    if process.isRunning { process.terminate() }
    do { try FileManager.default.removeItem(at: folder) } catch { print("left behind: \(folder.path)") }
  }

  /// The next line of the result; nil at its end.
  func line() throws -> String? { try output.next() }

  /// The next line of the result that has some text, and those before it.
  func lines(through text: String) throws -> [String] { try output.lines(through: text) }

  /// The next message that has some text, and those before it.
  func messages(through text: String) throws -> [String] { try messages.lines(through: text) }

  /// Replaces a text in the sheet, or in another file, by a file that is renamed over it or in place.
  func save(_ old: String, _ new: String, in other: URL? = nil, byRenaming: Bool) throws {
    let target = other ?? sheet
    let text = try String(contentsOf: target, encoding: .utf8).replacing(old, with: new)
    guard byRenaming else {
      let file = try FileHandle(forWritingTo: target)
      try file.truncate(atOffset: 0)
      try file.write(contentsOf: Data(text.utf8))
      return try file.close()
    }
    let next = folder.appending(path: target.lastPathComponent + "~")
    try Data(text.utf8).write(to: next)
    guard rename(next.path, target.path) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
  }

  /// Sends a signal, and waits for the end.
  ///
  /// - Returns: the exit code; nil where the signal itself ended the process.
  func end(by signal: Int32) -> Int32? {
    kill(process.processIdentifier, signal)
    return end()
  }

  /// Sends a signal again and again until the end.
  ///
  /// - Returns: as `end(by:)`.
  func end(by signal: Int32, every interval: TimeInterval) -> Int32? {
    while process.isRunning {
      kill(process.processIdentifier, signal)
      Thread.sleep(forTimeInterval: interval)
    }
    return end()
  }

  /// Waits for the end.
  func end() -> Int32? {
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : nil
  }
}

/// Reads the lines of a stream as they come.
private final class LineReader {
  private let stream: FileHandle
  private var rest = Data()

  init(_ stream: FileHandle) { self.stream = stream }

  /// Waits for a line; nil at the end of the stream.
  func next() throws -> String? {
    while true {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        defer { rest = Data(rest[(end + 1)...]) }
        return String(decoding: rest[..<end], as: UTF8.self)
      }
      let more = stream.availableData
      guard !more.isEmpty else { return nil }
      rest += more
    }
  }

  func lines(through text: String) throws -> [String] {
    var lines: [String] = []
    while let line = try next() {
      lines.append(line)
      if line.contains(text) { return lines }
    }
    throw EndOfStream(lines: lines)
  }

  struct EndOfStream: Error {
    let lines: [String]
  }
}
