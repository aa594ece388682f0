/// What rules ask of live objects: their classes, their names, their controllers and their response paths. Equal ones
/// are one.
final class StyleElements {
  /// An object's class, as sheets and the registry name it.
  final class Identity {
    /// The name that selectors match.
    let name: StyleClassName
    /// The registered class whose rows say what its key paths lead to.
    let rowsName: String
    /// The class and its superclasses, nearest first.
    let classChain: [StyleClassName]
    /// Whether a rule may ask for its objects on a response path, whatever their names.
    let isOnPaths: Bool

    init(name: StyleClassName, rowsName: String, superclasses: [StyleClassName], filter: StylePathFilter?) {
      self.name = name
      self.rowsName = rowsName
      classChain = [name] + superclasses
      isOnPaths = filter?.wants(classChain) ?? true
    }
  }

  /// What two objects have in common that no rule can tell apart.
  struct Key: Hashable {
    let identity: ObjectIdentifier
    let scope: ObjectIdentifier?
    let path: ObjectIdentifier?
    /// The list of names under the commonest attribute.
    let styleIdentifier: String?
    /// The lists under the others and the name of the sheet; empty where there are none of these, which spares room.
    let rest: [String?]
  }

  private struct CustomKey: Hashable {
    let type: ObjectIdentifier
    let name: StyleClassName
  }

  private struct PathKey: Hashable {
    let identity: ObjectIdentifier
    let outer: ObjectIdentifier?
    let names: [StyleElement.Name]
  }

  private let registry: StyleRegistry
  /// What rules ask for on the response path; nil of a source that has no compiled ones.
  let filter: StylePathFilter?
  // Here, in groups and in records accesses are not checked at run time: none calls what could make another. The checks took a
  // twentieth of the time of an object that joins.
  @exclusivity(unchecked) private var identities: [ObjectIdentifier: Identity] = [:]
  @exclusivity(unchecked) private var customIdentities: [CustomKey: Identity] = [:]
  @exclusivity(unchecked) private var paths: [PathKey: StylePath] = [:]
  /// The last controller that was asked for: the objects of one follow each other.
  @exclusivity(unchecked) private var lastScope: (object: ObjectIdentifier, identity: Identity)?

  init(registry: StyleRegistry, filter: StylePathFilter?) {
    self.registry = registry
    self.filter = filter
  }

  /// To be called before each pass: objects may have gone, and others taken their places in memory.
  func beginPass() { lastScope = nil }

  /// The class of an object.
  func identity(of object: any Styleable) -> Identity {
    let type = ObjectIdentifier(type(of: object))
    guard let custom = object.customStyleClassName else {
      if let known = identities[type] { return known }
      let made = makeIdentity(of: object)
      identities[type] = made
      return made
    }
    let key = CustomKey(type: type, name: custom)
    if let known = customIdentities[key] { return known }
    let made = makeIdentity(of: object)
    customIdentities[key] = made
    return made
  }

  /// The class of the controller at a place.
  func scopeIdentity(at place: StyleWalk.Place) -> Identity? {
    guard let scope = place.surroundings.scope else { return nil }
    if let lastScope, lastScope.object == ObjectIdentifier(scope) { return lastScope.identity }
    let identity = identity(of: scope)
    lastScope = (ObjectIdentifier(scope), identity)
    return identity
  }

  /// What an object at its place has in common with others.
  func key(at place: StyleWalk.Place) -> Key {
    let object = place.object
    let (style, styles) = (object.styleNames(.style), object.styleNames(.styles))
    let isPlain = style == nil && styles == nil && place.surroundings.sheetName == nil
    return Key(
      identity: ObjectIdentifier(identity(of: object)),
      scope: scopeIdentity(at: place).map(ObjectIdentifier.init),
      path: place.surroundings.path.map(ObjectIdentifier.init),
      styleIdentifier: object.styleNames(.styleIdentifier),
      rest: isPlain ? [] : [style, styles, place.surroundings.sheetName])
  }

  /// What rules are asked about an object at its place.
  func element(at place: StyleWalk.Place) -> StyleElement {
    element(
      of: place.object, in: scopeIdentity(at: place), path: place.surroundings.path?.steps ?? [],
      sheetName: place.surroundings.sheetName)
  }

