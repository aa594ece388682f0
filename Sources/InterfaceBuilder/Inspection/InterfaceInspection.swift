import StyleDiagnostics

/// What a document holds, element by element.
public struct InterfaceInspection: Sendable {
  /// The file, its text in UTF-8.
  public let file: SourceFile
  /// What became of it.
  public let outcome: InterfaceDocument.Outcome
  /// The outermost element; nil unless the document is loaded.
  public let root: InterfaceNode?
  /// How much of it was understood.
  public let coverage: InterfaceCoverage
  /// The places that name classes of the app's own, in document order; ``InterfaceModuleCheck`` judges them.
  public let customClasses: [InterfaceCustomClassUse]
  /// All that is wrong with it, in document order, names that are not known included.
  public let diagnostics: [Diagnostic]
}

extension InterfaceInspection {
  /// A document without objects.
  init(_ document: InterfaceDocument) {
    self.init(
      file: document.file, outcome: document.outcome, root: nil, coverage: InterfaceCoverage(),
      customClasses: [], diagnostics: document.diagnostics)
  }
}
