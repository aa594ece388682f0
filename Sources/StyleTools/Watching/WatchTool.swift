import StyleDiagnostics

/// Applies sheets to the interface documents of a project, and again whenever the files of either change.
public struct WatchTool {
  private let project: ProjectFolder

  /// A tool for a project.
  public init(project: ProjectFolder) { self.project = project }

  /// Applies sheets to all documents at and below some paths, which stay in memory from then on.
  ///
  /// The parameters are those of `ApplyTool.run`.
  ///
  /// - Parameter isolation: the domain that the session belongs to; the caller's own.
  /// - Returns: what is to be followed; where its first report has an obstacle there is nothing.
  public func start(
    sheets names: [String], dialect: String? = nil, paths: [String],
    environment: ToolEnvironment = ToolEnvironment(), reportsUnknown: Bool = false,
    isolation: isolated (any Actor)? = #isolation, onProgress: (ToolProgress) -> Void = { _ in }
  ) async -> WatchSession {
    let request = WatchRequest(
      project: project, sheets: names, dialect: dialect, paths: paths, environment: environment,
      reportsUnknown: reportsUnknown)
    // Before anything is loaded: what changes meanwhile is noticed.
    let reading = request.reading()
    do throws(StylingPlan.Obstruction) {
      return WatchSession(try await LiveProject.start(request, onProgress: onProgress), reading, request)
    } catch {
      return WatchSession(obstructed: ApplyReport(error))
    }
  }
}
