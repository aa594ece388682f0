import StyleDiagnostics

/// Says which names of a document no table knows.
struct InterfaceNameCheck {
  private(set) var diagnostics: [Diagnostic] = []
  private var nearestElements = NearestNameSearch { Array(InterfaceElementRow.named.keys) }

  mutating func reportUnknown(_ element: InterfaceElement) {
    diagnostics.append(
      Diagnostic(
        .interfaceUnknownElement, .warning, "unknown element '\(element.name)'; what it holds is loaded",
        at: element.nameRange, suggestion: nearestElements.nearest(to: element.name)))
  }

  mutating func reportUnknown(_ attribute: String, of element: InterfaceElement, known: [String]) {
    diagnostics.append(
      Diagnostic(
        .interfaceUnknownAttribute, .warning,
        "'\(element.name)' has no attribute '\(attribute)' that is known",
        at: element.range(ofName: attribute), suggestion: NearestName.of(attribute, in: known)))
  }

  mutating func reportUnknownPlace(_ element: InterfaceElement, around: InterfaceElement) {
    diagnostics.append(
      Diagnostic(
        .interfaceUnknownAttribute, .warning,
        "'\(around.name)' has no place '\(element.key ?? "")' for '\(element.name)' that is known",
        at: element.range(of: "key")))
  }
}
