import Foundation
import StyleDiagnostics
import StyleInjection
import UIKitModel

/// An element under inspection, until its end is reached.
struct InterfaceInspectedElement {
  let element: InterfaceElement
  /// The index behind the last descendant.
  let end: Int
  let kind: InterfaceNode.Kind
  /// The object that the element is, or whose part it is.
  let object: UIKitObject?
  /// The properties that attributes and children state.
  let site: InterfacePropertySite?
  /// The property whose value the element is.
  var property: InterfaceProperty?
  /// Whether nothing around it has a place for it: all that it says is lost.
  var isLost = false
  var node: InterfaceNode
  private let row: InterfaceElementRow?
  private let roles: [InterfaceElementRoles]
  /// Whether the properties stated are for certain traits, so that the object does not have them.
  private let isVariation: Bool

  init(
    _ element: InterfaceElement, _ row: InterfaceElementRow?, inside around: Self?,
    _ objects: [UInt32: UIKitObject], _ mapping: InterfaceMapping
  ) {
    self.element = element
    self.row = row
    end = element.end
    isVariation = element.name == "variation"
    let own = InterfaceElementRoles.named[element.name].map { [$0] } ?? []
    switch row?.role {
    case .object(let type):
      kind = .object
      object = objects[element.span.lowerBound]
      site = mapping.site(of: type)
      roles = own + InterfaceElementRoles.ofObjects(type)
    case .part:
      kind = .part
      object = around?.object
      site = object.map { mapping.site(of: type(of: $0), part: element.name, key: element.key) }
      roles = own
    case .value:
      (kind, object, site, roles) = (.value, nil, nil, own)
    case .container, .group, .structure:
      kind = .structure
      (object, site) = isVariation ? (around?.object, around?.site) : (nil, nil)
      roles = own
    case nil:
      (kind, object, site, roles) = (.unknown, nil, nil, own)
    }
    node = InterfaceNode(
      kind: kind, element: element.name, place: element.key ?? around?.listName, range: element.range)
  }

  /// The name under which a list's objects stand; nil for what is no list.
  private var listName: String? {
    switch row?.role {
    case .container: element.key ?? element.name
    case .structure where isTransparent: element.key ?? element.name
    default: isTransparent ? node.place : nil
    }
  }

  /// Whether it only stands around others: they take its place.
  private var isTransparent: Bool {
    switch row?.role {
    case .container, .group: roles.isEmpty
    case .structure: roles.isEmpty && node.roles.isEmpty
    default: false
    }
  }

  /// Adds what ended inside.
  mutating func add(_ inner: Self) {
    if inner.isTransparent {
      node.children += inner.node.children
      node.values += inner.node.values
      return
    }
    switch inner.kind {
    case .value, .part: node.values.append(inner.node)
    case .object, .structure, .unknown: node.children.append(inner.node)
    }
    if inner.kind == .part { node.properties += inner.node.properties }
  }
}

// Roles
extension InterfaceInspectedElement {
  /// Notes a role.
  mutating func state(_ role: String, _ value: StyleValue, at range: SourceRange) {
    node.roles.append(InterfaceNode.Role(name: role, value: value, range: range))
  }

  /// The role of an attribute; nil if it has none.
  func role(of attribute: String) -> InterfaceRole? {
    roles.lazy.compactMap { $0.attributes[attribute] }.first
  }

  /// The role of a keyed child; nil if it has none.
  func childRole(_ key: String) -> InterfaceRole? { roles.lazy.compactMap { $0.children[key] }.first }

  /// Whether an element may stand inside under that key.
  func takes(_ key: String, _ inner: Self) -> Bool {
    if roles.contains(where: \.takesAnyKey) { return true }
    if kind == .unknown { return inner.kind == .object }
    switch inner.kind {
    case .object: return object.map { InterfaceAttachment.isKnown(key, for: $0) } ?? isTransparent
    case .part: return inner.site.map { !$0.isEmpty } ?? false
    case .value, .structure: return false
    case .unknown: return true
    }
  }

  /// What an option set calls an attribute that says YES to a member; nil for other elements.
  func optionMember(_ attribute: String) -> String? {
    guard kind == .value, let member = InterfaceOptionSpelling.named[element.name]?.members[attribute] else {
      return nil
    }
    guard let cases = property?.cases else { return member }
    return member.isEmpty || cases.inOrder.contains(member) ? attribute : nil
  }

  /// The attributes that may stand here.
  var knownAttributes: [String] {
    roles.flatMap(\.attributes.keys) + (site?.attributes.names ?? [])
  }
}

// Properties
extension InterfaceInspectedElement {
  /// Notes a property that an attribute states.
  mutating func state(
    _ property: InterfaceProperty, valueOfAttribute attribute: String, _ element: InterfaceElement,
    at range: SourceRange, _ reader: inout InterfaceValueReader
  ) {
    if let object, !isVariation {
      add(property, property.accessor.get(object), range)
    } else if let value = reader.value(of: attribute, in: element, as: property) {
      add(property, value, range)
    }
  }

  /// Notes a property that a child states.
  mutating func state(
    _ property: InterfaceProperty, valueOf child: InterfaceElement, at range: SourceRange,
    _ reader: inout InterfaceValueReader
  ) {
    if let object, !isVariation {
      add(property, property.accessor.get(object), range)
    } else {
      add(property, reader.value(of: child).flatMap(property.value) ?? .none, range)
    }
  }

  private mutating func add(_ property: InterfaceProperty, _ value: StyleValue, _ range: SourceRange) {
    node.properties.append(InterfaceNode.Property(keyPath: property.keyPath, value: value, range: range))
  }

  /// Notes what an object is.
  mutating func describe(_ document: InterfaceDocument) {
    node.id = element.id
    guard kind == .object, let object else { return }
    if let site, site.isRegistered {
      node.modelClassName = site.className
      node.className = object.customStyleClassName ?? StyleClassName(site.className)
    }
    node.identifiers = object.styleNames(.styleIdentifier).map(Self.identifiers) ?? []
    node.frame = (object as? UIView)?.frame
  }

  private static func identifiers(_ list: String) -> [String] {
    StyleElement.Name.list(list, .styleIdentifier).map(\.name)
  }
}
