/// A declaration with what its key path leads to and what its value means there.
struct StyleCandidate {
  let match: StyleMatch
  let target: StyleTarget
  /// Nil where the value could not be read.
  let value: StyleWrite.Value?

  /// Whether the value could be read.
  var isReadable: Bool { value != nil }
}

/// A candidate that no other one covers, and those that it covers.
struct StyleWinner {
  let candidate: StyleCandidate
  /// Those that lost to it, the strongest first, those that could not be read behind all others.
  fileprivate(set) var beaten: [StyleCandidate] = []

  /// The winners among candidates for one storage, the weakest first.
  ///
  /// - Parameter candidates: the strongest first, those that could not be read behind all others.
  static func all(among candidates: [StyleCandidate]) -> [StyleWinner] {
    var winners: [StyleWinner] = []
    for candidate in candidates {
      if let index = winners.firstIndex(where: { $0.candidate.target.covers(candidate.target) }) {
        winners[index].beaten.append(candidate)
      } else {
        winners.append(StyleWinner(candidate: candidate))
      }
    }
    return winners.reversed()
  }

  /// Its part in the stored value; nil where its value could not be read.
  var part: StyleWrite.Part? {
    candidate.value.map {
      StyleWrite.Part(target: candidate.target, value: $0, keyPath: candidate.match.declaration.keyPath)
    }
  }

  /// What it decides.
  var decision: StyleDecision {
    let beaten = beaten.filter(\.isReadable).map(\.match)
    if case .absolute(let value) = candidate.value {
      return StyleDecision(candidate.match, beaten: beaten, value: value)
    }
    return StyleDecision(candidate.match, beaten: beaten, value: nil)
  }
}
