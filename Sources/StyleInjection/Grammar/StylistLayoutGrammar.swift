/// What Stylist says of a view's size: `30`, `<=30`, `>=30`, and its ratio of width to height: `0.5`, `1/2`, or `2:1`
/// from height to width.
enum StylistLayoutGrammar {
  /// A value of the type of that name; `.notMine` for an app's own type.
  static func read(_ raw: RawStyleValue, asTypeNamed name: String) -> StyleDecodingResult {
    switch name {
    case StyleSizeLimit.styleTypeName: readLimit(raw)
    case StyleAspectRatio.styleTypeName: readRatio(raw)
    default: .notMine
    }
  }

  /// Nil for an app's own type.
  static func write(_ value: StyleCustomValue) -> String? {
    if let limit = value.base as? StyleSizeLimit {
      let sign = relations.first { $0.relation == limit.relation && limit.relation != .equal }?.sign ?? ""
      return sign + PlistNumberGrammar.spelling(limit.points)
    }
    return (value.base as? StyleAspectRatio).map { PlistNumberGrammar.spelling($0.widthToHeight) }
  }

  private static let relations: [(sign: String, relation: StyleSizeLimit.Relation)] = [
    ("<=", .lessThanOrEqual), (">=", .greaterThanOrEqual), ("==", .equal),
  ]

  private static func readLimit(_ raw: RawStyleValue) -> StyleDecodingResult {
    var relation = StyleSizeLimit.Relation.equal
    var number = raw
    if let text = raw.trimmedText, let known = relations.first(where: { text.hasPrefix($0.sign) }) {
      relation = known.relation
      number = .string(String(text.dropFirst(known.sign.count)))
    }
    return PlistNumberGrammar.number(number).decoded { points in
      .value(StyleSizeLimit(relation, points).styleValue)
    }
  }

  private static func readRatio(_ raw: RawStyleValue) -> StyleDecodingResult {
    if let text = raw.trimmedText {
      for separator in ["/", ":"] {
        let parts = text.split(separator: separator, omittingEmptySubsequences: false).map {
          PlistNumberGrammar.number(.string(String($0)))
        }
        guard parts.count == 2, case .success(let first) = parts[0], case .success(let second) = parts[1]
        else {
          continue
        }
        return ratio(separator == "/" ? first / second : second / first, raw)
      }
    }
    guard case .success(let number) = PlistNumberGrammar.number(raw) else { return wrongRatio(raw) }
    return ratio(number, raw)
  }

  private static func ratio(_ ratio: Double, _ raw: RawStyleValue) -> StyleDecodingResult {
    guard ratio.isFinite, ratio > 0 else { return wrongRatio(raw) }
    return .value(StyleAspectRatio(widthToHeight: ratio).styleValue)
  }

  private static func wrongRatio(_ raw: RawStyleValue) -> StyleDecodingResult {
    .failure(
      StyleDecodingProblem(
        .valueGeometry, "'\(raw)' is not a ratio: write width/height, height:width or a number greater than 0"
      ))
  }
}
