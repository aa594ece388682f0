import StyleDiagnostics
import StyleSyntax

/// The comments of sheets by the keys that they speak of.
struct DraftComments {
  /// A comment and where it stands.
  struct Placed {
    let comment: WrittenComment
    let span: SourceSpan
    let file: SourceFile
  }

  private struct Key: Hashable {
    let file: SourceFile
    let offset: UInt32
  }

  private var byKey: [Key: [Placed]] = [:]
  private var end: [Placed] = []

  init(_ sheets: [StyleSheet]) {
    for sheet in sheets { add(sheet) }
  }

  /// The comments on a key, which are handed on once.
  mutating func take(on span: SourceSpan, in file: SourceFile) -> [Placed] {
    byKey.removeValue(forKey: Key(file: file, offset: span.lowerBound)) ?? []
  }

  /// The comments behind the last key.
  mutating func takeEnd() -> [Placed] {
    defer { end = [] }
    return end
  }

  /// The comments on keys that were not asked for.
  mutating func takeRest() -> [Placed] {
    defer { byKey = [:] }
    return byKey.values.flatMap(\.self)
  }

  /// A comment that ends a line speaks of the key or the value on it, any other of the next key.
  private mutating func add(_ sheet: StyleSheet) {
    let places = sheet.commentedPlaces
    let keys = Set(places.map(\.key.lowerBound)).sorted()
    let ends = places.map { (end: $0.end, key: $0.key.lowerBound) }.sorted { $0.end < $1.end }
    var nextKey = 0
    var nextEnd = 0
    for comment in SourceComments.all(in: sheet.file, sheet.commentStyle) {
      while nextKey < keys.count, keys[nextKey] < comment.span.upperBound { nextKey += 1 }
      while nextEnd < ends.count, ends[nextEnd].end <= comment.span.lowerBound { nextEnd += 1 }
      let before = nextEnd > 0 ? ends[nextEnd - 1] : nil
      let isOnLine =
        comment.isTrailing && before.map { sheet.isOneLine($0.end, comment.span.lowerBound) } == true
      let placed = Placed(
        comment: WrittenComment(comment.text, isTrailing: isOnLine), span: comment.span, file: sheet.file)
      if isOnLine, let before {
        byKey[Key(file: sheet.file, offset: before.key), default: []].append(placed)
      } else if nextKey < keys.count {
        byKey[Key(file: sheet.file, offset: keys[nextKey]), default: []].append(placed)
      } else {
        end.append(placed)
      }
    }
  }
}

extension StyleSheet {
  /// The keys that comments can speak of, each once with its own end and once with that of its value.
  fileprivate var commentedPlaces: [(key: SourceSpan, end: UInt32)] {
    let declarations = rules.flatMap(\.declarations)
    let keys =
      rules.map(\.selectorSpan) + controllers.map(\.span) + declarations.map(\.keySpan)
      + variables.map(\.nameSpan) + includes.map(\.span)
    return keys.map { ($0, $0.upperBound) }
      + declarations.map { ($0.keySpan, $0.value.span.upperBound) }
      + variables.map { ($0.nameSpan, $0.value.span.upperBound) }
  }

  fileprivate var commentStyle: SourceComments.Style {
    switch StyleSheetSyntax.detect(file.bytes, for: dialect) {
    case .json: .slashes
    case .yaml, .empty: .hash
    case .propertyList: file.bytes.first { $0 > 0x20 } == UInt8(ascii: "<") ? .markup : .slashes
    }
  }

  fileprivate func isOneLine(_ start: UInt32, _ end: UInt32) -> Bool {
    guard start <= end, Int(end) <= file.bytes.count else { return false }
    return !file.bytes[Int(start)..<Int(end)].contains { $0 == 0x0A || $0 == 0x0D }
  }
}

extension WrittenComment {
  /// Whether XML and YAML can hold it.
  var canStand: Bool {
    text.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0x85: true
      case 0xFEFF, 0xFFFE, 0xFFFF: false
      default: scalar.value >= 0xA0
      }
    }
  }
}
