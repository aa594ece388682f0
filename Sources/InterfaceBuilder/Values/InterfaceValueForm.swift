import StyleInjection

/// How an element spells a value: a row for each element that is one.
struct InterfaceValueForm: Sendable {
  let name: String
  let read: @Sendable (InterfaceElement, inout InterfaceValueReader) -> StyleValue?

  init(
    _ name: String, _ read: @escaping @Sendable (InterfaceElement, inout InterfaceValueReader) -> StyleValue?
  ) {
    self.name = name
    self.read = read
  }

  static let named = Dictionary(uniqueKeysWithValues: rows.map { ($0.name, $0) })

  static let rows: [InterfaceValueForm] =
    [
      InterfaceValueForm("nil") { _, _ in nil },
      InterfaceValueForm("bool") { $1.bool($0, "value").map(StyleValue.bool) },
      InterfaceValueForm("integer") { $1.integer($0, "value").map(StyleValue.integer) },
      InterfaceValueForm("real") { $1.number($0, "value").map(StyleValue.number) },
      InterfaceValueForm("string") { $1.text($0).map(StyleValue.string) },
      InterfaceValueForm("mutableString") { $1.text($0).map(StyleValue.string) },
      InterfaceValueForm("url") { element, _ in element["string"].map(StyleValue.string) },
      InterfaceValueForm("color") { $1.color($0).map(StyleValue.color) },
      InterfaceValueForm("font") { $1.font($0).map(StyleValue.font) },
      InterfaceValueForm("fontDescription") { $1.font($0).map(StyleValue.font) },
      InterfaceValueForm("imageReference") { $1.image($0, "image").map(StyleValue.image) },
      InterfaceValueForm("rect") { .rect($1.rect($0)) },
      InterfaceValueForm("frame") { .rect($1.frameInset($0)) },
      InterfaceValueForm("size") { .size($1.size($0)) },
      InterfaceValueForm("value") { .size($1.size($0)) },
      InterfaceValueForm("point") { .point($1.point($0)) },
      InterfaceValueForm("inset") { .insets($1.insets($0, .edges)) },
      InterfaceValueForm("edgeInsets") { .insets($1.insets($0, .sides)) },
      InterfaceValueForm("directionalEdgeInsets") { .directionalInsets($1.directionalInsets($0)) },
      InterfaceValueForm("offsetWrapper") { .offset($1.offset($0)) },
      InterfaceValueForm("attributedString") { .attributedText($1.attributedText($0)) },
      InterfaceValueForm("textAttributes") { .attributes($1.textAttributes($0)) },
      InterfaceValueForm("attributes") { .attributes($1.textAttributes($0)) },
      InterfaceValueForm("scopeButtonTitles") { $1.strings($0) },
    ]
    + InterfaceOptionSpelling.rows.map { spelling in
      InterfaceValueForm(spelling.element) { .options($1.options($0, spelling)) }
    }
}
