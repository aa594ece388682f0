import StyleInjection

/// A named style: what is set together, for objects of a class and its subclasses.
///
/// In a rule it is called with the object: `card($0)`, or with one that it holds: `card($0.contentView)`. What the
/// rule sets behind it replaces what the style sets.
public struct StyleSet<Properties: StyleObjectProperties>: Sendable {
  private let settings: @Sendable (Properties) -> [StyleSetting]

  /// A style of what is set between the braces.
  public init(
    _ properties: Properties.Type,
    @StyleSettingBuilder _ settings: @escaping @Sendable (Properties) -> [StyleSetting]
  ) {
    self.settings = settings
  }

  /// Sets it all on an object.
  public func callAsFunction(
    _ properties: Properties, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) -> StyleSetting {
    StyleSetting(settings(properties).flatMap(\.declarations)).used(at: StyleCodePlace(fileID, line, column))
  }
}
