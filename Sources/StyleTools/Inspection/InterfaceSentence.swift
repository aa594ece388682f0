import InterfaceBuilder
import StyleDiagnostics
import StyleInjection

/// How an element that relates others is put for people: `outlet priceLabel → abc-12-def`.
struct InterfaceSentence: Sendable {
  let element: String
  /// What it is called.
  let word: String
  /// The roles and properties that the text tells.
  let told: Set<String>
  let text: @Sendable (InterfaceNode) -> String

  /// The roles that the text does not tell.
  func rest(of node: InterfaceNode) -> [InterfaceNode.Role] { node.roles.filter { !told.contains($0.name) } }
}

extension InterfaceSentence {
  /// The sentences by element.
  static let named = Dictionary(uniqueKeysWithValues: all.map { ($0.element, $0) })

  static let all: [InterfaceSentence] = [
    relation("outlet", "property"),
    relation("outletCollection", word: "outlet collection", "property"),
    relation("action", "selector"),
    relation("segue", "kind"),
    InterfaceSentence(
      element: "userDefinedRuntimeAttribute", word: "runtime attribute", told: ["keyPath", "type", "value"]
    ) { node in
      let value = node.role("value").map { " = " + ShortLine.of($0) } ?? ""
      let type = node.role("type").map { " (\(ShortLine.of($0)))" } ?? ""
      return (node.role("keyPath").map(ShortLine.of) ?? "") + value + type
    },
    InterfaceSentence(
      element: "constraint", word: "constraint", told: ["id", "firstItem", "secondItem"],
      text: ConstraintEquation.text),
  ]

  /// Something that leads from the object around to another one.
  private static func relation(
    _ element: String, word: String? = nil, _ subject: String
  ) -> InterfaceSentence {
    InterfaceSentence(element: element, word: word ?? element, told: ["id", subject, "destination"]) { node in
      let destination = node.role("destination").map { " → " + ShortLine.of($0) } ?? ""
      return (node.role(subject).map(ShortLine.of) ?? "") + destination
    }
  }
}
