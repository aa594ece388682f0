import StyleDiagnostics
import StyleInjection

/// Says which colours and images a document names that neither the app's assets nor the system has.
struct InterfaceAssetCheck: Sendable {
  private let assets: any StyleResources
  /// The images that the document's `resources` list as the system's.
  private var systemImages: Set<String> = []
  private var nearestColors: NearestNameSearch
  private var nearestImages: NearestNameSearch

  init(assets: any StyleResources) {
    self.assets = assets
    nearestColors = NearestNameSearch { assets.colorNames }
    nearestImages = NearestNameSearch { assets.imageNames }
  }

  /// Reads which images are the system's: an attribute cannot say so where its element names several. The colours and images
  /// that a document lists are only what its last editor saw, no proof that they are there.
  mutating func readResources(of document: InterfaceElement) {
    for list in document.children where list.name == "resources" {
      for image in list.children where image.name == "image" && Self.isSystem(image) {
        if let name = image["name"] { systemImages.insert(name) }
      }
    }
  }

  /// What is to be said of the name of an app's own colour.
  mutating func missingColor(_ name: String, in element: InterfaceElement, _ attribute: String)
    -> Diagnostic?
  {
    guard assets.hasColor(named: name) == false else { return nil }
    return missing(
      .interfaceMissingColor, "colour", name, nearestColors.nearest(to: name), element.range(of: attribute))
  }

  /// What is to be said of an image's name in an attribute.
  mutating func missingImage(_ name: String, in element: InterfaceElement, _ attribute: String)
    -> Diagnostic?
  {
    guard !Self.isSystem(element), !systemImages.contains(name), assets.hasImage(named: name) == false
    else { return nil }
    return missing(
      .interfaceMissingImage, "image", name, nearestImages.nearest(to: name), element.range(of: attribute))
  }

  private static func isSystem(_ element: InterfaceElement) -> Bool {
    element["catalog"]?.lowercased() == "system"
  }

  private func missing(
    _ id: Diagnostic.ID, _ what: String, _ name: String, _ near: String?, _ range: SourceRange
  ) -> Diagnostic {
    let note = near.flatMap { NearestName.letterCaseNote(name, $0) }
    return Diagnostic(
      id, .warning, "there is no \(what) named '\(name)' among the assets", at: range, suggestion: near,
      notes: note.map { [.init($0)] } ?? [])
  }
}
