import StyleInjection

/// What the dialects call properties of UIKit's classes, a table for each dialect.
enum UIKitVocabulary {
  /// The rows of a dialect; the property lists' names are those of the properties themselves.
  static func rows(of dialect: StyleDialect) -> [StylePropertyAlias] {
    switch dialect {
    case .plist: []
    case .stylekit: StyleKitVocabulary.rows
    case .stylist: StylistVocabulary.rows
    case .stylish: StylishVocabulary.rows
    }
  }
}
