import InterfaceBuilder
import StyleDiagnostics
import StyleInjection

/// Writes the tree of a document's elements for people: a line for each object and structural element, and below it
/// its properties, its roles and what it holds.
struct InterfaceNodeWriter {
  let palette: TextPalette
  private(set) var text = ""

  init(palette: TextPalette) { self.palette = palette }

  mutating func write(_ node: InterfaceNode, depth: Int) {
    let indentation = String(repeating: "  ", count: depth)
    text += indentation + headline(of: node) + "\n"
    if !InterfaceSentence.named.keys.contains(node.element) {
      for line in details(of: node) { text += indentation + "  " + line + "\n" }
    }
    for child in node.children where !isTold(child, by: node) { write(child, depth: depth + 1) }
  }

  /// Whether the headline of the object around tells all that the element says: its style identifiers.
  private func isTold(_ child: InterfaceNode, by object: InterfaceNode) -> Bool {
    child.element == "userDefinedRuntimeAttribute" && !object.identifiers.isEmpty
      && child.role("keyPath") == .string(StyleNameAttribute.styleIdentifier.rawValue)
  }

  /// Whether a role has no value of its own: what stands in its place says all.
  private func isTold(_ role: InterfaceNode.Role, by children: [InterfaceNode]) -> Bool {
    role.value == .none && children.contains { $0.place == role.name }
  }

  private func headline(of node: InterfaceNode) -> String {
    if let sentence = InterfaceSentence.named[node.element] { return line(sentence, of: node) }
    guard let object = ObjectHeadline(node) else { return structureLine(of: node) }
    var line = object.text(palette)
    if let frame = node.frame, frame != .zero {
      let spelling = StyleValue.rect(frame).spelling(in: .plist)
      line += " " + palette.paint("[\(spelling)]", as: .faint)
    }
    if let place = node.place, !Self.usualPlaces.contains(place) {
      line += " " + palette.paint("(\(PrintableText.of(place)))", as: .faint)
    }
    let label = label(of: node)
    return label.isEmpty ? line : line + "  " + label
  }

  /// Lists of which the objects themselves say enough.
  private static let usualPlaces: Set = [
    "subviews", "objects", "scenes", "constraints", "gestureRecognizers",
  ]

  /// Roles that the headline tells, or that say no more than where the element stands.
  private static let toldRoles: Set = [
    "id", "sceneID", "userLabel", "customClass", "customModule", "customModuleProvider", "sceneMemberID",
    "place",
  ]

  private func structureLine(of node: InterfaceNode) -> String {
    let className = [node.role("customModule"), node.role("customClass")].compactMap(\.self).map(ShortLine.of)
    let name =
      PrintableText.of(node.element)
      + (className.isEmpty ? "" : "(\(className.joined(separator: ".")))")
    var words = [palette.paint(name, as: .heading)]
    if let id = node.id { words.append(PrintableText.of(id)) }
    if let id = node.role("sceneID") { words.append(ShortLine.of(id)) }
    if node.kind == .unknown { words.append(palette.paint("(unknown)", as: .warning)) }
    if let place = node.role("place") { words.append(palette.paint("(\(ShortLine.of(place)))", as: .faint)) }
    let roles = ShortLine.list(node.roles.filter { !Self.toldRoles.contains($0.name) })
    let text = [words.joined(separator: " "), label(of: node), palette.paint(roles, as: .faint)]
    return text.filter { !$0.isEmpty }.joined(separator: "  ")
  }

  /// What the object is called in Xcode, in quotation marks.
  private func label(of node: InterfaceNode) -> String {
    node.role("userLabel").map { "\"\(ShortLine.of($0))\"" } ?? ""
  }

  private func line(_ sentence: InterfaceSentence, of node: InterfaceNode) -> String {
    let rest = ShortLine.list(sentence.rest(of: node))
    return palette.paint(sentence.word, as: .heading) + " " + sentence.text(node)
      + (rest.isEmpty ? "" : "  " + palette.paint(rest, as: .faint))
  }

  /// Properties as `key = value`, an object's roles as `name: value`, and on one line what is left out.
  private func details(of node: InterfaceNode) -> [String] {
    let stated = node.properties.filter { $0.range != nil && !(node.frame != nil && $0.keyPath == "frame") }
    var lines = stated.map { "\(PrintableText.of($0.keyPath)) = \(ShortLine.of($0.value))" }
    if node.modelClassName != nil {
      lines += node.roles.filter { !Self.toldRoles.contains($0.name) && !isTold($0, by: node.children) }
        .map { "\(PrintableText.of($0.name)): \(ShortLine.of($0.value))" }
    }
    let omitted = node.properties.filter { $0.range == nil }
      .map { "\($0.keyPath) = \(ShortLine.of($0.value))" }
    if !omitted.isEmpty {
      lines.append(palette.paint("left out: " + omitted.joined(separator: ", "), as: .faint))
    }
    return lines
  }
}

extension InterfaceNode {
  /// The value of a role; nil where it is not stated.
  func role(_ name: String) -> StyleValue? { roles.first { $0.name == name }?.value }

  /// The value of a property; nil where the element has none of that key path.
  func property(_ keyPath: String) -> StyleValue? { properties.first { $0.keyPath == keyPath }?.value }
}
