/// Finds near names among the same candidates, for as many names as a reader cares for.
///
/// Every search costs the length of the list, and the names come from untrusted files.
package struct NearestNameSearch: Sendable {
  /// For how many different names a near one is looked for.
  private static let maximumCount = 100

  private let makeCandidates: @Sendable () -> [String]
  private var candidates: [String]?
  private var known: [String: String?] = [:]

  /// A search among candidates, which are asked for once and not before the first name.
  package init(_ candidates: @escaping @Sendable () -> [String]) { makeCandidates = candidates }

  /// The candidate nearest to a name; nil where none is near, or after a hundred other names.
  package mutating func nearest(to name: String) -> String? {
    if let answer = known[name] { return answer }
    guard known.count < Self.maximumCount else { return nil }
    let all = candidates ?? makeCandidates()
    candidates = all
    let answer = NearestName.of(name, in: all)
    known[name] = .some(answer)
    return answer
  }
}
