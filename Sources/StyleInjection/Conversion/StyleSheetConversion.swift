/// Turns the keys and values of a sheet into those of another dialect.
///
/// A value is read as its property's type by the grammar of the one dialect and spelled by the other's. Of what cannot be
/// turned so the sheet keeps what is written, with a warning.
public struct StyleSheetConversion {
  private var properties: ConvertedProperties
  private let resources: any StyleResources

  /// A conversion with the classes that say which property has which type.
  ///
  /// - Parameters:
  ///   - registry: the classes that can be styled.
  ///   - resources: what exists beside the sheet: names that are not there are told by styling.
  public init(registry: StyleRegistry, resources: any StyleResources) {
    properties = ConvertedProperties(registry: registry)
    self.resources = resources
  }

  /// The sheet in another dialect, with what could not be turned, in the order of the file.
  public mutating func converted(_ sheet: StyleSheet, to dialect: StyleDialect) -> (
    sheet: StyleSheet, diagnostics: [Diagnostic]
  ) {
    guard sheet.dialect != dialect else { return (sheet, []) }
    var values = ConvertedValues(sheet, to: dialect, resources: resources)
    let rules = sheet.rules.map { rule in
      let classNames = rule.selector.subject.typeNames
      let declarations = rule.declarations.map { declaration in
        self.declaration(declaration, ofClasses: classNames, from: sheet.dialect, to: dialect, &values)
      }
      return StyleRule(rule.selector.withoutSpelling, at: rule.selectorSpan, declarations)
    }
    // The rules say which types the variables have.
    let variables = sheet.variables.map { values.variable($0) }
    let converted = StyleSheet(
      file: sheet.file, dialect: dialect, rules: rules, controllers: sheet.controllers,
      variables: variables, includes: sheet.includes)
    return (converted, values.diagnostics.sorted { $0.range.span.lowerBound < $1.range.span.lowerBound })
  }

  private mutating func declaration(
    _ declaration: StyleDeclaration, ofClasses classNames: [String], from source: StyleDialect,
    to target: StyleDialect, _ values: inout ConvertedValues
  ) -> StyleDeclaration {
    // What another object's properties are called is not known here.
    let isOwn = declaration.relations.isEmpty
    let found = properties.property(
      declaration.keyPath, ofClasses: isOwn ? classNames : [], from: source, to: target)
    if let found, found.isLost {
      values.warn(
        "'\(declaration.keyPath)' is kept as it is: \(target.rawValue) has no such property",
        at: declaration.keySpan)
    }
    let value = values.value(declaration.value, of: found, key: declaration.keyPath)
    return StyleDeclaration(
      found?.keyPath ?? declaration.keyPath, at: declaration.keySpan, of: declaration.relations,
      when: declaration.conditions, value)
  }
}

extension StyleSelector {
  /// The same selector, spelled as the plist dialect does.
  fileprivate var withoutSpelling: StyleSelector {
    StyleSelector(subject, inside: ancestors, in: controller)
  }
}

extension StyleSelector.Subject {
  /// The classes that it names, without their modules.
  fileprivate var typeNames: [String] {
    parts.compactMap { part in
      switch part {
      case .type(let type), .subtype(let type): type.lastComponent
      case .identifier, .all: nil
      }
    }
  }
}
