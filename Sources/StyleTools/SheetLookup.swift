import Foundation
import StyleDiagnostics

/// Finds a sheet by its name or path.
struct SheetLookup {
  /// What a sheet that is named without an extension has.
  static let defaultExtension = "plist"

  /// The folder that paths start at.
  let project: ProjectFolder
  /// The folders in which names are looked up, in this order.
  let places: [ProjectPlace]

  /// The sheet's path, or what is to be said of its absence: the places tried, and the nearest name.
  func path(of name: String) -> Result<String, SheetNotFound> {
    let tried = candidates(for: name)
    if let found = tried.first(where: { project.kind(of: $0) == .file }) { return .success(found) }
    let diagnostic = Diagnostic(
      .projectMissingSheet, .error, "there is no style sheet '\(name)'", at: ProjectPlace(name).range,
      suggestion: NearestName.of(name, in: knownNames),
      notes: tried.map { path in
        .init(project.kind(of: path) == .folder ? "'\(path)' is a folder" : "tried '\(path)'")
      })
    return .failure(SheetNotFound(diagnostic: diagnostic))
  }

  /// As a path first, then in each place; with the extension where the name lacks it.
  private func candidates(for name: String) -> [String] {
    let isComplete = name.hasSuffix("." + Self.defaultExtension)
    let spellings = isComplete ? [name] : [name, "\(name).\(Self.defaultExtension)"]
    var seen: Set<String> = []
    return ([ProjectPlace("")] + places)
      .flatMap { place in spellings.map { ProjectFolder.join(place.path, $0) } }
      .filter { seen.insert($0).inserted }
  }

  private var knownNames: [String] {
    places.flatMap { place in
      do {
        return try FileManager.default.contentsOfDirectory(atPath: project.url(of: place.path).path)
          .map { URL(filePath: $0) }
          .filter { $0.pathExtension == Self.defaultExtension }
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
