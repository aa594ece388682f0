import StyleInjection
import TestSupport

/// Sheets of any dialect made by chance, with all that is easily taken for something else.
struct RandomSheet {
  private var random: SeededGenerator
  private let dialect: StyleDialect

  init(_ dialect: StyleDialect, seed: UInt64) {
    self.dialect = dialect
    random = SeededGenerator(seed: seed)
  }

  /// A sheet as it is read from a file of its dialect.
  mutating func sheet() throws -> StyleSheet {
    let rules = (0..<7).map { _ in StyleRule(selector(), declarations()) }
    let made = StyleSheet(
      file: SourceFile(path: "random", text: ""), dialect: dialect, rules: rules, variables: variables)
    let text = made.written().text
    return try StyleSheet(path: "random", bytes: Array(text.utf8), dialect: dialect)
  }

  private var variables: [StyleVariable] {
    let value: (StyleValue) -> LocatedStyleValue = { LocatedStyleValue($0.raw(in: dialect)) }
    return [
      StyleVariable("accent", value(.color(StyleColor(red: 1, green: 0, blue: 0.2, alpha: 0.4)))),
      StyleVariable(
        "accent", conditions: [.appearance(.dark)], value(.color(StyleColor(red: 0, green: 1, blue: 0)))),
      StyleVariable("heading", value(.font(.named("Futura-Medium", 20)))),
      StyleVariable("word", LocatedStyleValue("12:30")),
    ]
  }

  private static let types = [
    "UIView", "UILabel", "UIButton", "UITextField", "UIStackView", "App.PriceLabel",
  ]
  private static let names = ["price", "Price", "a-b", "primaryButton", "x"]

  private mutating func selector() -> StyleSelector {
    let type = StyleTypeName(random.element(of: Self.types))
    let name = random.element(of: Self.names)
    let outer = StyleSelector.Subject.subtype(StyleTypeName(random.element(of: Self.types)))
    switch dialect {
    case .plist:
      let subjects: [StyleSelector.Subject] = [
        .type(type), .subtype(type), .identifier(name), .all([.subtype(type), .identifier(name)]),
      ]
      return StyleSelector(
        random.element(of: subjects), inside: random.isOnce(in: 3) ? [outer] : [],
        in: random.isOnce(in: 4) ? "ListController" : nil)
    case .stylekit: return StyleSelector(.subtype(type), inside: random.isOnce(in: 3) ? [outer] : [])
    case .stylist:
      let lower = StyleSelector.Subject.identifier(name.lowercased())
      let subjects: [StyleSelector.Subject] = [
        .subtype(type), .identifier(name), .all([.subtype(type), lower]),
      ]
      return StyleSelector(random.element(of: subjects), inside: random.isOnce(in: 3) ? [outer] : [])
    case .stylish: return StyleSelector(.identifier(name))
    }
  }

  private mutating func declarations() -> [StyleDeclaration] {
    var declarations: [StyleDeclaration] = []
    for _ in 0..<3 {
      let (keyPath, value) = declaration()
      guard !declarations.contains(where: { $0.keyPath == keyPath }) else { continue }
      declarations.append(
        StyleDeclaration(
          keyPath, when: random.isOnce(in: 6) ? [.appearance(.dark)] : [], LocatedStyleValue(value)))
    }
    return declarations
  }

  /// A key path with a value as the dialect spells it.
  private mutating func declaration() -> (String, RawStyleValue) {
    let color = StyleColor(
      red: Double(random.number(below: 6)) / 5, green: 0.2, blue: 0.4,
      alpha: random.isOnce(in: 2) ? 1 : 0.6)
    let sign = dialect == .stylekit ? "@" : "$"
    let texts = [
      "12:30", "#FF0000", "no", "null", "", "a: b # c", "$accent", "@accent", "$$x", "@@x", "IMG(x)", "NIL()",
      "true", "1e5", "a\nb", "  two ", "é\u{301}", "\"quoted\"", "{x}", "- y", "~", "\u{85}z", "<&>",
    ]
    let own: (StyleValue) -> RawStyleValue = { [dialect] in $0.raw(in: dialect) }
    let rows: [(String, RawStyleValue)] = [
      ("textColor", own(.color(color))), ("backgroundColor", own(.color(color))),
      ("tintColor", .string(sign + "accent")), ("textColor", .string(sign + "accent")),
      ("layer.borderColor", own(.cgColor(StyleCGColor(color)))),
      ("layer.borderColor", .string(sign + "accent")),
      ("text", own(.string(random.element(of: texts)))), ("text", .string(sign + "word")),
      ("text", .string(random.element(of: texts))),
      ("titleColor:highlighted", own(.color(color))), ("titleColor", own(.color(color))),
      ("font", own(.font(.named("Futura-Medium", Double(10 + random.number(below: 9)))))),
      ("font", .string(sign + "heading:31")), ("font", own(.font(.system(11, weight: .bold)))),
      ("alpha", own(.number(0.25))), ("isHidden", own(.bool(true))), ("numberOfLines", own(.integer(3))),
      ("textAlignment", own(.enumeration("right"))), ("layer.cornerRadius", own(.number(4))),
      ("contentEdgeInsets", own(.insets(StyleEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))),
      ("shadowColor", own(.none)), ("image", own(.image(StyleImage("tabs/home")))),
      ("xyzzy", "plugh"), ("customColor", own(.color(color))), ("frame.size.width", own(.number(12))),
    ]
    return random.element(of: rows)
  }
}
