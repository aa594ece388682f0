/// Spells the values of a sheet by the grammar of another dialect.
struct ConvertedValues {
  /// What could not be spelled.
  private(set) var diagnostics: [Diagnostic] = []

  private let file: SourceFile
  private let source, target: StyleDialect
  private let read, readBack: StyleDecodingContext
  private let variableNames: Set<String>
  /// The types that variables are used as, by their names.
  private var variableTypes: [String: StyleValueType] = [:]

  init(_ sheet: StyleSheet, to target: StyleDialect, resources: any StyleResources) {
    file = sheet.file
    source = sheet.dialect
    self.target = target
    read = StyleDecodingContext(dialect: sheet.dialect, resources: resources)
    readBack = StyleDecodingContext(dialect: target, resources: resources)
    variableNames = Set(sheet.variables.map(\.name))
  }

  mutating func warn(_ message: String, at span: SourceSpan) {
    diagnostics.append(Diagnostic(.convertKeptValue, .warning, message, at: SourceRange(file, span)))
  }

  /// A value as the other dialect spells it.
  ///
  /// - Parameters:
  ///   - property: what it is the value of; nil where that is not known.
  ///   - key: the property's name in messages.
  mutating func value(
    _ value: LocatedStyleValue, of property: ConvertedProperties.Property?, key: String
  ) -> LocatedStyleValue {
    if let reference = reference(value.value) {
      if let property, property.conversion == nil, variableTypes[reference.name] == nil {
        variableTypes[reference.name] = property.type
      }
      return LocatedStyleValue(spelling(of: reference), at: value.span)
    }
    let form = property.map { Form(old: $0.type, new: $0.newType, conversion: $0.conversion) }
    return LocatedStyleValue(spelling(of: value, as: form, key: key), at: value.span)
  }

  /// What types a value has in both dialects.
  private struct Form {
    let old, new: StyleValueType
    /// What makes the one of the other; nil for the value itself.
    let conversion: StylePropertyAlias.Conversion?
  }

  private mutating func spelling(of value: LocatedStyleValue, as form: Form?, key: String) -> RawStyleValue {
    let raw = withReferences(value.value)
    let isSameGrammar = source.valueGrammar == target.valueGrammar
    guard let form else {
      if value.value.isText, !isSameGrammar {
        warn("the value of '\(key)' is kept as it is: the type of the property is not known", at: value.span)
      }
      return raw
    }
    guard let decoded = decode(value.value, as: form.old, in: read) else {
      if !isSameGrammar || form.conversion != nil {
        warn("'\(value.value)' is kept as it is: it cannot be read as the value of '\(key)'", at: value.span)
      }
      return raw
    }
    let meant = form.conversion?.set(.none, decoded) ?? decoded
    let written = target.valueGrammar.write(meant)
    // As it is written, where that means the same and is no way of the other dialect's alone.
    if raw.isDictionary == written.isDictionary, decode(raw, as: form.new, in: readBack) == meant {
      return raw
    }
    if decode(written, as: form.new, in: readBack) != meant {
      warn(
        "'\(value.value)' has no spelling in \(target.rawValue) that means the same: '\(written)' stands for it",
        at: value.span)
    }
    return written
  }

  /// A variable as the other dialect spells it, by the type that it is used as; to be asked for after the rules.
  mutating func variable(_ variable: StyleVariable) -> StyleVariable {
    let type = variableTypes[variable.name] ?? likelyType(variable.value.value)
    let key = source.reference(to: variable.name)
    let value =
      reference(variable.value.value).map(spelling)
      ?? spelling(
        of: variable.value, as: type.map { Form(old: $0, new: $0, conversion: nil) }, key: key)
    return StyleVariable(
      variable.name, at: variable.nameSpan, conditions: variable.conditions,
      LocatedStyleValue(value, at: variable.value.span))
  }

  /// A colour or a font where a text that is used nowhere can be read as one.
  private func likelyType(_ raw: RawStyleValue) -> StyleValueType? {
    guard raw.isText else { return nil }
    return [.color, .font].map { StyleValueType($0) }.first { decode(raw, as: $0, in: read) != nil }
  }

  private func decode(_ raw: RawStyleValue, as type: StyleValueType, in context: StyleDecodingContext)
    -> StyleValue?
  {
    guard case .value(let value, let problems) = context.decode(raw, as: type),
      !problems.contains(where: { $0.severity == .error })
    else { return nil }
    return value
  }

  /// What a text refers to; nil for one that names no variable of the sheet.
  private func reference(_ raw: RawStyleValue) -> StyleReference? {
    guard case .string(let text) = raw, let reference = StyleReference(text, in: source),
      variableNames.contains(reference.name)
    else { return nil }
    return reference
  }

  private func spelling(of reference: StyleReference) -> RawStyleValue {
    .string(target.reference(to: reference.name) + (reference.modifier.map { ":" + $0 } ?? ""))
  }

  /// The value with the other dialect's sign before the names of variables.
  private func withReferences(_ raw: RawStyleValue) -> RawStyleValue {
    switch raw {
    case .array(let items):
      .array(items.map { LocatedStyleValue(withReferences($0.value), at: $0.span) })
    case .dictionary(let entries):
      .dictionary(
        entries.map {
          RawStyleEntry(
            $0.key, at: $0.keySpan, LocatedStyleValue(withReferences($0.value.value), at: $0.value.span))
        })
    default: reference(raw).map(spelling) ?? raw
    }
  }
}

extension RawStyleValue {
  fileprivate var isText: Bool { if case .string = self { true } else { false } }
  fileprivate var isDictionary: Bool { if case .dictionary = self { true } else { false } }
}
