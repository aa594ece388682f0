// Objects that are asked for under a property's name, be it through the registry or in Swift.
extension UIKitObject {
  /// The object under a property's name; made when it is first asked for.
  final func part<Part: UIKitObject>(_ name: String) -> Part {
    if let known: Part = partIfLoaded(name) { return known }
    let made = Part()
    setPart(name, made)
    return made
  }

  /// The object under a property's name; nil for none.
  final func partIfLoaded<Part: UIKitObject>(_ name: String) -> Part? { tableObject(name) as? Part }

  /// Puts an object under a property's name, and lets go of the one that it replaces.
  final func setPart(_ name: String, _ part: UIKitObject?) {
    adopt(part, instead: tableObject(name))
    setTableObject(part, for: name)
  }
}
