import Foundation

@testable import StyleInjection

/// A view of the tests: its rows log each call of a setter.
class TestView: Styleable {
  enum Alignment: String, StyleEnumeration { case left, center, right }

  weak var parent: TestView?
  private(set) var children: [TestView] = []
  var names: [StyleNameAttribute: String] = [:]
  var customClass: StyleClassName?
  var styleSheetName: String?
  var styleRecord: StyleRecord?
  /// The names of the rows whose setters were called.
  var calls: [String] = []
  /// Is called after each call of a setter.
  var onCall: ((TestView) -> Void)?

  var text: String?
  var title = ""
  var hint = ""
  var color: StyleColor?
  var opacity = 1.0 { didSet { opacity = min(max(opacity, 0), 1) } }
  var ratio: Float = 0
  var count = 0
  var font = StyleFont.system(17)
  var insets = StyleEdgeInsets()
  var alignment = Alignment.left
  var attributes = StyleTextAttributes()
  var frame = CGRect(x: 1, y: 2, width: 30, height: 40)
  var stateTitles: [String: String] = [:]
  var gradient: StyleValue = .none
  var layer: TestLayer? = TestLayer()

  init(_ identifiers: String? = nil, _ children: [TestView] = []) {
    if let identifiers { names[.styleIdentifier] = identifiers }
    for child in children { add(child) }
  }

  func add(_ child: TestView) {
    child.parent = self
    children.append(child)
    child.setNeedsStyle()
  }

  func remove(_ child: TestView) {
    children.removeAll { $0 === child }
    child.parent = nil
    child.setNeedsStyle()
  }

  /// The view at a distance among the parent's children.
  func sibling(_ distance: Int) -> TestView? {
    guard let siblings = parent?.children, let place = siblings.firstIndex(where: { $0 === self }) else {
      return nil
    }
    return siblings.indices.contains(place + distance) ? siblings[place + distance] : nil
  }

  /// Takes the tree apart level by level: a deep one would be freed by recursion.
  func dismantle() {
    var rest = [self]
    while let view = rest.popLast() {
      rest += view.children
      view.children = []
    }
  }

  var customStyleClassName: StyleClassName? { customClass }
  var isStyleScope: Bool { false }
  var styleParent: (any Styleable)? { parent }
  var styleChildren: [any Styleable] { children }
  func styleNames(_ attribute: StyleNameAttribute) -> String? { names[attribute] }

  func log(_ row: String) {
    calls.append(row)
    onCall?(self)
  }
}

class TestLabel: TestView {}
/// A subclass that no registry knows.
final class TestPriceLabel: TestLabel {}
final class TestController: TestView { override var isStyleScope: Bool { true } }

final class TestLayer {
  var radius = 0.0
  var border: StyleCGColor?
  var calls: [String] = []
}

/// A view without any row of its own.
final class TestPlainObject: Styleable {
  var styleParent: (any Styleable)? { nil }
  var styleChildren: [any Styleable] { [] }
  func styleNames(_ attribute: StyleNameAttribute) -> String? { nil }
  var styleRecord: StyleRecord?
}
