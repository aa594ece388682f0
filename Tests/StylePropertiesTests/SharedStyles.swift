import StyleProperties

/// Styles that sheets of other files use.
enum SharedStyles {
  static let faded = StyleSet(UIViewProperties.self) { $0.alpha(0.5) }
}
