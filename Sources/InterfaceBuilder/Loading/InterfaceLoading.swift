import Foundation
import StyleDiagnostics
import StyleInjection
import StyleSyntax
import UIKitModel

/// A document under way to its objects.
///
/// The elements are visited in document order with a stack of those that are open: no depth of a document can
/// exhaust the thread's stack. Objects are attached to the one around them when its element ends, so that what is
/// attached is complete.
struct InterfaceLoading {
  private let tree: XMLTree
  private let kind: InterfaceDocumentKind
  private let mapping: InterfaceMapping
  private var reader: InterfaceValueReader
  private var open: [InterfaceOpenElement] = []
  private var scenes: [InterfaceScene] = []
  private var links = InterfaceLinks()
  private var diagnostics: [Diagnostic] = []

  init(
    _ tree: XMLTree, _ kind: InterfaceDocumentKind, mapping: InterfaceMapping,
    reader: InterfaceValueReader
  ) {
    self.tree = tree
    self.kind = kind
    self.mapping = mapping
    self.reader = reader
    links.index.objects.reserveCapacity(tree.count / Self.elementsPerObject)
  }

  /// What Xcode's documents have on average.
  private static let elementsPerObject = 4

  mutating func run() {
    if kind == .xib { scenes.append(InterfaceScene(id: nil)) }
    var index = 1
    while index < tree.count {
      while let last = open.last, last.end <= index { close() }
      index = visit(InterfaceElement(tree: tree, index: index))
    }
    while !open.isEmpty { close() }
    let references = InterfaceReferenceCheck(tree, links.index.objects)
    diagnostics += references.diagnostics()
    diagnostics += links.connect(&scenes, initial: tree.root?["initialViewController"])
  }

  var document: InterfaceDocument {
    let all = diagnostics + reader.diagnostics + links.index.objects.diagnostics
    return InterfaceDocument(
      tree.file, .loaded(kind), scenes: scenes,
      diagnostics: all.sorted { $0.range.offset < $1.range.offset }, index: links.index)
  }
}

extension InterfaceLoading {
  /// Opens an element or reads it whole; the index of the next element to visit.
  private mutating func visit(_ element: InterfaceElement) -> Int {
    // What stands around unknown elements has what they hold; the inspection names them.
    switch InterfaceElementRow.roles[element.nameIndex] ?? .group {
    case .object(let usual):
      let type = InterfacePlacedClass.type(of: element, usual, in: open.last?.object)
      let site = mapping.site(of: type)
      open.append(.object(makeObject(type, site, element), site: site, element))
    case .container: open.append(.container(element))
    case .group:
      if element.name == "scene" { scenes.append(InterfaceScene(id: element["sceneID"])) }
      open.append(.group(element))
    case .part:
      guard let around = open.last, let object = around.object else { return element.end }
      let site = mapping.site(of: type(of: object), part: element.name, key: element.key)
      site.write(element, to: object, &reader)
      open.append(.part(of: object, site: site, element))
    case .value:
      if let around = open.last, let object = around.object, let key = element.key {
        if element.name == "frame" { reader.superviewSize = superviewSize(of: object) }
        around.site?.children[key]?.write(element, to: object, &reader)
      }
      return element.end
    case .structure:
      readStructure(element)
      return element.end
    }
    return element.index + 1
  }

  /// Reads what is no object: connections, placeholders, variations.
  private mutating func readStructure(_ element: InterfaceElement) {
    guard element.name == "variation" else { return links.read(element, in: open.last?.object) }
    guard let object = open.last?.object, let site = open.last?.site else { return }
    links.add(InterfaceVariation(element, site, &reader), of: object)
  }

  /// The size of the open view around an object; nil where that has none yet.
  private func superviewSize(of object: UIKitObject) -> CGSize? {
    let superview = open.lazy.reversed().compactMap { $0.object as? UIView }.first { $0 !== object }
    return superview.map(\.frame.size).flatMap { $0 == .zero ? nil : $0 }
  }

  private mutating func makeObject(
    _ type: UIKitObject.Type, _ site: InterfacePropertySite, _ element: InterfaceElement
  ) -> UIKitObject {
    let object = type.init()
    object.customStyleClassName = InterfaceCustomClass.name(of: element)
    adaptColors(of: object)
    if scenes.isEmpty { scenes.append(InterfaceScene(id: nil)) }
    if object is UIView { scenes[scenes.count - 1].viewCount += 1 }
    site.write(element, to: object, &reader)
    links.add(object, element, scene: scenes.count - 1)
    return object
  }

  /// A fresh object has the system's colours as they are in light appearance; here it has those of the environment.
  private func adaptColors(of object: UIKitObject) {
    let environment = reader.environment
    guard environment.appearance != .light || environment.contrast != .normal else { return }
    let className = mapping.className(of: type(of: object))
    for keyPath in Self.freshColors {
      guard let property = mapping.property(keyPath, ofClass: className),
        case .color(let color) = property.accessor.get(object), let name = color.name,
        let adapted = reader.system.color(named: name, in: environment)
      else { continue }
      property.accessor.set(object, .color(adapted))
    }
  }

  /// The properties that begin with a colour of the system: a label's, a table's.
  private static let freshColors = ["textColor", "backgroundColor", "separatorColor"]

  /// Closes the innermost element: its object, or the objects of its list, go where they belong.
  private mutating func close() {
    guard let closed = open.popLast() else { return }
    switch closed.kind {
    case .object:
      guard let object = closed.object else { return }
      for (place, members) in closed.waiting.groups {
        hand(InterfaceAttachment.attach(members, to: object, place: place), place: place)
      }
      setRuntimeAttributes(of: object, closed.element)
      hand(CollectionOfOne(object), place: closed.element.key ?? closed.element.name)
    case .container: hand(closed.members, place: closed.element.key ?? closed.element.name)
    case .part, .group: break
    }
  }

  /// Gives objects to the innermost open list or object; those that the object cannot take go on from there when it
  /// ends.
  private mutating func hand(_ members: some Collection<UIKitObject>, place: @autoclosure () -> String) {
    guard !members.isEmpty else { return }
    for index in open.indices.reversed() {
      switch open[index].kind {
      case .container:
        // Only a group stands between a list and one around it: what is in it takes its place.
        open[index].members += members
        return
      case .object:
        open[index].waiting.add(members, place: place())
        return
      case .part, .group: continue
      }
    }
    scenes[scenes.count - 1].roots += members.filter(Self.isRoot)
  }

  /// Whether an object can stand for itself: a gesture recognizer or a look cannot.
  private static func isRoot(_ object: UIKitObject) -> Bool {
    object is UIResponder || object is UIBarItem || object is UINavigationItem
  }

  /// The runtime attribute by which a view chooses a sheet.
  private static let sheetAttribute = "stylesheet"

  private mutating func setRuntimeAttributes(of object: UIKitObject, _ element: InterfaceElement) {
    guard let list = element.child(.userDefinedRuntimeAttributes) else { return }
    let attributes = reader.runtimeAttributes(list)
    links.index.objects.setRuntimeAttributes(attributes, of: object)
    let className = mapping.className(of: type(of: object))
    for attribute in attributes {
      if let name = StyleNameAttribute(rawValue: attribute.keyPath), let names = attribute.string {
        object.setStyleNames(names, for: name)
      } else if attribute.keyPath == Self.sheetAttribute, let name = attribute.string {
        object.styleSheetName = name
      } else if let property = mapping.property(attribute.keyPath, ofClass: className),
        let value = attribute.styleValue.flatMap(property.value)
      {
        property.accessor.set(object, value)
      }
    }
  }
}
