/// Finds the known name that a misspelt one was probably meant to be.
public enum NearestName {
  /// The candidate with the smallest edit distance, or nil where none is near.
  ///
  /// Letter case costs nothing. A name is near when at most a third of the longer name's characters differ.
  /// Among equally near names the first in alphabetical order is taken, so that the answer does not depend
  /// on the order of the candidates. O(candidates × length²).
  public static func of(_ name: String, in candidates: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().utf8.prefix(maximumLength))
    guard !wanted.isEmpty else { return nil }
    var best: (distance: Int, name: String)?
    for candidate in candidates where candidate != name {
      let other = Array(candidate.lowercased().utf8.prefix(maximumLength))
      let allowed = min(max(wanted.count, other.count) / 3, best?.distance ?? Int.max)
      guard abs(wanted.count - other.count) <= allowed else { continue }
      let distance = editDistance(wanted, other)
      guard distance <= allowed else { continue }
      if let best, (best.distance, best.name) <= (distance, candidate) { continue }
      best = (distance, candidate)
    }
    return best?.name
  }

  /// Longer names are compared by their beginnings: names come from untrusted files.
  private static let maximumLength = 100

  /// The least number of insertions, deletions, replacements and swaps of neighbours between two words.
  static func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in 0..<left.count {
      var current = [row + 1]
      for column in 0..<right.count {
        let replaced = last[column] + (left[row] == right[column] ? 0 : 1)
        var cost = min(replaced, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }
}
