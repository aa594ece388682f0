import StyleDiagnostics

/// A sheet in another dialect, and what of it has no form there.
public struct ConvertReport: Sendable {
  /// The text of the sheet; empty where it was written to a file, or could not be read.
  public var sheet = ""
  /// What is wrong with the sheet, and what has no form in the dialect.
  public var diagnostics = DiagnosticList([])
  /// Why there is no sheet, or no file; nil where there is.
  public var obstacle: ToolObstacle?
}

extension ConvertReport: ToolReport {
  /// The sheet itself.
  public func text(palette: TextPalette) -> String { sheet }

  /// The sheet as a member `sheet`.
  public var jsonText: String {
    let report: JSONValue = [
      "version": .integer(1), "sheet": .string(sheet), "diagnostics": diagnostics.json,
    ]
    return report.text
  }
}
