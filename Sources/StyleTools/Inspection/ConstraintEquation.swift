import InterfaceBuilder
import StyleDiagnostics
import StyleInjection

/// A constraint as one reads it: `abc-12-def  top = other.bottom × 2 + 8 @750`.
///
/// An item is called by its id; the view that holds the constraint is not named.
enum ConstraintEquation {
  static func text(of node: InterfaceNode) -> String {
    let first = place(node.role("firstItem"), node.property("firstAttribute"))
    let relation = relations[name(node.property("relation"))] ?? "="
    let second = place(node.role("secondItem"), node.property("secondAttribute"))
    let identifier = node.property("identifier").map { value in
      value == .none ? "" : "  \"\(ShortLine.of(value))\""
    }
    return [node.id.map { PrintableText.of($0) + " " }, first, relation, right(of: node, second)]
      .compactMap(\.self).joined(separator: " ") + (identifier ?? "")
  }

  private static let relations = ["lessThanOrEqual": "≤", "equal": "=", "greaterThanOrEqual": "≥"]

  private static let none = "notAnAttribute"

  /// What stands right of the relation: the other place, how it is changed, and how important that is.
  private static func right(of node: InterfaceNode, _ second: String) -> String {
    let multiplier = number(node.property("multiplier")) ?? 1
    let constant = number(node.property("constant")) ?? 0
    let priority = number(node.property("priority")) ?? required
    var text = second
    if second.isEmpty {
      text = spelling(constant)
    } else {
      if multiplier != 1 { text += " × \(spelling(multiplier))" }
      if constant != 0 { text += constant < 0 ? " - \(spelling(-constant))" : " + \(spelling(constant))" }
    }
    return priority == required ? text : text + " @\(spelling(priority))"
  }

  /// `UILayoutPriority.required`.
  private static let required = 1000.0

  private static func place(_ item: StyleValue?, _ attribute: StyleValue?) -> String {
    let name = name(attribute)
    guard !name.isEmpty, name != none else { return "" }
    return (item.map { ShortLine.of($0) + "." } ?? "") + name
  }

  private static func name(_ value: StyleValue?) -> String {
    if case .enumeration(let name)? = value { PrintableText.of(name) } else { "" }
  }

  private static func number(_ value: StyleValue?) -> Double? {
    switch value {
    case .number(let number): number
    case .integer(let number): Double(number)
    default: nil
    }
  }

  private static func spelling(_ number: Double) -> String {
    StyleValue.number(number).spelling(in: .plist)
  }
}
