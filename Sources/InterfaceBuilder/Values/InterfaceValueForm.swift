import Foundation
import StyleInjection

/// How an element spells a value: a row for each element that is one.
struct InterfaceValueForm: Sendable {
  let name: String
  /// The attributes that say what the value is.
  let attributes: [String]
  let read: @Sendable (InterfaceElement, inout InterfaceValueReader) -> StyleValue?

  init(
    _ name: String, _ attributes: [String] = [],
    _ read: @escaping @Sendable (InterfaceElement, inout InterfaceValueReader) -> StyleValue?
  ) {
    self.name = name
    self.attributes = attributes
    self.read = read
  }

  static let forms = InterfaceNameMap(rows.map { ($0.name, $0) })

  static let rows = plain + geometry + looks + texts + lists + options

  /// `nil` leaves what it stands for as a fresh object has it.
  private static let plain = [
    InterfaceValueForm("nil") { _, _ in nil },
    InterfaceValueForm("bool", ["value"]) { element, reader in
      reader.isWritten("value", in: element) ? reader.bool(element, "value").map(StyleValue.bool) : nil
    },
    InterfaceValueForm("integer", ["value"]) { element, reader in
      reader.isWritten("value", in: element) ? reader.integer(element, "value").map(StyleValue.integer) : nil
    },
    InterfaceValueForm("real", ["value"]) { element, reader in
      reader.isWritten("value", in: element) ? reader.number(element, "value").map(StyleValue.number) : nil
    },
    InterfaceValueForm("range", ["location", "length"]) { $1.range($0)?.styleValue },
    InterfaceValueForm("date", ["timeIntervalSinceReferenceDate"]) { $1.date($0)?.styleValue },
    InterfaceValueForm("locale", ["localeIdentifier"]) { $1.locale($0)?.styleValue },
    InterfaceValueForm("timeZone", ["name"]) { $1.timeZone($0)?.styleValue },
    InterfaceValueForm("calendar", ["identifier"]) { $1.calendar($0)?.styleValue },
    InterfaceValueForm("url", ["string"]) { $1.url($0).map(StyleValue.string) },
    InterfaceValueForm("data") { $1.data($0)?.styleValue },
    InterfaceValueForm("mutableData") { $1.data($0)?.styleValue },
  ]

  private static let geometry = [
    InterfaceValueForm("rect", ["x", "y", "width", "height"]) { .rect($1.rect($0)) },
    InterfaceValueForm("frame", InterfaceFrameInset.attributes) { .rect($1.frameInset($0)) },
    InterfaceValueForm("size", ["width", "height"]) { .size($1.size($0)) },
    InterfaceValueForm("point", ["x", "y"]) { .point($1.point($0)) },
    InterfaceValueForm("value", ["type", "width", "height", "x", "y"]) { $1.typedGeometry($0) },
    InterfaceValueForm("inset", ["minX", "minY", "maxX", "maxY"]) { .insets($1.insets($0, .edges)) },
    InterfaceValueForm("edgeInsets", ["top", "left", "bottom", "right"]) { .insets($1.insets($0, .sides)) },
    InterfaceValueForm("directionalEdgeInsets", ["top", "leading", "bottom", "trailing"]) {
      .directionalInsets($1.directionalInsets($0))
    },
    InterfaceValueForm("offsetWrapper", ["horizontal", "vertical"]) { .offset($1.offset($0)) },
  ]

  private static let fontAttributes = [
    "type", "weight", "width", "design", "name", "family", "style", "pointSize", "size",
  ]

  private static let looks = [
    InterfaceValueForm(
      "color",
      ["colorSpace", "customColorSpace", "name", "catalog", "image"] + InterfaceColorSpace.attributes
        + InterfaceValueReader.systemColorAttributes
    ) { $1.color($0).map(StyleValue.color) },
    InterfaceValueForm("font", ["metaFont", "name", "size"]) { $1.font($0).map(StyleValue.font) },
    InterfaceValueForm("fontDescription", fontAttributes) { $1.font($0).map(StyleValue.font) },
    InterfaceValueForm("imageReference", ["image", "catalog", "symbolScale", "renderingMode"]) {
      $1.imageReference($0).map(StyleValue.image)
    },
    InterfaceValueForm(
      "preferredSymbolConfiguration", ["configurationType", "pointSize", "scale", "weight", "renderingMode"]
    ) { $1.symbolConfiguration($0).styleValue },
  ]

  private static let texts = [
    InterfaceValueForm("string", ["base64-UTF8"]) { $1.text($0).map(StyleValue.string) },
    InterfaceValueForm("mutableString", ["base64-UTF8"]) { $1.text($0).map(StyleValue.string) },
    InterfaceValueForm("attributedString") { .attributedText($1.attributedText($0)) },
    InterfaceValueForm("fragment", ["content"]) { .attributedText(StyleAttributedText([$1.run($0)])) },
    InterfaceValueForm("textAttributes") { .attributes($1.textAttributes($0)) },
    InterfaceValueForm("attributes") { .attributes($1.textAttributes($0)) },
    InterfaceValueForm("paragraphStyle", InterfaceValueReader.paragraphStyleAttributes) {
      $1.paragraphStyle($0).styleValue
    },
    InterfaceValueForm("textTab", ["alignment", "location"]) { $1.textTab($0)?.styleValue },
  ]

  private static let lists = ["array", "mutableArray", "scopeButtonTitles"].map { name in
    InterfaceValueForm(name) { $1.list($0) }
  }

  private static let options = InterfaceOptionSpelling.rows.map { spelling in
    InterfaceValueForm(spelling.element, spelling.members.keys.sorted()) {
      .options($1.options($0, spelling))
    }
  }
}
