import Foundation
import StyleDiagnostics

/// Finds a sheet by its name or path.
struct SheetLookup {
  /// What a sheet that is named without an extension may have, in the order in which they are tried.
  static let extensions = ["plist", "json", "yaml", "yml"]

  /// The folder that paths start at.
  let project: ProjectFolder
  /// The folders in which names are looked up, in this order.
  let places: [ProjectPlace]

  /// The sheet's path.
  ///
  /// - Throws: what is to be said of its absence: the places tried, and the nearest name.
  func path(of name: String) throws(SheetNotFound) -> String {
    let tried = candidates(for: name)
    if let found = tried.first(where: { project.kind(of: $0) == .file }) { return found }
    let diagnostic = Diagnostic(
      .projectMissingSheet, .error, "there is no style sheet '\(name)'", at: ProjectPlace(name).range,
      suggestion: NearestName.of(name, in: knownNames),
      notes: tried.map { path in
        .init(project.kind(of: path) == .folder ? "'\(path)' is a folder" : "tried '\(path)'")
      })
    throw SheetNotFound(diagnostic: diagnostic)
  }

  /// As a path first, then in each place; with each extension where the name lacks one.
  private func candidates(for name: String) -> [String] {
    let isComplete = Self.extensions.contains { name.hasSuffix("." + $0) }
    let spellings = isComplete ? [name] : [name] + Self.extensions.map { "\(name).\($0)" }
    var seen: Set<String> = []
    return ([ProjectPlace("")] + places)
      .flatMap { place in spellings.map { ProjectFolder.join(place.path, $0) } }
      .filter { seen.insert($0).inserted }
  }

  private var knownNames: [String] {
    places.flatMap { place in
      do {
        return try FileManager.default.contentsOfDirectory(atPath: project.location(of: place.path))
          .map { URL(filePath: $0) }
          .filter { Self.extensions.contains($0.pathExtension) }
          .map { $0.deletingPathExtension().lastPathComponent }
      } catch {
        // A place that is not there is among those tried; it only has no names to suggest.
        return []
      }
    }
  }
}

/// A sheet that is nowhere.
struct SheetNotFound: Error {
  let diagnostic: Diagnostic
}
