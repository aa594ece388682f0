import Foundation
import StyleDiagnostics

extension Diagnostic {
  /// What is said of a file that is there and cannot be read.
  static func unreadableFile(_ path: String, _ error: any Error) -> Diagnostic {
    Diagnostic(
      .projectUnreadableFile, .error, "the file cannot be read: \(reason(of: error))",
      at: ProjectPlace(path).range)
  }

  /// What is said where no object of the documents is what is asked for.
  ///
  /// - Parameter known: what would have been one.
  static func unknownObject(_ name: String, _ message: String, known: Set<String>) -> Diagnostic {
    Diagnostic(
      .projectUnknownObject, .error, message, at: ProjectPlace(name).range,
      suggestion: NearestName.of(name, in: known.sorted()))
  }

  /// What is said of a file that cannot be written.
  static func unwritableFile(_ path: String, _ error: any Error) -> Diagnostic {
    Diagnostic(
      .projectUnwritableFile, .error, "the file cannot be written: \(reason(of: error))",
      at: ProjectPlace(path).range)
  }

  /// What is said of a folder whose content cannot be listed.
  static func unreadableFolder(_ path: String, _ error: any Error) -> Diagnostic {
    Diagnostic(
      .projectUnreadableFolder, .error, "the folder cannot be listed: \(reason(of: error))",
      at: ProjectPlace(path).range)
  }

  /// What is said of a pipe, a socket or a device that a search or an include came upon: it could be waited for
  /// without end.
  static func specialFile(_ path: String, _ severity: Diagnostic.Severity = .warning) -> Diagnostic {
    Diagnostic(
      .projectUnreadableFile, severity, "left out: a pipe, a socket or a device, not a file",
      at: ProjectPlace(path).range)
  }

  /// What is said of a sheet that is to be watched and never changes: what comes from it comes once.
  static func unwatchableSheet(_ path: String) -> Diagnostic {
    Diagnostic(
      .projectUnreadableFile, .error, "a pipe, a socket or a device cannot be watched, only a file",
      at: ProjectPlace(path).range)
  }

  /// The system's own words, which Foundation keeps below its vaguer ones.
  private static func reason(of error: any Error) -> String {
    if let error = error as? POSIXError { return String(cString: strerror(error.code.rawValue)) }
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    guard let underlying, underlying.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
    return String(cString: strerror(Int32(truncatingIfNeeded: underlying.code)))
  }
}
