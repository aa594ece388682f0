import StyleInjection

/// The values that sheets gave to the objects of live documents.
struct StyledValues {
  /// An object, whichever document was loaded last.
  struct Place: Hashable {
    private let path: String
    private let id: String?
    // Xcode gives each object an id; without one those of a class count as one.
    private let className: String?

    init(_ object: WatchReport.Object) {
      path = object.path
      id = object.id
      className = object.id == nil ? object.className : nil
    }
  }

  /// The value of each key path.
  typealias Values = [String: StyleValue]

  private var byDocument: [String: [Place: Values]] = [:]

  /// Notes what a pass did.
  mutating func note(_ changes: [LiveChange]) {
    for change in changes {
      let place = Place(change.object)
      byDocument[change.object.path, default: [:]][place, default: [:]][change.keyPath] =
        change.winner == nil ? nil : change.new
    }
  }

  /// Forgets the objects of all documents but some.
  ///
  /// - Returns: their values.
  mutating func removeValues(besidesThoseOf kept: Set<String>) -> [Place: Values] {
    let removed = byDocument.filter { !kept.contains($0.key) }
    byDocument = byDocument.filter { kept.contains($0.key) }
    return removed.values.reduce(into: [:]) { all, values in all.merge(values) { first, _ in first } }
  }
}
