import StyleDiagnostics
import UIKitModel

/// The storyboards of a project by their names.
struct InterfaceStoryboardTable {
  /// Where a reference leads.
  enum Target {
    case controller(UIViewController)
    /// To a storyboard that is not there.
    case elsewhere
    case missing(Diagnostic)
  }

  private struct Storyboard {
    let place: Int
    let folders: [Substring]
  }

  private let documents: [InterfaceDocument]
  private let byName: [String: [Storyboard]]
  private let folders: [[Substring]]

  init(_ documents: [InterfaceDocument]) {
    self.documents = documents
    let paths = documents.map { $0.file.path.split(separator: "/") }
    folders = paths.map { Array($0.dropLast()) }
    var byName: [String: [Storyboard]] = [:]
    for (place, path) in paths.enumerated() where documents[place].kind == .storyboard {
      guard let file = path.last else { continue }
      let name = file.lastIndex(of: ".").map { file[..<$0] } ?? file
      byName[String(name), default: []].append(Storyboard(place: place, folders: folders[place]))
    }
    self.byName = byName
  }

  /// Where a reference of a document leads. Of two storyboards of one name the nearer counts, and the one that has the
  /// controller.
  func resolve(_ reference: InterfaceStoryboardReference, from place: Int) -> Target {
    var reference = reference
    var place = place
    // A reference may lead to another one.
    for _ in 0..<InterfaceContainments.maximumDepth {
      let candidates = storyboards(of: reference, from: place)
      guard let nearest = candidates.first else { return .elsewhere }
      let found = candidates.lazy.compactMap { candidate in
        controller(of: reference, in: candidate).map { (controller: $0, place: candidate) }
      }.first
      guard let found else { return .missing(missing(reference, in: nearest)) }
      guard let next = found.controller as? InterfaceStoryboardReference else {
        return .controller(found.controller)
      }
      (reference, place) = (next, found.place)
    }
    return .elsewhere
  }

  /// The places of the storyboards that a reference may mean, the nearest first.
  private func storyboards(of reference: InterfaceStoryboardReference, from place: Int) -> [Int] {
    guard let name = reference.storyboardName, !name.isEmpty else { return [place] }
    let own = folders[place]
    let named = (byName[name] ?? []).map { storyboard in
      let common = zip(storyboard.folders, own).prefix { $0 == $1 }.count
      return (place: storyboard.place, distance: own.count + storyboard.folders.count - 2 * common)
    }
    return named.sorted { ($0.distance, $0.place) < ($1.distance, $1.place) }.map(\.place)
  }

  private func controller(of reference: InterfaceStoryboardReference, in place: Int) -> UIViewController? {
    guard let identifier = reference.referencedIdentifier else {
      return documents[place].initialViewController
    }
    return documents[place].viewController(storyboardIdentifier: identifier)
  }

  private func missing(_ reference: InterfaceStoryboardReference, in place: Int) -> Diagnostic {
    let document = documents[place]
    let range = reference.range ?? SourceRange(document.file)
    guard let identifier = reference.referencedIdentifier else {
      return Diagnostic(
        .interfaceUnknownIdentifier, .warning, "'\(document.file.path)' names no initial controller",
        at: range)
    }
    return Diagnostic(
      .interfaceUnknownIdentifier, .warning,
      "no controller of '\(document.file.path)' has the storyboard identifier '\(identifier)'", at: range,
      suggestion: NearestName.of(identifier, in: document.storyboardIdentifiers))
  }
}
