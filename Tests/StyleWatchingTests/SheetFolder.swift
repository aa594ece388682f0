import Foundation
import StyleWatching

/// A temporary folder of sheets, removed when it is released.
final class SheetFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "StyleWatchingTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    do { try FileManager.default.removeItem(at: url) } catch { print("left over: \(url.path): \(error)") }
  }

  /// A sheet that gives labels a text.
  static func sheet(_ text: String, including includes: [String] = [], more: String = "") -> String {
    let array = includes.map { "<string>\($0)</string>" }.joined()
    let include = includes.isEmpty ? "" : "<key>$include</key><array>\(array)</array>"
    return """
      <plist><dict>\(include)
        <key>@UILabel</key><dict><key>text</key><string>\(text)</string></dict>
        \(more)
      </dict></plist>
      """
  }

  func path(_ name: String) -> String { url.path + "/" + name }

  /// A sheet of the folder, whose path diagnostics show as the name alone.
  func file(_ name: String, named: String? = nil) -> StyleSheetFile {
    StyleSheetFile(
      URL(fileURLWithPath: name, relativeTo: URL(fileURLWithPath: url.path, isDirectory: true)), named: named)
  }

  /// Writes a file in place: it is truncated first.
  func write(_ text: String, _ name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
  }

  /// Writes another file and renames it over the old one.
  func replace(_ text: String, _ name: String) throws {
    try write(text, name + ".new")
    try move(name + ".new", name)
  }

  /// Renames over what is there, as rename(2) does.
  func move(_ old: String, _ new: String) throws {
    guard rename(path(old), path(new)) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path(name)) }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }
}
