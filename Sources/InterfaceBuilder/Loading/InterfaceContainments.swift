import StyleDiagnostics
import UIKitModel

/// Which controllers a document puts inside others: navigation, tabs, split views and embedding.
struct InterfaceContainments {
  private struct Containment {
    /// The controller, or the view of its that shows the other one.
    let source: UIKitObject
    /// The relationship's name; nil for embedding.
    let relationship: String?
    let destination: String
    let range: SourceRange
  }

  private struct Pair {
    let parent: UIViewController
    let child: UIViewController
    let containment: Containment
  }

  private var containments: [Containment] = []

  /// Reads a connection of an object; those that are no segues, and segues that present, are none.
  mutating func read(_ connection: InterfaceConnection, of source: UIKitObject) {
    guard case .segue(let segue) = connection.kind, segue.kind == .embed || segue.kind == .relationship else {
      return
    }
    containments.append(
      Containment(
        source: source, relationship: segue.kind == .embed ? nil : segue.relationship ?? "",
        destination: connection.destinationID, range: connection.range))
  }

  /// Puts the controllers inside each other, from the outermost inwards: of two containers of one controller the
  /// outer one has it, and no circle closes. Says which controllers are nested too deep.
  func connect(_ objects: InterfaceObjectTable) -> [Diagnostic] {
    let pairs = containments.compactMap { pair($0, objects) }
    let byParent = Dictionary(grouping: pairs) { ObjectIdentifier($0.parent) }
    let contained = Set(pairs.map { ObjectIdentifier($0.child) })
    var walk = Walk(byParent: byParent)
    for pair in pairs where !contained.contains(ObjectIdentifier(pair.parent)) { walk.run(from: pair.parent) }
    // Only circles have no outermost controller: there it is the one that stands first in the document.
    for pair in pairs { walk.run(from: pair.parent) }
    return walk.diagnostics
  }

  /// From a controller to those that are to stand inside it, level by level.
  private struct Walk {
    let byParent: [ObjectIdentifier: [Pair]]
    private(set) var diagnostics: [Diagnostic] = []
    private var reached: Set<ObjectIdentifier> = []

    init(byParent: [ObjectIdentifier: [Pair]]) { self.byParent = byParent }

    mutating func run(from start: UIViewController) {
      var outermost = [start]
      while let controller = outermost.popLast() {
        var level = reached.insert(ObjectIdentifier(controller)).inserted ? [controller] : []
        var depth = 0
        while !level.isEmpty {
          depth += 1
          let pairs = level.flatMap { byParent[ObjectIdentifier($0)] ?? [] }
          level = []
          for pair in pairs where pair.child.parent == nil && !reached.contains(ObjectIdentifier(pair.child))
          {
            guard depth < InterfaceContainments.maximumDepth else {
              diagnostics.append(InterfaceContainments.tooDeep(at: pair.containment.range))
              outermost.append(pair.child)
              continue
            }
            reached.insert(ObjectIdentifier(pair.child))
            InterfaceContainments.contain(pair)
            level.append(pair.child)
          }
        }
      }
    }
  }

  private func pair(_ containment: Containment, _ objects: InterfaceObjectTable) -> Pair? {
    let parent = containment.source as? UIViewController ?? containment.source.nearestViewController
    guard let parent, let child = objects.object(containment.destination) as? UIViewController else {
      return nil
    }
    return Pair(parent: parent, child: child, containment: containment)
  }

  private static func contain(_ pair: Pair) {
    if let relationship = pair.containment.relationship {
      _ = InterfaceAttachment.attach([pair.child], to: pair.parent, place: relationship)
      return
    }
    pair.parent.addChild(pair.child)
    guard let container = pair.containment.source as? UIView else { return }
    if let view = pair.child.view { container.addSubview(view) }
    (pair.child as? InterfaceStoryboardReference)?.container = container
  }

  /// How many controllers may stand inside each other. The views of each may be nested as deep as elements, and all
  /// of them are released one inside the other.
  static let maximumDepth = 32

  static func tooDeep(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .interfaceContainmentDepth, .warning, "more than \(maximumDepth) controllers stand inside each other",
      at: range)
  }
}
