import Foundation

/// A locale in which a comma stands where programs put a point, for tests that must not depend on it.
public enum GermanLocale {
  /// The locale's name.
  public static let name = "de_DE.UTF-8"

  /// The variables by which a process is in the locale; nil where the system has no sources for it.
  ///
  /// Making it takes seconds: it stays in the folder for temporary files.
  public static func environment() throws -> [String: String]? {
    let folder = FileManager.default.temporaryDirectory.appending(path: "style-injection-locales")
    let locale = folder.appending(path: name)
    if !FileManager.default.fileExists(atPath: locale.path) {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let fresh = folder.appending(path: UUID().uuidString)
      guard try make(fresh) else { return nil }
      do {
        try FileManager.default.moveItem(at: fresh, to: locale)
      } catch  where FileManager.default.fileExists(atPath: locale.path) {
        // Another process was quicker.
        try FileManager.default.removeItem(at: fresh)
      }
    }
    return ["LOCPATH": folder.path, "LC_ALL": name, "LANG": name]
  }

  private static func make(_ url: URL) throws -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["localedef", "-i", "de_DE", "-f", "UTF-8", url.path]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    // What it warns of it counts as 1.
    return process.terminationStatus < 2 && FileManager.default.fileExists(atPath: url.path)
  }
}
