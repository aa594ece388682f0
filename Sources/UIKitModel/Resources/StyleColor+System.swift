import StyleInjection

extension StyleColor {
  /// The colour of UIKit's `UIColor` of that name, by its name only where its components are not known; nil if there is
  /// none.
  ///
  /// - Parameters:
  ///   - name: without `UIColor.` and without `Color` at the end: `systemRed`, `white`.
  ///   - environment: whose appearance and contrast the colour is for: light and normal unless given.
  public static func system(
    named name: String, in environment: StyleEnvironment = StyleEnvironment()
  ) -> StyleColor? {
    guard let appearances = SystemColorTable.table.block(named: name)?.rows else { return nil }
    let contrast = environment.contrast == .high ? "_high_contrast" : ""
    let appearance = environment.appearance.rawValue + contrast
    let row = appearances.first { $0.first == appearance } ?? appearances.first { $0.first == "light" }
    let channels = row?.dropFirst().compactMap(Double.init) ?? []
    guard channels.count == 4 else { return StyleColor(unresolvedName: name) }
    return StyleColor(
      red: channels[0] / 255, green: channels[1] / 255, blue: channels[2] / 255, alpha: channels[3],
      name: name)
  }

  // What fresh objects begin with, at hand without a look into the table.
  static let black = StyleColor(red: 0, green: 0, blue: 0, name: "black")
  static let label = StyleColor(red: 0, green: 0, blue: 0, name: "label")
  static let separator = StyleColor(
    red: 60.0 / 255, green: 60.0 / 255, blue: 67.0 / 255, alpha: 0.29, name: "separator")
  static let systemBackground = StyleColor(red: 1, green: 1, blue: 1, name: "systemBackground")
}
