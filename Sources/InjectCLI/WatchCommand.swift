import StyleTools

extension InjectTool {
  /// `inject watch [PATH]...`.
  static let watchCommand = Command(
    definition: CommandDefinition(
      name: "watch",
      summary: "Apply style sheets, and tell what changes whenever files are saved, until stopped.",
      operands: "[PATH]...", maximumOperands: nil,
      options: [.sheet, .dialect] + EnvironmentOption.all.map(\.definition)
        + [.format, .reportUnknown, .help, .version],
      details: [
        pathDetails,
        "At first stands what apply prints. Then for each save of a sheet, or of one that it includes, stand the rules"
          + " that make a difference, the values that they change and the objects that have them now; a value that no"
          + " rule names any more is restored. Documents that are saved, that come or go, and those whose assets change are"
          + " loaded anew, and what differs by that is told likewise; after another .inject.yml all begins anew. What cannot"
          + " be read is told on standard error, and what was there before stays.",
        "The json form is one object a line; its kind is applied, restyled, failed, recovered or ended.",
        "Ctrl-C, or the signal TERM, ends it with a summary and exit status 0, as does a reader that goes away. Other exit"
          + " statuses: 64 wrong usage, 65 a sheet or the configuration is unreadable at first, 66 a sheet or path is"
          + " missing, 70 internal error, 73 the result cannot be written.",
      ]),
    run: runWatch)

  private static func runWatch(_ parsed: ParsedArguments, _ context: ToolContext) throws(UsageError)
    -> ToolRun
  {
    let sheets = parsed.values(of: .sheet)
    let environment = try EnvironmentOption.environment(of: parsed)
    return .live { process in
      var progress = ProgressLine(show: context.showProgress)
      let session = await WatchTool(project: ProjectFolder(context.folder)).start(
        sheets: sheets.isEmpty ? [ApplyTool.defaultSheet] : sheets, dialect: parsed.value(of: .dialect),
        paths: parsed.operands, environment: environment, reportsUnknown: parsed.contains(.reportUnknown)
      ) { progress.update($0) }
      progress.clear()
      let applied = WatchReport.applied(session.applied)
      if applied.obstacle != nil { return outcome(of: applied, parsed, context) }
      let following = Task { @MainActor in
        await session.follow { process.send(outcome(of: $0, parsed, context)) }
      }
      process.onInterruption { following.cancel() }
      if !process.send(outcome(of: applied, parsed, context)) { following.cancel() }
      await following.value
      return outcome(of: WatchReport.ended(session.summary), parsed, context)
    }
  }
}
