import StyleInjection

/// A rule of a sheet in Swift: which objects it is for, and what it sets on them.
public struct StyleSheetRule: Sendable {
  /// Which objects.
  let selector: StyleSelector
  /// What it sets.
  let settings: [StyleSetting]
  /// Where it is written.
  let place: StyleCodePlace

  /// A rule for objects that have the given properties.
  ///
  /// - Parameters:
  ///   - properties: what the braces are given: `UILabelProperties.self`.
  ///   - subject: which objects; those of the properties' very class where none is given.
  ///   - ancestors: what objects around them must be or carry, the outermost first, at any distance.
  ///   - controller: the class of the nearest view controller; nil for any or none.
  ///   - fileID: where the rule stands, as the next two: diagnostics name the place.
  ///   - line: the line.
  ///   - column: the column.
  ///   - settings: what it sets.
  public init<Properties: StyleObjectProperties>(
    _ properties: Properties.Type, _ subject: StyleSelector.Subject? = nil,
    inside ancestors: [StyleSelector.Subject] = [], in controller: StyleTypeName? = nil,
    fileID: String = #fileID, line: Int = #line, column: Int = #column,
    @StyleSettingBuilder _ settings: (Properties) -> [StyleSetting]
  ) {
    let subject = subject ?? .type(StyleTypeName(Properties.className))
    selector = StyleSelector(subject, inside: ancestors, in: controller)
    self.settings = settings(Properties(path: ""))
    place = StyleCodePlace(fileID, line, column)
  }
}

extension StyleSelector.Subject {
  /// Objects of the properties' class and of its subclasses.
  public static func subclasses(of properties: StyleObjectProperties.Type) -> Self {
    .subtype(StyleTypeName(properties.className))
  }
}
