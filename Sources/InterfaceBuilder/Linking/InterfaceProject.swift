import StyleDiagnostics
import UIKitModel

/// Documents that are loaded together: references from one storyboard to another lead to their controllers.
///
/// The controller that a container or an embedding view refers to takes the place of the reference in the tree, as it
/// does at run time; its views' response paths go on in the other document. A reference to a storyboard that is not
/// among the documents stays what it is: a controller of which nothing is known.
public struct InterfaceProject {
  /// The documents.
  public let documents: [InterfaceDocument]
  /// What is wrong with the references between them, in the order of the documents.
  public private(set) var diagnostics: [Diagnostic] = []

  /// Links documents; a document takes part in one project only. O(their references and controllers).
  public init(_ documents: [InterfaceDocument]) {
    self.documents = documents
    let storyboards = InterfaceStoryboardTable(documents)
    var containment = InterfaceLinkedContainment()
    for (place, document) in documents.enumerated() {
      for reference in document.index.storyboardReferences {
        switch storyboards.resolve(reference, from: place) {
        case .elsewhere: continue
        case .missing(let diagnostic): diagnostics.append(diagnostic)
        case .controller(let controller):
          if let refusal = containment.put(controller, insteadOf: reference) { diagnostics.append(refusal) }
        }
      }
    }
  }

  /// The place among the documents of the one to which an object belongs; nil for an object that no element is.
  /// O(documents).
  public func documentIndex(of object: AnyObject) -> Int? {
    documents.firstIndex { $0.sceneIndex(of: object) != nil }
  }
}