  /// What rules are asked about an object with all of its response path.
  func wholeElement(of object: any Styleable, in scope: Identity?, sheetName: String?) -> StyleElement {
    let ancestors = sequence(first: object) { $0.styleParent }.dropFirst()
    return element(of: object, in: scope, path: ancestors.map(step), sheetName: sheetName)
  }

  /// The response path behind an object's children; nil where no rule asks for any of it.
  func path(through object: any Styleable, outer: StylePath?) -> StylePath? {
    guard let filter, !filter.isEmpty else { return nil }
    // Other names than rules ask for may be as many as there are objects.
    let (identity, names) = (identity(of: object), filter.wanted(of: names(of: object)))
    guard identity.isOnPaths || !names.isEmpty else { return outer }
    let key = PathKey(
      identity: ObjectIdentifier(identity), outer: outer.map(ObjectIdentifier.init), names: names)
    if let known = paths[key] { return known }
    let made = StylePath(StyleElement.Step(classChain: identity.classChain, names: names), outer: outer)
    paths[key] = made
    return made
  }

  /// A walk over the tree of an object, which begins with what stands behind it.
  func walk(from object: any Styleable, choosing choice: StyleSheetChoice) -> StyleWalk {
    StyleWalk(object, path: path(behind: object), sheetName: choice.sheetName(behind: object))
  }

  /// Where an object stands.
  func place(of object: any Styleable, choosing choice: inout StyleSheetChoice) -> StyleWalk.Place? {
    var walk = walk(from: object, choosing: choice)
    return walk.next(chooseSheet: { choice.sheetName(of: $0, inherited: $1) })
  }

  /// The place of an object that a walk has come to, after some object's place or names changed during the walk; nil where
  /// it is below the root no more.
  func current(
    _ object: any Styleable, below root: any Styleable, choosing choice: inout StyleSheetChoice
  ) -> StyleWalk.Place? {
    let isBelow = sequence(first: object) { $0.styleParent }.contains { $0 === root }
    return isBelow ? place(of: object, choosing: &choice) : nil
  }

  private func path(behind object: any Styleable) -> StylePath? {
    guard let filter, !filter.isEmpty else { return nil }
    var ancestors: [any Styleable] = []
    var path: StylePath?
    for ancestor in sequence(first: object, next: { $0.styleParent }).dropFirst() {
      // A live object has followed what became of its names and its place.
      if let inside = ancestor.styleRecord?.group?.inside, inside.elements === self {
        path = inside.path
        break
      }
      ancestors.append(ancestor)
    }
    return ancestors.reversed().reduce(path) { self.path(through: $1, outer: $0) }
  }

  private func step(of object: any Styleable) -> StyleElement.Step {
    let identity = identity(of: object)
    return StyleElement.Step(classChain: identity.classChain, names: names(of: object))
  }

  private func element(
    of object: any Styleable, in scope: Identity?, path: [StyleElement.Step], sheetName: String?
  ) -> StyleElement {
    let identity = identity(of: object)
    return StyleElement(
      classChain: identity.classChain, names: names(of: object), controller: scope?.name,
      path: path, stylesheet: sheetName)
  }

  private func names(of object: any Styleable) -> [StyleElement.Name] {
    var names: [StyleElement.Name] = []
    for attribute in StyleNameAttribute.allCases {
      if let list = object.styleNames(attribute) { names += StyleElement.Name.list(list, attribute) }
    }
    return names
  }

  private func makeIdentity(of object: any Styleable) -> Identity {
    let model = registry.nearestClass(of: object)
    let name = object.customStyleClassName ?? registry.className(of: type(of: object))
    let registered = registry.styleClass(named: name.name).flatMap { $0.describes(object) ? $0 : nil }
    let rows = registered ?? model
    let chain = rows.map { registry.chain(of: $0.name) } ?? []
    let superclasses = chain.map { StyleClassName($0.name, module: $0.module) }.filter {
      $0.name != name.name
    }
    return Identity(name: name, rowsName: rows?.name ?? name.name, superclasses: superclasses, filter: filter)
  }
}
