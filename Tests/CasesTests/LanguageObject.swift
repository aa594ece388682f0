import StyleInjection

@testable import UIKitModel

/// An object as the language reference describes it, in the tree that it stands in:
/// `UILabel(App.PriceLabel) #price inside UIStackView #card holding UIView in ListController choosing Aqua where device:pad`,
/// `UIButton having configuration`.
struct LanguageObject {
  let object: UIKitObject
  /// The object from which styling begins.
  let root: UIKitObject
  let environment: StyleEnvironment

  /// - Parameter attribute: the runtime attribute for what stands behind `#`.
  init(_ description: String, names attribute: StyleNameAttribute) throws {
    var chain: [UIKitObject] = []
    var held: UIKitObject?
    var controller: UIKitObject?
    var environment = StyleEnvironment()
    for (word, text) in Self.clauses(of: description) {
      switch word {
      case "inside": chain.append(try Self.make(text, attribute))
      case "holding": held = try Self.make(text, attribute)
      case "in": controller = try Self.make("UIViewController(\(text))", attribute)
      case "having":
        guard text == "configuration", let button = chain.last as? UIButton else {
          throw Self.wrong(description)
        }
        button.configuration = UIButton.Configuration()
      case "choosing": chain[chain.count - 1].styleSheetName = text
      default:
        for part in text.split(separator: ",") {
          guard let match = part.wholeMatch(of: /(\w+):(\w+)/) else { throw Self.wrong(description) }
          environment.meet(try StyleCondition(named: String(match.1), String(match.2)))
        }
      }
    }
    for (inner, outer) in zip(chain, chain.dropFirst()) { try Self.put(inner, into: outer) }
    if let held { try Self.put(held, into: chain[0]) }
    if let controller { try Self.put(chain[chain.count - 1], into: controller) }
    object = chain[0]
    root = controller ?? chain[chain.count - 1]
    self.environment = environment
  }

  /// The description cut before each of its words; the object itself is `inside` nothing.
  private static func clauses(of description: String) -> [(word: String, text: String)] {
    var clauses = [(word: "inside", text: "")]
    for word in description.split(separator: " ").map(String.init) {
      if ["inside", "holding", "having", "in", "choosing", "where"].contains(word) {
        clauses.append((word, ""))
      } else {
        let text = clauses[clauses.count - 1].text
        clauses[clauses.count - 1].text = text.isEmpty ? word : "\(text) \(word)"
      }
    }
    return clauses
  }

  private static func make(_ text: String, _ attribute: StyleNameAttribute) throws -> UIKitObject {
    guard let match = text.wholeMatch(of: /(\w+)(?:\(([\w.]+)\))?((?: #[\w.\-]+)*)/),
      let model = ModelClass.all.first(where: { $0.name == match.1 })
    else { throw wrong(text) }
    let object = model.make()
    if let custom = match.2 {
      let parts = custom.split(separator: ".").map(String.init)
      object.customStyleClassName = StyleClassName(
        parts[parts.count - 1], module: parts.count > 1 ? parts[0] : nil)
    }
    let names = match.3.split(separator: " ").map { $0.dropFirst() }
    if !names.isEmpty { object.setStyleNames(names.joined(separator: ", "), for: attribute) }
    return object
  }

  private static func put(_ inner: UIKitObject, into outer: UIKitObject) throws {
    switch (inner, outer) {
    case (let view as UIView, let container as UIView): container.addSubview(view)
    case (let view as UIView, let controller as UIViewController): controller.view = view
    default: throw wrong("\(inner) in \(outer)")
    }
  }

  private static func wrong(_ text: String) -> LanguageExampleError {
    LanguageExampleError("'\(text)' describes no object")
  }
}
