import StyleDiagnostics

/// What sheets are called where there is little room: by their files' names, and by their paths where two have the same
/// name.
struct SheetLabels {
  private let names: [String: String]

  /// The labels of sheets by their paths.
  init(_ paths: [String]) {
    let pathsByName = Dictionary(grouping: Set(paths)) { path in
      path.split(separator: "/").last.map(String.init) ?? path
    }
    names = pathsByName.reduce(into: [:]) { names, entry in
      for path in entry.value { names[path] = entry.value.count == 1 ? entry.key : path }
    }
  }

  /// The sheet and the line of a place.
  func label(of origin: SourceRange) -> String {
    let name = names[origin.file.path] ?? origin.file.path
    return origin.position.map { "\(name):\($0.line)" } ?? name
  }
}
