import StyleInjection

/// Setters that UIKit has and does not list, which StyleKit's sheets use.
enum StyleKitVocabulary {
  /// The rows.
  static let rows = names.map { StylePropertyAlias(.stylekit, $0.className, $0.name, .keyPath($0.keyPath)) }

  private static let names: [(className: String, name: String, keyPath: String)] = [
    ("UILabel", "color", "textColor")
  ]
}
