import StyleInjection

/// What the dialects call properties of UIKit's classes, a table for each dialect.
enum UIKitVocabulary {
  /// All rows.
  static var rows: [StylePropertyAlias] {
    StyleKitVocabulary.rows + StylistVocabulary.rows + StylishVocabulary.rows
  }
}
