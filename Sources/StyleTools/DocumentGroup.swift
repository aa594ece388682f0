import InterfaceBuilder

/// Documents that refer to each other: they are loaded together and linked.
struct DocumentGroup: Sendable, Hashable {
  /// The places of the documents among all, in order.
  let places: [Int]
  /// Their paths.
  let paths: [String]

  /// Divides documents into the smallest groups such that no reference leads from one to another. The groups are in the
  /// order of their first documents. O(documents and references).
  ///
  /// - Parameter referencedNames: the names of the storyboards to which the document at a path refers.
  static func groups(of paths: [String], referencedNames: (String) -> Set<String>) -> [DocumentGroup] {
    let storyboards = paths.indices.filter { paths[$0].lowercased().hasSuffix(".storyboard") }
    guard storyboards.count > 1 else { return paths.indices.map { DocumentGroup([$0], of: paths) } }
    let byName = Dictionary(grouping: storyboards) { name(of: paths[$0]) }
    var neighbours: [Int: [Int]] = [:]
    for place in storyboards {
      for other in referencedNames(paths[place]).flatMap({ byName[$0] ?? [] }) where other != place {
        neighbours[place, default: []].append(other)
        neighbours[other, default: []].append(place)
      }
    }
    var seen: Set<Int> = []
    return paths.indices.compactMap { start in
      guard seen.insert(start).inserted else { return nil }
      var reached = [start]
      var next = 0
      while next < reached.count {
        reached += (neighbours[reached[next]] ?? []).filter { seen.insert($0).inserted }
        next += 1
      }
      return DocumentGroup(reached.sorted(), of: paths)
    }
  }

  private init(_ places: [Int], of paths: [String]) {
    self.places = places
    self.paths = places.map { paths[$0] }
  }

  private static func name(of path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    return String(file.dropLast(".storyboard".count))
  }
}
