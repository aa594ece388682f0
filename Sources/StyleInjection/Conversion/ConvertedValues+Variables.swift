extension ConvertedValues {
  /// Notes in which form the variables of a value are used.
  mutating func noteUse(of raw: RawStyleValue, as form: Form) {
    if let reference = reference(raw) {
      let known = uses[reference.name] ?? []
      if !known.contains(where: { "\($0.old.kind)" == "\(form.old.kind)" }) {
        uses[reference.name, default: []].append(Form(form.old))
      }
      return
    }
    switch (raw, form.old.kind) {
    case (.dictionary(let entries), .attributes):
      for entry in entries {
        guard let attribute = StyleTextAttributes.Attribute(sheetName: entry.key) else { continue }
        noteUse(of: entry.value.value, as: Form(attribute.valueType))
      }
    case (.array(let items), .array(let kind)):
      for item in items { noteUse(of: item.value, as: Form(StyleValueType(kind))) }
    default: break
    }
  }

  /// Notes that variables which others lead to are used as these are. O(variables × length of the chains).
  mutating func noteUses(through variables: [StyleVariable]) {
    for _ in 0..<StyleDecodingContext.maximumChainLength {
      let before = uses.values.reduce(0) { $0 + $1.count }
      for variable in variables {
        for form in uses[variable.name] ?? [] { noteUse(of: variable.value.value, as: form) }
      }
      if uses.values.reduce(0, { $0 + $1.count }) == before { return }
    }
  }

  /// A variable as the other dialect spells it, by the types that it is used as; nil where it has no spelling.
  mutating func variable(_ variable: StyleVariable) -> StyleVariable? {
    let raw = variable.value.value
    let key = source.reference(to: variable.name)
    var value: LocatedStyleValue? = LocatedStyleValue(respelled(raw, as: .string), at: variable.value.span)
    if reference(raw) == nil, source != target {
      let forms = uses[variable.name] ?? guesses(at: raw)
      if forms.count > 1, let common = common(raw, forms) {
        value = LocatedStyleValue(common, at: variable.value.span)
      } else {
        value = self.value(variable.value, as: forms.first, key: key)
      }
    }
    return value.map {
      StyleVariable(variable.name, at: variable.nameSpan, conditions: variable.conditions, $0)
    }
  }

  /// A spelling that means the same in as many forms as can be; nil where there is none for any.
  private func common(_ raw: RawStyleValue, _ forms: [Form]) -> RawStyleValue? {
    let meanings = forms.map { ConvertedMeaning(raw, as: $0.old, in: read) }
    let candidates = zip(forms, meanings).flatMap { form, meaning in
      meaning.map { self.candidates(for: raw, as: form, meaning: $0) } ?? []
    }
    func count(_ candidate: RawStyleValue) -> Int {
      zip(forms, meanings).count { form, meaning in
        meaning != nil
          && ConvertedMeaning(candidate.asRead(in: target), as: form.new, in: readBack) == meaning
      }
    }
    // Of equally good ones the first.
    let best = candidates.enumerated().max {
      (count($0.element), -$0.offset) < (count($1.element), -$1.offset)
    }
    return best.flatMap { count($0.element) > 0 ? $0.element : nil }
  }

  /// What a value that is used nowhere may be for.
  private func guesses(at raw: RawStyleValue) -> [Form] {
    guard raw.isText || raw.isDictionary else { return [] }
    return [StyleValueType.color, .font, .attributes].filter { type in
      guard let meaning = ConvertedMeaning(raw, as: type, isSpotless: true, in: read), !meaning.isRelative
      else { return false }
      // Times of the day are spelled as some fonts are.
      if case .font(let font) = meaning.value, case .named(let name) = font.face {
        return name.first?.isLetter == true
      }
      return true
    }.map(Form.init)
  }
}
