import StyleTools

extension InjectTool {
  /// `inject inspect [PATH]...`.
  static let inspectCommand = Command(
    definition: CommandDefinition(
      name: "inspect",
      summary: "Show what every storyboard and xib holds: its objects and all that they state.",
      operands: "[PATH]...", maximumOperands: nil,
      options: [.coverage, .responsePath, .format, .strict, .help, .version],
      details: [
        pathDetails,
        "The tree has a line for each object: its UIKit class, its own class, its id, its style identifiers, its"
          + " frame and its label in Xcode. Below it stand its properties ('=') with their values as a sheet"
          + " would spell them, what else the document says of it (':'), what Xcode means by leaving something"
          + " out, and what it holds. The json form has every property and role in full.",
        "All that is not known in a document is told on standard error.",
        exitDetails("errors in what was read, or no object with the ID"),
      ]),
    run: runInspect)

  private static func runInspect(_ parsed: ParsedArguments, _ context: ToolContext) throws(UsageError)
    -> ToolRun
  {
    let contents = InspectReport.Contents(
      hasCoverage: parsed.contains(.coverage), responsePathID: parsed.value(of: .responsePath))
    var progress = ProgressLine(show: context.showProgress)
    let report = InspectTool(project: ProjectFolder(context.folder)).run(
      paths: parsed.operands, contents: contents
    ) { progress.update($0) }
    progress.clear()
    return .done(outcome(of: report, parsed, context))
  }
}

extension OptionDefinition {
  /// The shares that were understood.
  static let coverage = OptionDefinition(
    "coverage",
    summary:
      "Show how much of each document and of all is understood, and what is ignored and why.")
  /// The object whose response path is shown.
  static let responsePath = OptionDefinition(
    "response-path", value: .text("ID"),
    summary:
      "Show the objects that an object's events go to: its superviews, its controller and those around it.")
}
