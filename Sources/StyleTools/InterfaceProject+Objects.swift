import InterfaceBuilder
import StyleInjection

extension InterfaceProject {
  /// The objects that stand in no other one, each with the place of its document: a controller of one scene may contain
  /// those of others.
  var topmostObjects: [(place: Int, root: any Styleable)] {
    var seen: Set<ObjectIdentifier> = []
    return documents.enumerated().flatMap { place, source in
      source.scenes.flatMap(\.roots).compactMap { root in
        let top = root.topmostObject
        guard seen.insert(ObjectIdentifier(top)).inserted else { return nil }
        return (documentIndex(of: top) ?? place, top)
      }
    }
  }
}
