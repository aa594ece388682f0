import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What a server says before the content.
struct RemoteResponseHead: Sendable {
  let status: Int
  let validators: RemoteSheetValidators
  /// Where a redirect leads.
  let location: String?
  /// The least time to the next request that the server asks for.
  let retryAfter: Duration?

  init(_ response: HTTPURLResponse) {
    status = response.statusCode
    validators = RemoteSheetValidators(
      etag: response.value(forHTTPHeaderField: "ETag"),
      lastModified: response.value(forHTTPHeaderField: "Last-Modified"))
    location = response.value(forHTTPHeaderField: "Location")
    retryAfter = response.value(forHTTPHeaderField: "Retry-After").flatMap { value in
      Self.delay(value, from: response.value(forHTTPHeaderField: "Date").flatMap(Self.date) ?? Date())
    }
  }

  /// Whether the content stands elsewhere.
  var isRedirect: Bool { [301, 302, 303, 307, 308].contains(status) }

  /// A time that is told in seconds, or as the date of its end.
  static func delay(_ value: String, from now: Date) -> Duration? {
    let value = value.trimmingCharacters(in: .whitespaces)
    if let seconds = UInt32(value) { return .seconds(seconds) }
    guard let seconds = date(value)?.timeIntervalSince(now), seconds.magnitude < Double(UInt32.max) else {
      return nil
    }
    return .seconds(max(seconds, 0))
  }

  /// RFC 9110's date: `Sun, 06 Nov 1994 08:49:37 GMT`.
  private static func date(_ value: String) -> Date? {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
    return formatter.date(from: value)
  }
}
