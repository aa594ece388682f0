/// What declarations have in common that rank alike against all others, but for what their rules name alike.
struct RankShape: Hashable {
  let sheet: Int
  let hasController: Bool
  /// The subject's class where it is known: what it inherits from decides.
  let knownClass: String?
  let isOfClass, isExact: Bool
  let nameCount, ancestorCount, identifierCount, typeCount: Int
  let conditions: [StyleCondition]

  /// What rules of two shapes may name alike.
  func likenesses(with other: RankShape) -> [RuleLikeness] {
    var kinds: [(likeness: RuleLikeness, isPossible: Bool, isSure: Bool)] = []
    kinds.append((.names, nameCount == other.nameCount, nameCount + other.nameCount == 0))
    kinds.append(
      (.ancestors, ancestorCount == other.ancestorCount, ancestorCount + other.ancestorCount == 0))
    kinds.append((.controller, hasController == other.hasController, !hasController && !other.hasController))
    let isOneClass = isOfClass == other.isOfClass && knownClass == other.knownClass
    kinds.append((.type, isOneClass, isOneClass && (knownClass != nil || !isOfClass)))
    return RuleLikeness.allCases.filter { likeness in
      kinds.allSatisfy { likeness.contains($0.likeness) ? $0.isPossible : !$0.isSure }
    }
  }
}
