import Foundation
import StyleInjection

extension StyleManager {
  /// Installs a source over files, styles all live roots by it, and again whenever the files change. Each pass is told to
  /// `onPass`. Returns when the task is cancelled and at the first event after another source was installed; the
  /// styles stay then, and the files are no longer watched for it.
  ///
  /// - Parameters:
  ///   - isolation: the domain that the manager belongs to; the caller's own.
  ///   - onEvent: is told what the changes come to, the failures too, each after its pass.
  public func watch(
    _ source: FileStyleSource, isolation: isolated (any Actor)? = #isolation,
    onEvent: (FileStyleEvent) -> Void = { _ in }
  ) async {
    let events = source.events
    var styled = source.snapshot
    let first = setupStyleSourceRepository(source)
    onPass?(first)
    for await event in events {
      guard (repository as? FileStyleSource) === source else { return }
      // Of the events the latest are kept: one of them need not be the reload that came before.
      if source.snapshot !== styled {
        styled = source.snapshot
        // Installed anew, and not applied: only what the new rules concern is looked at.
        let report = setupStyleSourceRepository(source)
        onPass?(report)
      }
      onEvent(event)
    }
  }

  /// Reads a sheet and all that it includes from files, and follows them as `watch(_:)` does.
  public func watch(
    _ url: URL, policy: FileWatchPolicy = .standard, limits: StyleSheetLimits = .standard,
    isolation: isolated (any Actor)? = #isolation, onEvent: (FileStyleEvent) -> Void = { _ in }
  ) async {
    await watch(
      FileStyleSource(url: url, policy: policy, limits: limits), isolation: isolation, onEvent: onEvent)
  }
}
