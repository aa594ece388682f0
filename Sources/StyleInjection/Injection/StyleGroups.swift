/// The groups of objects that rules cannot tell apart.
final class StyleGroups {
  /// What rules ask of objects.
  let elements: StyleElements
  @exclusivity(unchecked) private var groups: [StyleElements.Key: StyleGroup] = [:]
  /// How many groups there may be before the empty ones are looked for.
  private var limit = 1024

  init(_ elements: StyleElements) { self.elements = elements }

  /// The group of an object at its place.
  func group(at place: StyleWalk.Place, of manager: StyleManager?) -> StyleGroup {
    let key = elements.key(at: place)
    if let known = groups[key] {
      known.follow(manager)
      return known
    }
    if groups.count >= limit {
      removeEmpty()
      limit = max(1024, groups.count * 2)
    }
    let path = elements.path(through: place.object, outer: place.surroundings.path)
    let made = StyleGroup(
      elements.element(at: place), rowsName: elements.identity(of: place.object).rowsName,
      inside: StyleGroup.Inside(path: path, elements: elements), manager: manager)
    groups[key] = made
    return made
  }

  /// The groups that have objects.
  var all: some Collection<StyleGroup> { groups.values }

  /// Forgets what rules say of the groups, which may be other ones now.
  func forgetStyles() {
    for group in groups.values { group.style = nil }
  }

  /// Forgets the groups without any object, such as identifiers that were used once.
  func removeEmpty() { groups = groups.filter { !$0.value.isEmpty } }
}
