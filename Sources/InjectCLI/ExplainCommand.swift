import StyleTools

extension InjectTool {
  /// `inject explain VIEW-ID|#identifier|Class [KEYPATH] [PATH]...`.
  static let explainCommand = Command(
    definition: CommandDefinition(
      name: "explain", summary: "Say which rules give an object its looks, and why the others do not.",
      operands: "VIEW-ID|#IDENTIFIER|CLASS [KEYPATH] [PATH]...", maximumOperands: nil,
      options: [.sheet, .dialect] + EnvironmentOption.all.map(\.definition) + [
        .format, .strict, .help, .version,
      ],
      details: [
        "The objects are the one with the id, or those with the style identifier, or else those of the class. A KEYPATH"
          + " is one property of theirs, whatever a sheet calls it; without one, all that sheets speak of are told.",
        "For each property stand the value, the rule that wins with its place, and the rules that it beats, the strongest"
          + " first, each with the reason. Near misses are rules that would speak of the object if one thing were"
          + " otherwise: a class, a module, a name, a condition, an object on the response path. Behind a rule for another"
          + " object stands in parentheses by which way it reaches this one: card (superview).",
        "The word behind the object is a PATH if it is there, has a slash or ends in .storyboard or .xib, and a KEYPATH"
          + " otherwise. " + pathDetails,
        exitDetails(
          "errors in what was read, or no such object or property",
          unreadable: "a sheet or the configuration",
          missing: "a sheet or path"),
      ]),
    run: runExplain)

  private static func runExplain(_ parsed: ParsedArguments, _ context: ToolContext) throws(UsageError)
    -> ToolRun
  {
    var operands = parsed.operands[...]
    guard let subject = operands.popFirst() else {
      throw .missingOperand(command: parsed.command, "an id, a #identifier or a class")
    }
    let project = ProjectFolder(context.folder)
    var keyPath: String?
    if let next = operands.first, !project.isDocumentPath(next) { keyPath = operands.popFirst() }
    let sheets = parsed.values(of: .sheet)
    let environment = try EnvironmentOption.environment(of: parsed)
    var progress = ProgressLine(show: context.showProgress)
    let report = ExplainTool(project: project).run(
      ExplainSubject(subject), keyPath: keyPath, sheets: sheets.isEmpty ? [ApplyTool.defaultSheet] : sheets,
      dialect: parsed.value(of: .dialect), paths: Array(operands), environment: environment
    ) { progress.update($0) }
    progress.clear()
    return .done(outcome(of: report, parsed, context))
  }
}
