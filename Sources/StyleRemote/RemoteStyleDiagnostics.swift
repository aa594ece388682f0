import StyleInjection

extension Diagnostic.ID {
  static let remoteAddress = Self("remote.address")
  static let remoteUnreachable = Self("remote.unreachable")
  static let remoteTimeout = Self("remote.timeout")
  static let remoteStatus = Self("remote.status")
  static let remoteRedirect = Self("remote.redirect")
  static let remoteTooLarge = Self("remote.too-large")
  static let remoteWebPage = Self("remote.web-page")
  static let remoteCache = Self("remote.cache")
}

/// Why there is no new sheet.
enum RemoteSheetFailure: Error {
  case cancelled
  /// - retryAfter: the least time to the next request that the server asked for.
  case refused([Diagnostic], retryAfter: Duration? = nil)

  /// A refusal at the sheet as a whole.
  static func refused(
    _ id: Diagnostic.ID, _ message: String, at path: String, retryAfter: Duration? = nil
  ) -> RemoteSheetFailure {
    .refused(
      [Diagnostic(id, .error, message, at: RemoteStyleAddress.range(of: path))], retryAfter: retryAfter)
  }
}
