/// Spells the values of sheets by the grammar of another dialect.
struct ConvertedValues {
  /// What types a value has in both dialects.
  struct Form {
    let old, new: StyleValueType
    /// What makes the one of the other; nil for the value itself.
    var conversion: StylePropertyAlias.Conversion?

    /// The form of a value of one type in both.
    init(_ type: StyleValueType) { (old, new) = (type, type) }

    /// The form of a property's values.
    init(_ property: ConvertedProperties.Property) {
      (old, new, conversion) = (property.type, property.newType, property.conversion)
    }
  }

  /// What could not be spelled.
  private(set) var diagnostics: [Diagnostic] = []

  let target: StyleDialect
  private let resources: any StyleResources
  private let sourceVariables: StyleVariables
  private let variableNames: Set<String>
  /// Those that have other values under conditions.
  private let conditionalNames: Set<String>
  /// The variables as the other dialect spells them; the original ones until these are known.
  private var targetVariables: StyleVariables
  /// The forms in which variables are used, by their names.
  var uses: [String: [Form]] = [:]
  private var file: SourceFile
  var source: StyleDialect
  var read: [StyleDecodingContext] = []
  var readBack: [StyleDecodingContext] = []

  /// Values of the given sheets, the weakest first; never empty.
  init(_ sheets: [StyleSheet], to target: StyleDialect, resources: any StyleResources) {
    self.target = target
    self.resources = ConvertedResources(known: resources)
    let variables = sheets.flatMap(\.variables)
    variableNames = Set(variables.map(\.name))
    conditionalNames = Set(variables.filter { !$0.conditions.isEmpty }.map(\.name))
    sourceVariables = StyleVariables(sheets)
    targetVariables = sourceVariables
    file = sheets[0].file
    source = sheets[0].dialect
    enter(sheets[0])
  }

  /// Goes on with the values of a sheet.
  mutating func enter(_ sheet: StyleSheet) {
    file = sheet.file
    source = sheet.dialect
    read = contexts(source, sourceVariables)
    readBack = contexts(target, targetVariables)
  }

  /// Takes the variables as they are spelled now.
  mutating func takeVariables(_ variables: [StyleVariable]) {
    targetVariables = StyleVariables([
      StyleSheet(file: file, dialect: target, rules: [], variables: variables)
    ])
  }

  private func contexts(_ dialect: StyleDialect, _ variables: StyleVariables) -> [StyleDecodingContext] {
    ConvertedMeaning.environments.map {
      StyleDecodingContext(dialect: dialect, resources: resources, variables: variables, environment: $0)
    }
  }

  /// Tells of a key or value that may mean something else.
  mutating func warn(
    _ message: String, _ severity: Diagnostic.Severity = .warning, at span: SourceSpan
  ) {
    diagnostics.append(Diagnostic(.convertKeptValue, severity, message, at: SourceRange(file, span)))
  }

  private mutating func lose(_ message: String, at span: SourceSpan) {
    diagnostics.append(Diagnostic(.convertNoForm, .warning, message, at: SourceRange(file, span)))
  }

  /// A declaration of the dialect itself. Stylist's numbers are read as text, and are to be written without quotes again.
  func unchanged(_ declaration: StyleDeclaration) -> StyleDeclaration {
    let value = declaration.value
    let place = Int(value.span.lowerBound)
    guard source == .stylist, value.value.isText, file.bytes.indices.contains(place),
      !"\"'".utf8.contains(file.bytes[place]), value.value.withNumbers.description == value.value.description
    else { return declaration }
    return StyleDeclaration(
      declaration.keyPath, at: declaration.keySpan, of: declaration.relations, when: declaration.conditions,
      LocatedStyleValue(value.value.withNumbers, at: value.span))
  }

  /// A value as the other dialect spells it; nil, and a diagnostic, where it has no spelling.
  ///
  /// - Parameters:
  ///   - form: nil where its type is not known.
  ///   - key: the property's name in messages.
  mutating func value(_ value: LocatedStyleValue, as form: Form?, key: String) -> LocatedStyleValue? {
    guard let form else { return unknown(value, key: key) }
    guard
      let meant = ConvertedMeaning(value.value, as: form.old, conversion: form.conversion, in: read)
    else {
      let kept = LocatedStyleValue(withReferences(value.value), at: value.span)
      warn("'\(value.value)' is kept as it is: it cannot be read as the value of '\(key)'", at: value.span)
      return kept
    }
    let candidates = self.candidates(for: value.value, as: form, meaning: meant)
    for isSpotless in [true, false] {
      for candidate in candidates {
        let again = ConvertedMeaning(
          candidate.asRead(in: target), as: form.new, isSpotless: isSpotless, in: readBack)
        guard again == meant else { continue }
        if references(in: value.value).isEmpty || !references(in: candidate, of: target).isEmpty {
          return LocatedStyleValue(candidate, at: value.span)
        }
        guard references(in: value.value).isDisjoint(with: conditionalNames) else { continue }
        warn("the variable in '\(key)' is written out: it has another spelling there", at: value.span)
        return LocatedStyleValue(candidate, at: value.span)
      }
    }
    let near =
      meant.value.isUnresolved
      ? nil : candidates.last { ConvertedMeaning($0.asRead(in: target), as: form.new, in: readBack) != nil }
    guard let near else {
      lose(
        "'\(key)' has no form in \(target.rawValue): '\(value.value)' cannot be spelled there", at: value.span
      )
      return nil
    }
    warn(
      "'\(value.value)' has no spelling in \(target.rawValue) that means the same: '\(near)' stands for it",
      at: value.span)
    return LocatedStyleValue(near, at: value.span)
  }

