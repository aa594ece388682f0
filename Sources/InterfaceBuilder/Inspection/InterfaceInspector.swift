import StyleDiagnostics
import StyleInjection
import StyleSyntax
import UIKitModel

/// Walks a loaded document's elements and says what each became, table by table.
///
/// It reads the same tables as the loading, and the values from the loaded objects. What it meets that no table
/// knows is a diagnostic.
struct InterfaceInspector {
  private let tree: XMLTree
  private let mapping: InterfaceMapping
  private let document: InterfaceDocument
  private let objects: [UInt32: UIKitObject]
  private var reader: InterfaceValueReader
  private var open: [InterfaceInspectedElement] = []
  private var root: InterfaceNode?
  private var coverage = InterfaceCoverage()
  private var names = InterfaceNameCheck()
  private var customClasses: [InterfaceCustomClassUse] = []

  init(
    _ tree: XMLTree, _ document: InterfaceDocument, mapping: InterfaceMapping,
    reader: InterfaceValueReader
  ) {
    self.tree = tree
    self.document = document
    objects = document.objectsByOffset
    self.mapping = mapping
    self.reader = reader
  }

  mutating func run() -> InterfaceInspection {
    for index in 0..<tree.count {
      while let last = open.last, last.end <= index { close() }
      enter(InterfaceElement(tree: tree, index: index))
    }
    while !open.isEmpty { close() }
    return InterfaceInspection(
      file: tree.file, outcome: document.outcome, root: root, coverage: coverage,
      customClasses: customClasses, diagnostics: diagnostics)
  }

  /// What loading, reading and naming found, each place once.
  private var diagnostics: [Diagnostic] {
    var seen = Set(document.diagnostics.map { Place(id: $0.id, offset: $0.range.offset) })
    let new = (names.diagnostics + reader.diagnostics).filter {
      seen.insert(Place(id: $0.id, offset: $0.range.offset)).inserted
    }
    return (document.diagnostics + new).sorted { $0.range.offset < $1.range.offset }
  }

  private struct Place: Hashable {
    let id: Diagnostic.ID
    let offset: Int
  }
}

extension InterfaceInspector {
  private mutating func enter(_ element: InterfaceElement) {
    let row = InterfaceElementRow.named[element.name]
    coverage.countElement(element.name, isKnown: row != nil)
    if row == nil { names.reportUnknown(element) }
    var inspected = InterfaceInspectedElement(element, row, inside: open.last, objects, mapping)
    if let around = open.last, !around.isLost, element.key != nil {
      inspected.isLost = !home(of: element, &inspected, around: open.count - 1)
    } else {
      inspected.isLost = open.last?.isLost ?? false
    }
    for attribute in element.attributes { read(attribute.name, of: element, &inspected) }
    if let use = InterfaceCustomClassUse(element) { customClasses.append(use) }
    if inspected.kind == .value, !element.text.isEmpty, !inspected.isLost {
      inspected.state("text", .string(reader.text(element) ?? element.text), at: element.range)
    }
    inspected.describe(document)
    addOmitted(to: &inspected)
    open.append(inspected)
  }

  private mutating func close() {
    guard let closed = open.popLast() else { return }
    guard !open.isEmpty else {
      root = closed.node
      return
    }
    open[open.count - 1].add(closed)
  }

  /// Reads an attribute: as a property, a role, or something without a meaning here.
  private mutating func read(
    _ attribute: String, of element: InterfaceElement, _ inspected: inout InterfaceInspectedElement
  ) {
    if inspected.isLost { return coverage.countUnknown(attribute, of: element.name) }
    if let property = inspected.site?.attributes[attribute] {
      inspected.state(
        property, valueOfAttribute: attribute, element, at: element.range(of: attribute), &reader)
      return coverage.countUnderstood()
    }
    if let role = inspected.role(of: attribute) {
      state(role, of: element, &inspected)
      return coverage.countUnderstood()
    }
    // Its home was found.
    if attribute == "key" { return coverage.countUnderstood() }
    if let member = inspected.optionMember(attribute) {
      if let value = reader.bool(element, attribute) {
        inspected.state(member, .bool(value), at: element.range(of: attribute))
      }
      return coverage.countUnderstood()
    }
    if let rule = InterfaceIgnoreRule.rule(for: attribute, of: element.name) {
      return coverage.countIgnored(rule)
    }
    coverage.countUnknown(attribute, of: element.name)
    // An unknown element is named already, and loading tells an option set's unknown member.
    guard inspected.kind != .unknown, inspected.property?.cases == nil else { return }
    names.reportUnknown(attribute, of: element, known: inspected.knownAttributes)
  }

  private mutating func state(
    _ role: InterfaceRole, of element: InterfaceElement, _ inspected: inout InterfaceInspectedElement
  ) {
    let attribute = role.source.name
    guard let form = role.form, let text = element[attribute] else { return }
    if let value = form.read(text) {
      inspected.state(role.name, value, at: element.range(of: attribute))
    } else if let words = form.words {
      reader.reportUnknown(element, attribute, wanted: form.wanted, words: words)
    } else {
      reader.report(element, attribute, wanted: form.wanted)
    }
  }

  /// Finds what a keyed element is to the one around it; false where that has no place for it.
  private mutating func home(
    of element: InterfaceElement, _ inspected: inout InterfaceInspectedElement, around index: Int
  ) -> Bool {
    guard let key = element.key, inspected.role(of: "key") == nil else { return true }
    if let property = open[index].site?.children[key] {
      inspected.property = property
      open[index].state(property, valueOf: element, at: element.range, &reader)
      return true
    }
    if let role = open[index].childRole(key) {
      let value = reader.value(of: element) ?? .none
      open[index].state(role.name, value, at: element.range)
      return true
    }
    if open[index].takes(key, inspected) { return true }
    // The element around it is named already.
    guard open[index].kind != .unknown else { return false }
    names.reportUnknownPlace(element, around: open[index].element)
    return false
  }

  /// What Xcode means by leaving attributes out, where a fresh object has another value.
  private func addOmitted(to inspected: inout InterfaceInspectedElement) {
    guard let object = inspected.object, inspected.kind == .object, let site = inspected.site else { return }
    for omission in site.omitted where inspected.element[omission.attribute] == nil {
      let property = omission.property
      inspected.node.properties.append(
        InterfaceNode.Property(
          keyPath: property.keyPath, value: property.accessor.get(object), range: nil))
    }
  }
}
