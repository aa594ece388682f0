import Foundation
import StyleDiagnostics

extension ProjectFolder {
  /// The bytes of a file.
  func bytes(of path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: url(of: path)))
  }
}

extension Diagnostic {
  /// What is said of a file that is there and cannot be read.
  static func unreadableFile(_ path: String, _ error: any Error) -> Diagnostic {
    Diagnostic(
      .projectUnreadableFile, .error, "the file cannot be read: \(error.localizedDescription)",
      at: ProjectPlace(path).range)
  }
}
