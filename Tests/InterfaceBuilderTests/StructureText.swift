import StyleInjection

@testable import InterfaceBuilder

/// What a document holds beside its views and their properties as text, a line for each element with all that it states:
/// connections, constraints, guides, variations, looks, values, scenes and resources.
struct StructureText {
  private(set) var lines: [String] = []

  init(_ root: InterfaceNode) { add(root, owner: nil) }

  private mutating func add(_ node: InterfaceNode, owner: String?) {
    if node.frame == nil, !Self.told.contains(node.element) {
      let words = [node.element, node.id, node.place.map { "(\($0))" }, owner.map { "of \($0)" }]
      let roles = node.roles.filter { $0.name != "id" }.map { "\($0.name)=\(Self.text($0.value))" }
      let properties = node.properties.map { "\($0.keyPath)=\(Self.text($0.value))" }
      lines.append((words.compactMap(\.self) + roles + properties).joined(separator: " "))
    }
    for inner in node.values + node.children { add(inner, owner: node.id ?? owner) }
  }

  /// Values that the tree of views has.
  private static let told: Set = ["rect", "autoresizingMask"]

  private static func text(_ value: StyleValue) -> String { value.spelling(in: .plist) }
}
