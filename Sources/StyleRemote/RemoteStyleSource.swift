import Foundation
import StyleInjection
import Synchronization

/// A source of rules from a sheet at a URL, and those that it includes beside it.
///
/// The last good copy serves at once, without any network. The manager's `watch` keeps it up to date and lets live roots
/// follow; `refresh` asks once, and `poll` again and again, for managers that follow the source on their own.
///
/// A new sheet comes into force when it and all that it includes are fetched and read without an error, and whole: who
/// asks meanwhile is answered by the old one. Whatever fails leaves the last good sheet in force.
public final class RemoteStyleSource: StyleSourceRepository {
  private struct State {
    var edition = RemoteSheetEdition.none
    /// What came of the last refresh.
    var problems: [Diagnostic] = []
    /// How many refreshes have begun, and which of them decided last.
    var begun = 0
    var settled = 0
  }

  private struct Kept {
    var copies: [RemoteSheetCopy] = []
    var turn = 0
  }

  /// Where the sheet stands.
  public var url: URL { address.url }

  private let address: RemoteStyleAddress
  private let options: RemoteStyleOptions
  private let clock: any Clock<Duration>
  private let cache: RemoteSheetCache?
  private let state = Mutex(State())
  private let kept = Mutex(Kept())
  private let broadcast = StyleSourceBroadcast()

  /// A source over a URL; its last good copy is read from the disk, and nothing is asked of the network yet.
  ///
  /// - Parameters:
  ///   - url: an `https` address, or an `http` one of this machine, without a user's name or password.
  ///   - options: how the sheet is fetched, how often, and how much of it.
  ///   - clock: what times are measured with.
  /// - Throws: `StyleSourceError.invalid` for an address that may not be asked.
  public init(
    _ url: URL, options: RemoteStyleOptions = RemoteStyleOptions(),
    clock: any Clock<Duration> = ContinuousClock()
  ) throws(StyleSourceError) {
    address = RemoteStyleAddress(url)
    self.options = options
    self.clock = clock
    cache = options.cacheFolder.map { [address] in RemoteSheetCache(folder: $0, address: address) }
    if let refusal = options.access.refusal(of: address.url) {
      throw .invalid(
        Diagnostic(.remoteAddress, .error, refusal, at: RemoteStyleAddress.range(of: address.path)))
    }
    readCache()
  }

  /// The declarations that speak of one element.
  public func matches(for element: StyleElement) -> [StyleMatch] {
    state.withLock { $0.edition.source }.matches(for: element)
  }

  /// The rules compiled; without any before the first sheet is there.
  public var snapshot: RuleIndex? { state.withLock { $0.edition.source.snapshot } }

  /// Why the last refresh failed, if it did, and what is wrong with the sheets in force.
  public var diagnostics: [Diagnostic] {
    let (problems, source) = state.withLock { ($0.problems, $0.edition.source) }
    return problems + source.diagnostics
  }

  /// Announces each sheet that comes into force.
  public var changes: any AsyncSequence<StyleSourceChange, Never> & Sendable { broadcast.changes }

  /// Asks the server once. A refresh that began before another one which has ended decides nothing any more.
  ///
  /// Cancelling the task ends the request and leaves all as it was.
  @discardableResult
  public func refresh() async -> RemoteStyleOutcome { await refreshed().outcome }

  /// Asks the server until the task is cancelled, at the times of the schedule; the source lives until then.
  ///
  /// - Parameters:
  ///   - isolation: the domain of `onOutcome`; the caller's own.
  ///   - onOutcome: is told what came of each request.
  public func poll(
    isolation: isolated (any Actor)? = #isolation, onOutcome: (RemoteStyleOutcome) -> Void = { _ in }
  ) async {
    await poll(isolation: isolation) { outcome in
      onOutcome(outcome)
      return true
    }
  }

  /// Asks until the task is cancelled, or who is told what came of a request has enough.
  func poll(isolation: isolated (any Actor)?, while wantsMore: (RemoteStyleOutcome) -> Bool) async {
    var failures = 0
    while !Task.isCancelled {
      let (outcome, retryAfter) = await refreshed()
      switch outcome {
      case .cancelled: return
      case .failed: failures += 1
      case .changed, .unchanged: failures = 0
      }
      guard wantsMore(outcome) else { return }
      let delay = options.schedule.delay(
        afterFailures: failures, retryAfter: retryAfter, random: .random(in: 0...1))
      do { try await clock.sleep(for: delay) } catch { return }
    }
  }

  private func refreshed() async -> (outcome: RemoteStyleOutcome, retryAfter: Duration?) {
    let (turn, old) = state.withLock { state in
      state.begun += 1
      return (state.begun, state.edition)
    }
    let refresh = RemoteSheetRefresh(
      address: address, fetcher: RemoteSheetFetcher(options: options, clock: clock))
    let result = await refresh(after: old)
    guard !Task.isCancelled else { return (.cancelled, nil) }
    switch result {
    case .success(let edition): return (settle(edition, turn), nil)
    case .failure(.cancelled): return (.cancelled, nil)
    case .failure(.refused(let diagnostics, let retryAfter)):
      state.withLock { state in
        guard turn > state.settled else { return }
        state.settled = turn
        state.problems = diagnostics
      }
      return (.failed(diagnostics), retryAfter)
    }
  }

  private func settle(_ edition: RemoteSheetEdition, _ turn: Int) -> RemoteStyleOutcome {
    let isChange: Bool? = state.withLock { state in
      guard turn > state.settled else { return nil }
      state.settled = turn
      state.problems = []
      let isSame = RemoteSheetCopy.haveSameContent(edition.copies, state.edition.copies)
      // Who compares snapshots sees no change where there is none.
      state.edition = RemoteSheetEdition(
        copies: edition.copies, source: isSame ? state.edition.source : edition.source)
      return !isSame
    }
    guard let isChange else { return .unchanged }
    if isChange { broadcast.announce(StyleSourceChange(address.path)) }
    keep(edition.copies, turn)
    return isChange ? .changed : .unchanged
  }

  private func keep(_ copies: [RemoteSheetCopy], _ turn: Int) {
    guard let cache else { return }
    do {
      try kept.withLock { kept in
        guard turn > kept.turn, kept.copies != copies else { return }
        try cache.write(copies)
        kept = Kept(copies: copies, turn: turn)
      }
    } catch {
      report("the sheet cannot be kept for later: \(error.localizedDescription)", of: cache)
    }
  }

  private func readCache() {
    guard let cache else { return }
    do {
      let copies = try cache.read(maximumByteCount: options.limits.maximumByteCount)
      guard !copies.isEmpty else { return }
      var assembly = RemoteSheetAssembly(path: address.path, limits: options.limits)
      for copy in copies { assembly.add(copy) }
      let source = try assembly.source()
      state.withLock { $0.edition = RemoteSheetEdition(copies: copies, source: source) }
      kept.withLock { $0.copies = copies }
    } catch {
      report("the copy that was kept cannot be used", of: cache)
    }
  }

  private func report(_ message: String, of cache: RemoteSheetCache) {
    let range = RemoteStyleAddress.range(of: cache.file.path)
    state.withLock { $0.problems.append(Diagnostic(.remoteCache, .warning, message, at: range)) }
  }
}
