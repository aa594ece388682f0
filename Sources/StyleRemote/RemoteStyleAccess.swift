import Foundation

/// Which addresses a remote sheet may come from.
public struct RemoteStyleAccess: Sendable, Hashable {
  /// Whether `http` may be spoken to other machines; false unless set: who stands between could change the sheet. A
  /// redirect from `https` to `http` is refused all the same.
  public var allowsPlainHTTP: Bool
  /// Whether a redirect may lead to another host or port; false unless set. One that leads from another machine to
  /// this one is refused all the same.
  public var allowsOtherHosts: Bool
  /// How many redirects are followed one after another; 5 unless set.
  public var maximumRedirectCount: Int

  /// The rules given, or the usual ones: `https`, and `http` to this machine.
  public init(
    allowsPlainHTTP: Bool = false, allowsOtherHosts: Bool = false, maximumRedirectCount: Int = 5
  ) {
    self.allowsPlainHTTP = allowsPlainHTTP
    self.allowsOtherHosts = allowsOtherHosts
    self.maximumRedirectCount = maximumRedirectCount
  }

  /// Why an address is not asked; nil if it is.
  func refusal(of url: URL) -> String? {
    let origin = RemoteOrigin(url)
    guard origin.scheme == "https" || origin.scheme == "http" else {
      return "only https and http addresses hold remote sheets"
    }
    guard !origin.host.isEmpty else { return "the address names no host" }
    guard url.user == nil, url.password == nil else {
      return "an address may not hold a user's name or password"
    }
    guard origin.scheme == "https" || allowsPlainHTTP || origin.isLoopback else {
      return "http is allowed to this machine only; ask over https"
    }
    return nil
  }

  /// Why a redirect is not followed; nil if it is.
  func refusal(ofRedirectFrom url: URL, to target: URL) -> String? {
    if let refusal = refusal(of: target) { return refusal }
    let (old, new) = (RemoteOrigin(url), RemoteOrigin(target))
    if old.scheme == "https", new.scheme == "http" { return "it leads from https to http" }
    if !old.isLoopback, new.isLoopback { return "it leads to this machine" }
    let isUpgrade = old.host == new.host && old.scheme == "http" && new.scheme == "https"
    guard old == new || isUpgrade || allowsOtherHosts else { return "it leads to another host" }
    return nil
  }
}
