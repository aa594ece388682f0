import Foundation

/// Who answers at a URL: the scheme, the host and the port.
struct RemoteOrigin: Sendable, Hashable {
  let scheme: String
  /// In lower case, an IPv6 address without brackets; empty where there is none.
  let host: String
  let port: Int

  init(_ url: URL) {
    scheme = url.scheme?.lowercased() ?? ""
    host = url.host?.lowercased().trimmingCharacters(in: ["[", "]"]) ?? ""
    port = url.port ?? (scheme == "https" ? 443 : 80)
  }

  /// Whether it is this machine, by a name or an address that never means another one.
  var isLoopback: Bool {
    if host == "localhost" || host == "::1" { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    // Only the plain spelling: `0127.0.0.1` is another machine's address to some readers.
    return parts.count == 4 && parts[0] == "127"
      && parts.allSatisfy { part in UInt8(part).map { String($0) == part } ?? false }
  }
}
