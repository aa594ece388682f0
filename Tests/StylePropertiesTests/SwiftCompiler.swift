import Foundation
import TestSupport
import XCTest

/// The compiler, asked about programs that import the modules which the tests themselves are built on.
struct SwiftCompiler {
  private let modules: URL

  /// - Throws: `XCTSkip` where the build leaves no modules beside the tests.
  init() throws {
    let bundle = Bundle(for: WrongSheetTests.self).bundleURL
    let folder = bundle.pathExtension == "xctest" ? bundle.deletingLastPathComponent() : bundle
    modules = folder.appending(path: "Modules")
    try XCTSkipUnless(
      FileManager.default.fileExists(atPath: modules.appending(path: "StyleProperties.swiftmodule").path),
      "no modules in \(modules.path)")
  }

  /// The errors in a program by their lines, without building anything.
  func errors(in program: String) throws -> [Int: String] {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).swift")
    try Data(program.utf8).write(to: file)
    defer { XCTAssertNoThrow(try FileManager.default.removeItem(at: file)) }
    let maps = ["CLibXML2", "CLibYAML", "CFileSystem"].flatMap { module in
      let map = Repository.root.appending(path: "Sources/\(module)/module.modulemap").path
      return FileManager.default.fileExists(atPath: map) ? ["-Xcc", "-fmodule-map-file=\(map)"] : []
    }
    let flags = try run("pkg-config", ["--cflags", "libxml-2.0", "yaml-0.1"])
      .split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
    let told = try run(
      "swiftc",
      ["-typecheck", "-swift-version", "6", "-I", modules.path] + maps + flags + [file.path])
    var errors: [Int: String] = [:]
    for line in told.split(separator: "\n") {
      if let match = line.firstMatch(of: /\.swift:([0-9]+):[0-9]+: error: (.*)/), let place = Int(match.1) {
        errors[place] = errors[place] ?? String(match.2)
      } else if line.contains("<unknown>:0: error") {
        throw XCTSkip(String(line))
      }
    }
    return errors
  }

  /// What a tool prints.
  private func run(_ tool: String, _ arguments: [String]) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let text = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    try XCTSkipIf(process.terminationStatus == 127, "there is no \(tool)")
    return String(decoding: text, as: UTF8.self)
  }
}
