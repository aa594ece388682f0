import StyleDiagnostics
import StyleInjection
import StyleWatching

/// Live documents and the files that they follow: sheets, documents, assets, the configuration. It belongs to one
/// isolation domain.
public final class WatchSession {
  /// What the sheets did to the documents at first.
  public let applied: ApplyReport
  /// What came of watching so far.
  public private(set) var summary = WatchReport.Summary()

  private let request: WatchRequest?
  private var live: LiveProject?
  /// What the files are from which all that is live was loaded.
  private var inForce: ProjectReading?
  private var files: FileChangeSource<ProjectReading>?
  private var refused: RefusedConfiguration?
  /// The sheets that cannot be read.
  private var failingSheets: [String] = []

  /// A configuration that is there and not in force.
  private struct RefusedConfiguration: Equatable {
    /// Nil where the file is gone.
    let bytes: [UInt8]?
  }

  init(_ live: LiveProject, _ reading: ProjectReading, _ request: WatchRequest) {
    applied = live.applied
    self.request = request
    self.live = live
    inForce = reading
    files = FileChangeSource(after: reading) { request.reading(after: $0) }
  }

  /// A session with nothing to follow.
  init(obstructed applied: ApplyReport) {
    self.applied = applied
    request = nil
  }

  private enum Event: Sendable {
    case sheets(FileStyleEvent)
    case files(ProjectReading)
  }

  /// Follows the files. Returns when the task is cancelled or the listener wants no more; the files are no longer watched
  /// then.
  ///
  /// - Parameters:
  ///   - isolation: the domain that the session belongs to; the caller's own.
  ///   - tell: is told of each thing as it happens, and says whether to go on.
  public func follow(
    isolation: isolated (any Actor)? = #isolation, _ tell: (WatchReport) -> Bool
  ) async {
    let clock = ContinuousClock()
    let start = clock.now
    defer { summary.duration += start.duration(to: clock.now) }
    while let live, let files, !Task.isCancelled {
      for await event in Self.events(of: live.source, files) {
        let reports: [WatchReport] =
          switch event {
          case .sheets(let event): self.reports(of: event)
          case .files(let reading): await self.reports(of: reading)
          }
        // What was cut off says nothing.
        if Task.isCancelled { return }
        for report in reports {
          guard tell(report) else { return }
        }
        // Begun anew, it has other sheets to follow.
        if self.live !== live { break }
      }
    }
  }

  private static func events(of sheets: FileStyleSource, _ files: FileChangeSource<ProjectReading>)
    -> AsyncStream<Event>
  {
    let (sheets, files) = (sheets.events, files.readings)
    return AsyncStream { continuation in
      let tasks = [
        Task { for await event in sheets { continuation.yield(.sheets(event)) } },
        Task { for await reading in files { continuation.yield(.files(reading)) } },
      ]
      continuation.onTermination = { _ in for task in tasks { task.cancel() } }
    }
  }

  private func reports(of event: FileStyleEvent) -> [WatchReport] {
    guard let live else { return [] }
    summary.saveCount += 1
    var reports: [WatchReport] = []
    // Of the events the latest are kept: this one need not be the reload that came before.
    if live.hasNewSheets { reports.append(told(live.restyle(after: event))) }
    switch event {
    case .reloaded:
      if reports.isEmpty { reports.append(told(live.restyle(after: event))) }
      failingSheets = []
    case .failed(let diagnostics):
      reports.append(told(.styles, diagnostics))
      failingSheets = Set(diagnostics.map(\.range.file.path)).sorted()
    case .recovered:
      reports.append(.recovered(.init(save: summary.saveCount, paths: failingSheets)))
      failingSheets = []
    }
    return reports
  }

  /// Changed files, what must be loaded anew, a pass, reports: one after the other.
  private func reports(of reading: ProjectReading, isolation: isolated (any Actor)? = #isolation) async
    -> [WatchReport]
  {
    guard let live, let inForce else { return [] }
    let change = ProjectChange(from: inForce, to: reading)
    if change.hasConfiguration { return await reports(ofConfigurationIn: reading) }
    var recovered: [String] = []
    if refused != nil {
      refused = nil
      recovered.append(ProjectConfiguration.fileName)
    }
    let reload = await live.reload(change, to: reading)
    self.inForce = reading
    recovered += reload.recovered
    guard reload.restyling != nil || !reload.failures.isEmpty || !recovered.isEmpty else { return [] }
    summary.saveCount += 1
    var reports: [WatchReport] = []
    if let restyling = reload.restyling { reports.append(told(restyling)) }
    if !reload.failures.isEmpty { reports.append(told(.documents, reload.failures)) }
    if !recovered.isEmpty {
      reports.append(.recovered(.init(save: summary.saveCount, paths: recovered)))
    }
    return reports
  }

  /// Begins all anew by another configuration; one that is broken, or leaves nothing to style, does not count.
  private func reports(
    ofConfigurationIn reading: ProjectReading, isolation: isolated (any Actor)? = #isolation
  ) async -> [WatchReport] {
    let configuration = RefusedConfiguration(bytes: reading.configurationBytes)
    guard let request, configuration != refused else { return [] }
    summary.saveCount += 1
    do throws(StylingPlan.Obstruction) {
      let next = try await LiveProject.start(request)
      if let obstacle = next.applied.obstacle {
        throw StylingPlan.Obstruction(
          obstacle: obstacle, diagnostics: next.applied.diagnostics.diagnostics)
      }
      live = next
      inForce = reading
      refused = nil
      failingSheets = []
      return [.applied(next.applied)]
    } catch {
      refused = configuration
      return [told(.configuration, error.diagnostics)]
    }
  }

  private func told(_ restyling: WatchReport.Restyling) -> WatchReport {
    summary.changeCount += restyling.changes.count
    var restyling = restyling
    restyling.save = summary.saveCount
    return .restyled(restyling)
  }

  private func told(_ kept: WatchReport.Failure.Kept, _ diagnostics: [Diagnostic]) -> WatchReport {
    summary.failureCount += 1
    return .failed(.init(save: summary.saveCount, kept: kept, diagnostics: DiagnosticList(diagnostics)))
  }
}
