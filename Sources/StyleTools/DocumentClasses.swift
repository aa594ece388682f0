import StyleDiagnostics
import StyleInjection

/// The classes that the objects of documents have.
struct DocumentClasses: Sendable {
  /// Those that UIKit does not have.
  var custom: Set<StyleClassName> = []
  /// How many views there are of each class.
  var views: [StyleClassName: Int] = [:]
  /// Whether there is a document at all: without one, every class of the app's own would seem unknown.
  private var isKnown = false

  /// No classes.
  init() {}

  /// Those of all documents that were styled.
  init(of styled: [StyledDocument]) {
    isKnown = styled.contains { $0.document.skipped == nil }
    for document in styled {
      custom.formUnion(document.classes.custom)
      views.merge(document.classes.views, uniquingKeysWith: +)
    }
  }

  /// What sheets say of classes that neither UIKit nor any document has, and of views whatever their class.
  func diagnostics(of sheets: [StyleSheet], registry: StyleRegistry) -> [Diagnostic] {
    guard isKnown else { return [] }
    let unknown = UnknownClasses(registry: registry, custom: custom)
    return sheets.flatMap(unknown.diagnostics) + sheets.flatMap(BroadRules(views: views).diagnostics)
  }
}
