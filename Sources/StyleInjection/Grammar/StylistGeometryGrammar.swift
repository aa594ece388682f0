/// Geometry as in the plist dialect; a size of one number is a square.
enum StylistGeometryGrammar {
  static func read(_ raw: RawStyleValue, as kind: StyleValueType.Kind) -> StyleDecodingResult {
    if case .size = kind, case .success(let side) = PlistNumberGrammar.number(raw) {
      return .value(.size(.init(width: side, height: side)))
    }
    return PlistGeometryGrammar.read(raw, as: kind)
  }
}
