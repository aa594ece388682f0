/// A sheet as a user names it: its name or path, and before it the name by which views choose it (`Aqua=PATH`).
struct SheetReference: Hashable {
  /// The name by which views choose the sheet; nil for a sheet that serves all that choose none.
  let name: String?
  /// The sheet's own name, or its path.
  let path: String

  /// Reads what a user wrote; a file whose name has an `=` is taken as it is.
  init(_ text: String, project: ProjectFolder) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2, !parts[0].isEmpty, !parts[0].contains("/"), !parts[1].isEmpty,
      project.kind(of: text) != .file
    {
      name = String(parts[0])
      path = String(parts[1])
    } else {
      name = nil
      path = text
    }
  }
}