  /// The spellings that come into question, the first that means the same being the best.
  func candidates(for raw: RawStyleValue, as form: Form, meaning: ConvertedMeaning) -> [RawStyleValue] {
    let grammar = target.valueGrammar
    let written = grammar.write(meaning.value)
    let own = respelled(raw, as: form.old)
    var candidates: [RawStyleValue] = []
    if let attribute = form.conversion?.part.flatMap(StyleTextAttributes.Attribute.init(rawValue:)) {
      candidates.append(
        .dictionary([RawStyleEntry(attribute.name(in: target), LocatedStyleValue(own))]))
    }
    if reference(raw) != nil || !references(in: raw).isEmpty { candidates.append(own) }
    // As it is written, unless that is a way of the other dialect's alone.
    if form.old.isNumeric { candidates.append(own.withNumbers) }
    if own.isDictionary == written.isDictionary { candidates.append(own) }
    if meaning.isRelative, case .font(let font) = meaning.value {
      candidates.append(target.spelling(ofFace: font))
    }
    candidates.append(written)
    return candidates
  }

  /// A value with the other dialect's sign before the names of variables, and the parts of dictionaries and arrays
  /// spelled by it.
  func respelled(_ raw: RawStyleValue, as type: StyleValueType) -> RawStyleValue {
    if let reference = reference(raw) { return spelling(of: reference) }
    switch (raw, type.kind) {
    case (.dictionary(let entries), .attributes):
      return .dictionary(
        entries.map { entry in
          let attribute = StyleTextAttributes.Attribute(sheetName: entry.key)
          return RawStyleEntry(
            attribute?.name(in: target) ?? entry.key,
            LocatedStyleValue(
              attribute.map { part(entry.value.value, as: $0.valueType) } ?? entry.value.value))
        })
    case (.array(let items), .array(let kind)):
      return .array(items.map { LocatedStyleValue(part($0.value, as: StyleValueType(kind))) })
    default: return withReferences(raw)
    }
  }

  private func part(_ raw: RawStyleValue, as type: StyleValueType) -> RawStyleValue {
    let form = Form(type)
    guard let meant = ConvertedMeaning(raw, as: type, in: read) else { return withReferences(raw) }
    let candidates = self.candidates(for: raw, as: form, meaning: meant)
    return candidates.first {
      ConvertedMeaning($0.asRead(in: target), as: type, in: readBack) == meant
    } ?? candidates.last ?? raw
  }

  /// A value of a type that is not known: what its name says of it is taken for true.
  private mutating func unknown(_ value: LocatedStyleValue, key: String) -> LocatedStyleValue? {
    if value.value.isOnlyOfPropertyLists, target != .plist {
      lose(
        "'\(key)' has no form in \(target.rawValue): '\(value.value)' cannot be spelled there", at: value.span
      )
      return nil
    }
    let isSameGrammar = source.valueGrammar == target.valueGrammar
    if reference(value.value) == nil, !isSameGrammar, let type = likelyType(value.value, named: key),
      let meant = ConvertedMeaning(value.value, as: type, in: read)
    {
      let spelled = candidates(for: value.value, as: Form(type), meaning: meant).first {
        ConvertedMeaning($0.asRead(in: target), as: type, isSpotless: true, in: readBack) == meant
      }
      if let spelled {
        warn("'\(key)' is not known: its value is taken for a \(type.kind)", at: value.span)
        return LocatedStyleValue(spelled, at: value.span)
      }
    }
    return kept(value, key: key, "the type of the property is not known")
  }

  private mutating func kept(_ value: LocatedStyleValue, key: String, _ reason: String) -> LocatedStyleValue {
    let raw = withReferences(value.value)
    if source != target, reference(value.value) == nil, value.value.hasText {
      warn("the value of '\(key)' is kept as it is: \(reason)", at: value.span)
    }
    return LocatedStyleValue(raw, at: value.span)
  }

  /// A colour or a font where a property's name says so and the value can be read as one.
  private func likelyType(_ raw: RawStyleValue, named key: String) -> StyleValueType? {
    let name = StyleKeyPath(key).steps.last?.lowercased() ?? ""
    let types: [(suffix: String, type: StyleValueType)] = [("color", .color), ("font", .font)]
    return types.first { name.hasSuffix($0.suffix) && ConvertedMeaning(raw, as: $0.type, in: read) != nil }?
      .type
  }
}

extension ConvertedValues {
  /// What a text refers to; nil for one that names no variable of the sheets.
  func reference(_ raw: RawStyleValue, in dialect: StyleDialect? = nil) -> StyleReference? {
    guard case .string(let text) = raw, let reference = StyleReference(text, in: dialect ?? source),
      variableNames.contains(reference.name)
    else { return nil }
    return reference
  }

  /// The names of the variables that a value or its parts refer to.
  private func references(in raw: RawStyleValue, of dialect: StyleDialect? = nil) -> Set<String> {
    switch raw {
    case .array(let items): items.reduce(into: []) { $0.formUnion(references(in: $1.value, of: dialect)) }
    case .dictionary(let entries):
      entries.reduce(into: []) { $0.formUnion(references(in: $1.value.value, of: dialect)) }
    default: reference(raw, in: dialect).map { [$0.name] } ?? []
    }
  }

  private func spelling(of reference: StyleReference) -> RawStyleValue {
    .string(target.reference(to: reference.name) + (reference.modifier.map { ":" + $0 } ?? ""))
  }

  /// The value with the other dialect's sign before the names of variables, and none before other texts.
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
    case .string(let text) where reference(raw) == nil && reference(raw, in: target) != nil:
      .string(StyleReference.escaping(text, in: target))
    default: reference(raw).map(spelling) ?? raw
    }
  }
}
