import Foundation

/// The executable that was built with the tests.
enum BuiltTool {
  /// It lies where the tests' own bundle does; on Linux the bundle is the folder itself.
  static var url: URL {
    let bundle = Bundle(for: ProcessTests.self).bundleURL
    let folder = bundle.pathExtension == "xctest" ? bundle.deletingLastPathComponent() : bundle
    return folder.appending(path: "inject")
  }
}
