import StyleDiagnostics

/// A style of a theme as it is written.
struct StylistStyle {
  /// Another style whose properties it has, too.
  struct Parent {
    /// The key of that style.
    let name: String
    let span: SourceSpan
  }

  /// The key: the selector, and what other styles name it by.
  let key: String
  let keySpan: SourceSpan
  /// Nil where the key cannot be read: other styles may have its properties all the same.
  let selector: StyleSelector?
  /// Its own properties.
  let declarations: [StyleDeclaration]
  /// The styles that it lists, the strongest first.
  let parents: [Parent]
}
