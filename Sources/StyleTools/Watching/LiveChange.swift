import StyleDiagnostics
import StyleInjection

/// A new value of an object of a live document.
struct LiveChange {
  let object: WatchReport.Object
  let keyPath: String
  var old: StyleValue
  let new: StyleValue
  /// The declaration that counts; nil where none does any more.
  let winner: StyleMatch?

  /// The change as it is told.
  ///
  /// - Parameter dialect: how to spell values that no rule gives.
  func told(spelledIn dialect: StyleDialect) -> WatchReport.Change {
    let dialect = winner?.origin.dialect ?? dialect
    var spellings = (old.spelling(in: dialect), new.spelling(in: dialect))
    if spellings.0 == spellings.1 {
      // Of one name, which means something else now.
      spellings = (old.unnamed.spelling(in: dialect), new.unnamed.spelling(in: dialect))
    }
    return WatchReport.Change(
      object: object, keyPath: keyPath, old: spellings.0, new: spellings.1,
      rule: winner.map { .init(selector: $0.origin.selector, origin: $0.origin.range) })
  }
}

extension StyleValue {
  /// A colour as its components, without the name that it has.
  fileprivate var unnamed: StyleValue {
    switch self {
    case .color(let color): .color(color.unnamed)
    case .cgColor(let color): .cgColor(StyleCGColor(color.color.unnamed))
    default: self
    }
  }
}

extension StyleColor {
  fileprivate var unnamed: StyleColor {
    guard colorSpace != .unresolved else { return self }
    return StyleColor(colorSpace: colorSpace, components.x, components.y, components.z, alpha: alpha)
  }
}
