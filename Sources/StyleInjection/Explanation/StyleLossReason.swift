/// Why a declaration does not count.
public enum StyleLossReason: String, Sendable, Hashable, CaseIterable {
  /// Its value cannot be read: a diagnostic says why.
  case unreadable
  /// Its sheet is an earlier one.
  case earlierSheet
  /// It stands in the global layer, the winner in the controller's.
  case weakerLayer
  /// Its selector weighs less by the measure of its dialect.
  case weakerSelector
  /// It goes by a name that stands earlier in the object's list.
  case earlierName
  /// It has fewer conditions.
  case fewerConditions
  /// All else is equal and it stands earlier in the file.
  case earlierInFile

  /// Why the left, which is not stronger, loses to the right.
  init(_ loser: StyleStrength, against winner: StyleStrength) {
    self =
      if loser.sheet != winner.sheet {
        .earlierSheet
      } else if loser.layer != winner.layer {
        .weakerLayer
      } else if loser.selector != winner.selector {
        .weakerSelector
      } else if loser.namePlace != winner.namePlace {
        .earlierName
      } else if loser.conditions != winner.conditions {
        .fewerConditions
      } else {
        .earlierInFile
      }
  }

  /// The reason in words.
  ///
  /// - Parameter dialect: the language of the loser's sheet.
  public func message(in dialect: StyleDialect) -> String {
    switch self {
    case .unreadable: "its value cannot be read"
    case .earlierSheet: "its sheet is an earlier one"
    case .weakerLayer: "the global layer is weaker than a controller's"
    case .weakerSelector: "its selector is weaker: \(dialect.selectorMeasure)"
    case .earlierName: "its name stands earlier in the object's list"
    case .fewerConditions: "it has fewer conditions"
    case .earlierInFile: "it stands earlier in the file"
    }
  }
}

extension StyleDialect {
  /// How `StyleSelectorWeight` compares the dialect's selectors, in words.
  fileprivate var selectorMeasure: String {
    switch self {
    case .plist: "identifiers count first, then types, a class before its superclasses"
    case .stylekit:
      "containment counts first that begins further out, then the deeper one, then the nearer class"
    case .stylist: "the number of its class and name parts counts"
    case .stylish: "only the order of the object's names counts"
    }
  }
}
