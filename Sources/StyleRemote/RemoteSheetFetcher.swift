import Foundation
import StyleInjection

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What a server says of a sheet.
enum RemoteSheetAnswer: Sendable {
  /// It is the version that was asked with.
  case notModified
  case content([UInt8], RemoteSheetValidators)
}

/// Asks for one sheet.
struct RemoteSheetFetcher: Sendable {
  let options: RemoteStyleOptions
  let clock: any Clock<Duration>

  /// The content at a URL, redirects followed as far as they are allowed.
  ///
  /// - Parameters:
  ///   - path: the sheet's path in diagnostics.
  ///   - known: the version that is at hand.
  ///   - maximumByteCount: how many bytes the content may have, decompressed.
  func fetch(
    _ url: URL, path: String, known: RemoteSheetValidators, maximumByteCount: Int
  ) async throws(RemoteSheetFailure) -> RemoteSheetAnswer {
    var url = url
    for _ in 0...max(options.access.maximumRedirectCount, 0) {
      let (head, bytes) = try await answer(from: url, path, known, maximumByteCount)
      switch head.status {
      case 200: return .content(bytes, head.validators)
      case 304 where !known.isEmpty: return .notModified
      case _ where head.isRedirect: url = try redirect(from: url, to: head.location, path)
      default:
        let reason = HTTPURLResponse.localizedString(forStatusCode: head.status)
        throw .refused(
          .remoteStatus, "the server answers \(head.status) (\(reason))", at: path,
          retryAfter: head.retryAfter)
      }
    }
    throw .refused(
      .remoteRedirect, "there are more than \(options.access.maximumRedirectCount) redirects", at: path)
  }

  private func redirect(from url: URL, to location: String?, _ path: String) throws(RemoteSheetFailure) -> URL
  {
    guard let location, let target = URL(string: location, relativeTo: url)?.absoluteURL else {
      throw .refused(.remoteRedirect, "the server answers with a redirect that leads nowhere", at: path)
    }
    if let refusal = options.access.refusal(ofRedirectFrom: url, to: target) {
      let shown = RemoteStyleAddress(target).path
      throw .refused(.remoteRedirect, "the redirect to '\(shown)' is refused: \(refusal)", at: path)
    }
    return target
  }

  private func answer(
    from url: URL, _ path: String, _ known: RemoteSheetValidators, _ maximumByteCount: Int
  ) async throws(RemoteSheetFailure) -> (RemoteResponseHead, [UInt8]) {
    var request = URLRequest(url: url)
    known.condition(&request)
    do {
      return try await Self.answer(
        to: request, options: options, clock: clock, maximumByteCount: maximumByteCount)
    } catch {
      guard !Task.isCancelled else { throw .cancelled }
      switch error {
      case RemoteExchange.Failure.tooLarge:
        throw .refused(
          .remoteTooLarge, "there are more than \(options.limits.maximumByteCount) bytes", at: path)
      case RemoteExchange.Failure.noAnswer:
        throw .refused(
          .remoteTimeout, "the server does not begin to answer within \(options.answerTimeout)", at: path)
      default:
        let known = (error as NSError).userInfo[NSLocalizedDescriptionKey] as? String
        throw .refused(
          .remoteUnreachable, "the sheet cannot be fetched: \(known ?? error.localizedDescription)", at: path)
      }
    }
  }

  /// Beyond the times of the options, which are kept to here: those of a session count from the last byte, and it counts
  /// in milliseconds that have to fit.
  private static func sessionTimeout(_ options: RemoteStyleOptions) -> Double {
    min(max(options.refreshTimeout / .seconds(1), 0), 1_000_000) + 60
  }

  private static func answer(
    to request: URLRequest, options: RemoteStyleOptions, clock: any Clock<Duration>, maximumByteCount: Int
  ) async throws -> (RemoteResponseHead, [UInt8]) {
    try Task.checkCancellation()
    let exchange = RemoteExchange(
      request, timeout: Self.sessionTimeout(options), maximumByteCount: maximumByteCount)
    defer { exchange.finish() }
    return try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        try await clock.sleep(for: options.answerTimeout)
        exchange.expire()
      }
      defer { group.cancelAll() }
      var head: RemoteResponseHead?
      var bytes: [UInt8] = []
      for try await event in exchange.events {
        switch event {
        case .head(let read) where read.status == 200: head = read
        case .head(let read): return (read, [])
        case .bytes(let piece): bytes += piece
        }
      }
      try Task.checkCancellation()
      guard let head else { throw URLError(.badServerResponse) }
      return (head, bytes)
    }
  }
}
