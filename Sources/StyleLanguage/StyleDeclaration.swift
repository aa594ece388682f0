import StyleDiagnostics

/// One line of a style set: a key path and the value that it is to have.
public struct StyleDeclaration: Sendable, Hashable {
  /// The key path as written, state included.
  public let keyPath: String
  /// Where the key path stands.
  public let keySpan: SourceSpan
  /// The value as written.
  public let value: LocatedStyleValue

  /// A declaration at its place.
  public init(_ keyPath: String, at keySpan: SourceSpan = .start, _ value: LocatedStyleValue) {
    self.keyPath = keyPath
    self.keySpan = keySpan
    self.value = value
  }
}

/// A selector and its declarations.
public struct StyleRule: Sendable, Hashable {
  /// Which views it is for.
  public let selector: StyleSelector
  /// Where the selector's own key stands.
  public let selectorSpan: SourceSpan
  /// The declarations, each key path once, in the order of the file.
  public let declarations: [StyleDeclaration]

  /// A rule at its place.
  public init(
    _ selector: StyleSelector, at selectorSpan: SourceSpan = .start, _ declarations: [StyleDeclaration]
  ) {
    self.selector = selector
    self.selectorSpan = selectorSpan
    self.declarations = declarations
  }
}
