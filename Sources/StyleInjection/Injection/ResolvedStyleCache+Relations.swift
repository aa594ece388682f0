extension ResolvedStyleCache {
  /// What rules for any object of the tree that an object stands in say of others; nil where no sheet has relations.
  ///
  /// The tree is walked whole: what stands outside of a pass may reach into it.
  func relatedMatches(
    around object: any Styleable, choosing choice: inout StyleSheetChoice
  ) -> RelatedMatches? {
    guard usesRelations else { return nil }
    var top = object
    while let parent = top.styleParent { top = parent }
    var related = RelatedMatches()
    var walk = StyleWalk(top)
    while let place = walk.next(
      pathThrough: path(through:outer:), chooseSheet: { choice.sheetName(of: $0, inherited: $1) })
    {
      for match in relationalMatches(at: place) {
        follow(match, from: place.object, into: &related)
      }
    }
    return related
  }

  /// Adds a match to the object that its relations lead to; none where one of them is absent.
  private func follow(_ match: StyleMatch, from object: any Styleable, into related: inout RelatedMatches) {
    var current = object
    for relation in match.declaration.relations {
      let (name, rows) = rows(of: current)
      guard let row = rows.relation(named: relation.name) else {
        return related.report(match.unknown(relation, of: name, among: rows.relationNames))
      }
      guard let next = row.object(from: current) else { return }
      current = next
    }
    related.add(match.atRelatedObject, to: current)
  }
}
