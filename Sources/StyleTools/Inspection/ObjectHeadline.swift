import InterfaceBuilder
import StyleDiagnostics
import StyleInjection

/// How people read of which object the talk is: `UILabel(Shop.PriceLabel) abc-12-def #price`.
struct ObjectHeadline {
  let modelClassName: String
  /// An app's own class before UIKit's.
  let className: StyleClassName
  let id: String?
  let identifiers: [String]

  func text(_ palette: TextPalette) -> String {
    let isCustom = className != StyleClassName(modelClassName)
    let name = modelClassName + (isCustom ? "(\(className))" : "")
    var words = [palette.paint(PrintableText.of(name), as: .heading)]
    if let id { words.append(PrintableText.of(id)) }
    words += identifiers.map { palette.paint(PrintableText.of("#" + $0), as: .mark) }
    return words.joined(separator: " ")
  }
}

extension ObjectHeadline {
  /// The headline of an element that is an object; nil for others.
  init?(_ node: InterfaceNode) {
    guard let model = node.modelClassName, let name = node.className else { return nil }
    self.init(modelClassName: model, className: name, id: node.id, identifiers: node.identifiers)
  }
}
