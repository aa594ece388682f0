/// Geometry as in the plist dialect; one number alone is both of a size, a point or an offset.
enum StylistGeometryGrammar {
  static func read(_ raw: RawStyleValue, as kind: StyleValueType.Kind) -> StyleDecodingResult {
    guard case .success(let number) = PlistNumberGrammar.number(raw) else {
      return PlistGeometryGrammar.read(raw, as: kind)
    }
    return switch kind {
    case .size: .value(.size(.init(width: number, height: number)))
    case .point: .value(.point(.init(x: number, y: number)))
    case .offset: .value(.offset(StyleOffset(horizontal: number, vertical: number)))
    default: PlistGeometryGrammar.read(raw, as: kind)
    }
  }
}
