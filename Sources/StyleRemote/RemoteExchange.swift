import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One request and its answer, in a session of its own that ends with it: a session works off one thing after another, and
/// what a hostile server makes slow there holds up no other request.
final class RemoteExchange: NSObject, URLSessionDataDelegate {
  enum Event: Sendable {
    case head(RemoteResponseHead)
    case bytes(Data)
  }

  enum Failure: Error {
    /// The content has more bytes than allowed.
    case tooLarge
    /// The server did not begin to answer in time.
    case noAnswer
  }

  private struct Progress {
    var hasHead = false
    var byteCount = 0
    var isComplete = false
  }

  /// The head, then the content piece by piece; what it throws else is the session's error.
  let events: AsyncThrowingStream<Event, any Error>
  private let continuation: AsyncThrowingStream<Event, any Error>.Continuation
  private let maximumByteCount: Int
  private let progress = Mutex(Progress())

  /// Sends a request. No redirect is followed: its head is the answer.
  ///
  /// - Parameters:
  ///   - timeout: no part of the answer may be later than this after another, in seconds.
  ///   - maximumByteCount: how many bytes the content may have, decompressed.
  init(_ request: URLRequest, timeout: Double, maximumByteCount: Int) {
    (events, continuation) = AsyncThrowingStream.makeStream()
    self.maximumByteCount = maximumByteCount
    super.init()
    let session = URLSession(
      configuration: Self.configuration(timeout: timeout), delegate: self, delegateQueue: nil)
    let task = session.dataTask(with: request)
    continuation.onTermination = { [self] _ in
      guard !progress.withLock({ $0.isComplete }) else { return }
      // Cancelling waits for the session's own work, which a hostile server can make long; who ends an exchange does not.
      DispatchQueue.global().async { task.cancel() }
    }
    task.resume()
    // FoundationNetworking's `invalidateAndCancel()` reads the tasks while the session changes them, and traps. This asks
    // the session to end behind its task, in its own time.
    session.finishTasksAndInvalidate()
  }

  /// Ends the exchange; the session lets go of all that it holds.
  func finish() { continuation.finish() }

  /// Ends the exchange if the server has not begun to answer.
  func expire() {
    if !progress.withLock({ $0.hasHead }) { continuation.finish(throwing: Failure.noAnswer) }
  }

  /// Nothing is kept of one exchange that another could meet: no cache, no cookies, no credentials.
  private static func configuration(timeout: Double) -> URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.httpCookieAcceptPolicy = .never
    configuration.urlCredentialStorage = nil
    configuration.timeoutIntervalForRequest = timeout
    configuration.timeoutIntervalForResource = timeout
    return configuration
  }

  private func begin(_ response: URLResponse?) {
    // Interim answers, of the statuses below 200, come before the head.
    guard let response = response as? HTTPURLResponse, response.statusCode >= 200 else { return }
    let isFirst = progress.withLock { progress in
      defer { progress.hasHead = true }
      return !progress.hasHead
    }
    if isFirst { continuation.yield(.head(RemoteResponseHead(response))) }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    begin(response)
    if response.expectedContentLength > Int64(maximumByteCount) {
      continuation.finish(throwing: Failure.tooLarge)
    }
    completionHandler(.allow)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
  ) {
    begin(response)
    continuation.finish()
    // FoundationNetworking traps when a task that is cancelled meanwhile hears of the redirect after all.
    #if !canImport(FoundationNetworking)
      completionHandler(nil)
    #endif
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isTooLarge = progress.withLock { progress in
      progress.byteCount += data.count
      return progress.byteCount > maximumByteCount
    }
    if isTooLarge {
      continuation.finish(throwing: Failure.tooLarge)
    } else {
      continuation.yield(.bytes(data))
    }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    // FoundationNetworking tells a redirect that leads nowhere only here.
    if error == nil { begin(task.response) }
    progress.withLock { $0.isComplete = true }
    continuation.finish(throwing: error)
  }
}
