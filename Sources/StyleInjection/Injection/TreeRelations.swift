/// What rules for the objects of a tree say of others during a pass: asked anew once a setter has moved an object or changed
/// the rules.
struct TreeRelations {
  private let root: any Styleable
  private var matches: RelatedMatches?
  private var cache: ResolvedStyleCache
  /// How often objects had been moved when it was asked; nil where one left before the pass came to it, which nobody noted.
  private var moveCount: Int?

  /// Asks what rules say now.
  init(
    around root: any Styleable, by cache: ResolvedStyleCache, among elements: StyleElements, moveCount: Int,
    choosing choice: inout StyleSheetChoice
  ) {
    self.root = root
    self.cache = cache
    self.moveCount = moveCount
    matches = cache.relatedMatches(around: root, among: elements, choosing: &choice)
  }

  /// Which relations there are not.
  var diagnostics: [Diagnostic] { matches?.diagnostics ?? [] }

  /// Notes that an object is gone before the pass came to it.
  mutating func noteLoss() { moveCount = nil }

  /// Asks anew where the rules are others now, or objects were moved.
  mutating func follow(
    _ cache: ResolvedStyleCache, among elements: StyleElements, moveCount: Int,
    choosing choice: inout StyleSheetChoice
  ) {
    if self.cache !== cache {
      // What other rules said means nothing to these.
      self.cache = cache
      self.moveCount = nil
      choice = StyleSheetChoice(among: cache.snapshot)
      matches = cache.relatedMatches(around: root, among: elements, choosing: &choice)
    } else if matches != nil, self.moveCount != moveCount {
      matches = cache.relatedMatches(around: root, among: elements, choosing: &choice)
      self.moveCount = moveCount
    }
  }

  /// The matches of an object, which is styled herewith.
  mutating func take(_ object: any Styleable) -> [StyleMatch] { matches?.take(object) ?? [] }

  /// What is left once the pass has come to all objects: asked anew where setters changed something since.
  func rest(
    by cache: ResolvedStyleCache, among elements: StyleElements, moveCount: Int,
    choosing choice: inout StyleSheetChoice
  ) -> RelatedMatches? {
    guard matches != nil, self.moveCount != moveCount || self.cache !== cache else { return matches }
    return cache.relatedMatches(around: root, among: elements, choosing: &choice)
  }
}
