import StyleDiagnostics

/// The interface documents and assets that a tool is to work with.
struct ProjectFiles {
  /// The documents' paths.
  let documents: [String]
  /// The asset catalogs' paths.
  let catalogs: [String]
  /// The paths of the images that stand in no catalog.
  let looseImages: [String]
  /// The folders that were searched for them.
  let searchedFolders: Set<String>
  /// The places where there was nothing.
  let missingPaths: [String]
  /// What is wrong with the places that were searched.
  let diagnostics: [Diagnostic]
  /// Whether there was nothing at one of the places.
  var isMissingSome: Bool { !missingPaths.isEmpty }

  /// Searches the given paths, or the configuration's places if there are none.
  ///
  /// Assets are looked for where the configuration says and, since they belong to the documents, where the given
  /// paths lead: below a folder, and below the folder of a document.
  init(project: ProjectFolder, configuration: ProjectConfiguration, paths: [String]) {
    let given = paths.map { ProjectPlace($0) }
    let documentSearch = FileSearch(project: project, goal: .documents)
    let found = documentSearch.run(in: given.isEmpty ? configuration.documents : given)
    let usual = given.isEmpty || configuration.isFromFile ? configuration.assets : []
    let assets = FileSearch(project: project, goal: .assets)
      .run(in: usual + given.compactMap { Self.folder(of: $0, in: project) })
    documents = found.paths
    catalogs = assets.folders
    looseImages = assets.paths
    searchedFolders = Set(found.searched + assets.searched)
    missingPaths = found.missingPaths + assets.missingPaths
    var diagnostics = found.missing + found.unreadable + assets.missing + assets.unreadable
    if found.paths.isEmpty, found.missing.isEmpty {
      let place = (given.isEmpty ? configuration.documents : given).first ?? ProjectPlace(".")
      diagnostics.append(
        Diagnostic(.projectNoDocuments, .warning, "there is no storyboard or xib here", at: place.range))
    }
    self.diagnostics = diagnostics
  }

  /// A folder itself, or the folder of a file; that of a localized document is the one above its `.lproj`.
  private static func folder(of place: ProjectPlace, in project: ProjectFolder) -> ProjectPlace? {
    switch project.kind(of: place.path) {
    case .nothing: return nil
    case .folder: return place
    case .file:
      var parts = place.path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      if parts.last?.hasSuffix(".lproj") == true { parts = parts.dropLast() }
      let folder = parts.joined(separator: "/")
      return ProjectPlace(folder.isEmpty ? (place.path.hasPrefix("/") ? "/" : ".") : folder)
    }
  }
}
