/// A declaration with what its key path leads to and what its value means there.
struct StyleCandidate {
  let match: StyleMatch
  let target: StyleTarget
  let value: StyleContribution.Value
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
}

extension StyleContribution {
  /// The part of a winner in its stored value.
  convenience init(_ winner: StyleWinner) {
    let own = winner.candidate
    self.init(
      own.match, beaten: winner.beaten.filter(\.value.isReadable).map(\.match), target: own.target,
      value: own.value,
      overridden: winner.beaten.map(\.target).filter { !$0.isSameProperty(as: own.target) })
  }
}
