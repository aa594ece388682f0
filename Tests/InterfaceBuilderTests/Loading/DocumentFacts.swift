import Foundation
import StyleInjection

@testable import InterfaceBuilder

/// What is known of a document of a real project from reading its XML.
///
/// The first line is the document's name and the second one says how many elements of each kind it has. Every other line
/// is an element: its id, its name, its class, the id of the object around it and its place there, its frame, and values
/// of properties and roles. `-` stands for what is not there.
struct DocumentFacts {
  let document: String
  let counts: [String: Int]
  let elements: [Element]

  struct Element {
    let id: String
    /// Name, class, place and frame.
    let head: [String]
    let values: [(name: String, value: String)]
  }

  init(_ text: String) {
    let lines = text.split(separator: "\n").map(String.init)
    document = lines[0]
    let counts = lines.dropFirst().first.map { $0.split(separator: " ") } ?? []
    self.counts = Dictionary(
      uniqueKeysWithValues: counts.map { count in
        let parts = count.split(separator: ":")
        return (String(parts[0]), Int(parts[1]) ?? 0)
      })
    elements = lines.dropFirst(2).map(Element.init)
  }
}

extension DocumentFacts.Element {
  init(_ line: String) {
    let words = line.split(separator: " ", maxSplits: 5).map(String.init)
    id = words[0]
    head = Array(words[1..<5])
    values =
      words.count < 6
      ? []
      : words[5].components(separatedBy: "; ").map { text in
        let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
        return (parts[0], parts.count == 2 ? parts[1] : "")
      }
  }
}

/// A loaded document's elements, found by their ids.
struct InspectedElements {
  private(set) var counts: [String: Int] = [:]
  private var found: [String: (node: InterfaceNode, owner: String)] = [:]

  init(_ root: InterfaceNode) { add(root, owner: "-") }

  private mutating func add(_ node: InterfaceNode, owner: String) {
    counts[node.element, default: 0] += 1
    if let id = node.id, found[id] == nil { found[id] = (node, owner) }
    for inner in node.values + node.children { add(inner, owner: node.id ?? owner) }
  }

  /// How the element of an id differs from what is known; empty where it does not.
  func differences(from facts: DocumentFacts.Element) -> [String] {
    guard let (node, owner) = found[facts.id] else { return ["\(facts.id): not found"] }
    let frame = node.frame.map { StyleValue.rect($0).spelling(in: .plist) }
    let head = [
      node.element, node.className?.name ?? "-", "\(owner)/\(node.place ?? "-")", frame ?? "-",
    ]
    let wanted = facts.head
    // Where the document states no frame, nothing is known of it.
    let heads = zip(head, wanted).enumerated().filter { $0.offset < 3 || wanted[3] != "-" }
      .filter { $0.element.0 != $0.element.1 }.map { "\(facts.id): \($0.element.0), not \($0.element.1)" }
    return heads
      + facts.values.compactMap { name, wanted in
        let value = node.value(of: name).map(Self.text)
        return value == wanted ? nil : "\(facts.id): \(name) = \(value ?? "nothing"), not \(wanted)"
      }
  }

  private static func text(_ value: StyleValue) -> String {
    switch value {
    case .options(let names): names.joined(separator: ",")
    default: value.spelling(in: .plist)
    }
  }
}

extension InterfaceNode {
  fileprivate func value(of name: String) -> StyleValue? {
    properties.last { $0.keyPath == name }?.value ?? roles.last { $0.name == name }?.value
  }
}
