/// What classes inherit, so that tables need not repeat it.
struct Inheritance {
  private let superclasses: [String: String]
  private let properties: [String: [[String: String]]]

  init() throws {
    superclasses = try Dictionary(
      FactFile("uikit-classes.tsv").rows.map { ($0.cell("class"), $0.cell("superclass")) },
      uniquingKeysWith: { first, _ in first })
    properties = try Dictionary(grouping: FactFile("uikit-properties.tsv").rows) { $0.cell("class") }
  }

  /// Whether a property is declared once more without becoming settable by it.
  func repeats(_ property: [String: String]) -> Bool {
    let inherited = above(property.cell("class")).lazy.flatMap { properties[$0] ?? [] }
      .first { $0.cell("swift_name") == property.cell("swift_name") }
    guard let inherited else { return false }
    return inherited.cell("readonly") != "1" || property.cell("readonly") == "1"
  }

  /// Whether a setter that no key path can name (`for:` an index or an object) would hide a property.
  func hides(_ setter: [String: String]) -> Bool {
    let name = setter.cell("name")
    let isNamed =
      setter.cell("state_type").contains { $0 == "." } || setter.cell("state_type").hasPrefix("UIBar")
    let known = ([setter.cell("class")] + above(setter.cell("class"))).flatMap { properties[$0] ?? [] }
    return !isNamed && known.contains { $0.cell("swift_name") == name || $0.cell("property") == name }
  }

  /// The superclasses, nearest first.
  private func above(_ name: String) -> [String] {
    Array(sequence(first: name) { superclasses[$0] }.dropFirst())
  }
}
