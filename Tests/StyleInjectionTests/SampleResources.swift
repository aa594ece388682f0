import StyleInjection

/// A few fonts, colours, images and text styles.
struct SampleResources: StyleResources {
  private static let faces = [
    "Helvetica Neue": "HelveticaNeue", "HelveticaNeue": "HelveticaNeue",
    "AvenirNext-DemiBold": "AvenirNext-DemiBold",
    "Avenir Next": "AvenirNext-Regular", "AvenirNext-Regular": "AvenirNext-Regular",
  ]
  private static let colors = [
    "brandBlue": StyleColor(red: 0, green: 0, blue: 1), "systemRed": StyleColor(red: 1, green: 0, blue: 0),
    "Farbe (alt)": StyleColor(white: 0.5), "clear": StyleColor(white: 0, alpha: 0),
  ]
  private static let styles = ["body": 17.0, "title2": 22.0]

  func fontFace(named name: String) -> String? { Self.faces[name] }
  var fontNames: [String] { Array(Self.faces.keys) }
  func color(named name: String) -> StyleColor? { Self.colors[name] }
  var colorNames: [String] { Array(Self.colors.keys) }
  func hasImage(named name: String) -> Bool? { imageNames.contains(name) }
  var imageNames: [String] { ["icon-home", "tabs/home", "a b.c_d", "Größe"] }
  func textStyleFont(named name: String) -> StyleFont? {
    Self.styles[name].map { StyleFont(.system(weight: .regular, italic: false), size: $0, textStyle: name) }
  }
  var textStyleNames: [String] { Self.styles.keys.sorted() }
}
