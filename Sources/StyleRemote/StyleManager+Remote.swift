import StyleInjection

extension StyleManager {
  /// Installs a remote source, styles all live roots by its last good copy, asks for the sheet at the times of the
  /// schedule, and styles again whenever another one comes into force. Each pass is told to `onPass`. Returns when the
  /// task is cancelled and at the first answer after another source was installed; the styles stay then, and nothing is
  /// asked any more.
  ///
  /// - Parameters:
  ///   - isolation: the domain that the manager belongs to; the caller's own.
  ///   - onOutcome: is told what came of each request, the failures too, each after its pass.
  public func watch(
    _ source: RemoteStyleSource, isolation: isolated (any Actor)? = #isolation,
    onOutcome: (RemoteStyleOutcome) -> Void = { _ in }
  ) async {
    var styled = source.snapshot
    let first = setupStyleSourceRepository(source)
    onPass?(first)
    await source.poll(isolation: isolation) { outcome in
      guard (repository as? RemoteStyleSource) === source else { return false }
      if source.snapshot !== styled {
        styled = source.snapshot
        // Installed anew, and not applied: only what the new rules concern is looked at.
        let report = setupStyleSourceRepository(source)
        onPass?(report)
      }
      onOutcome(outcome)
      return true
    }
  }
}
