import StyleDiagnostics
import UIKitModel

/// Puts controllers of other storyboards where references stand for them.
struct InterfaceLinkedContainment {
  /// How many controllers stand inside each other from a controller inwards, itself included.
  private var heights: [ObjectIdentifier: Int] = [:]

  /// Replaces a reference that stands inside a controller; says why if that cannot be.
  ///
  /// A controller has one container: of two references to it the first counts.
  mutating func put(_ controller: UIViewController, insteadOf reference: InterfaceStoryboardReference)
    -> Diagnostic?
  {
    guard let parent = reference.parent, let range = reference.range else { return nil }
    let containers = Array(sequence(first: parent) { $0.parent })
    if containers.contains(where: { $0 === controller }) {
      return Diagnostic(
        .interfaceReferenceCycle, .warning, "the controller referred to would stand inside itself", at: range)
    }
    guard controller.parent == nil else { return nil }
    let height = height(of: controller)
    guard containers.count + height <= InterfaceContainments.maximumDepth else {
      return InterfaceContainments.tooDeep(at: range)
    }
    parent.replaceChild(reference, by: controller)
    if let container = reference.container, let view = controller.view { container.addSubview(view) }
    for (distance, container) in containers.enumerated() {
      if let known = heights[ObjectIdentifier(container)] {
        heights[ObjectIdentifier(container)] = max(known, height + distance + 1)
      }
    }
    return nil
  }

  /// O(the controllers inside), once for each controller.
  private mutating func height(of controller: UIViewController) -> Int {
    if let known = heights[ObjectIdentifier(controller)] { return known }
    var height = 0
    var level = [controller]
    while !level.isEmpty {
      height += 1
      level = level.flatMap(\.children)
    }
    heights[ObjectIdentifier(controller)] = height
    return height
  }
}
