import StyleInjection
import TestSupport
import UIKitModel

/// Trees of objects that sheets speak of: of their classes, names and nesting.
enum ConversionTrees {
  /// Trees in which every class and every name of a sheet occurs, alone and with others, at random depths.
  static func trees(for sheet: StyleSheet, _ random: inout SeededGenerator) -> [UIKitObject] {
    var classes = Set(["UIView", "UILabel", "UIButton", "UITextField", "UINavigationBar"])
    var names: Set<String> = []
    var controllers: Set<String> = []
    for selector in sheet.rules.map(\.selector) {
      for part in (selector.ancestors + [selector.subject]).flatMap(\.parts) {
        switch part {
        case .type(let type), .subtype(let type): classes.insert(type.lastComponent)
        case .identifier(let name): names.insert(name)
        case .all: break
        }
      }
      if let controller = selector.controller { controllers.insert(controller.lastComponent) }
    }
    let pool = Pool(
      classes: classes.sorted(), names: names.sorted(), controllers: controllers.sorted())
    return (0..<2).map { _ in tree(pool, &random) }
  }

  private struct Pool {
    let classes: [String]
    let names: [String]
    let controllers: [String]
  }

  private static func tree(_ pool: Pool, _ random: inout SeededGenerator) -> UIKitObject {
    let controller = UIViewController()
    if !pool.controllers.isEmpty, !random.isOnce(in: 3) {
      controller.customStyleClassName = StyleClassName(random.element(of: pool.controllers))
    }
    let root = UIView()
    controller.view = root
    var views = [root]
    for _ in 0..<12 {
      let view = self.view(random.element(of: pool.classes), pool, &random)
      random.element(of: views).addSubview(view)
      views.append(view)
    }
    return controller
  }

  private static func view(_ name: String, _ pool: Pool, _ random: inout SeededGenerator) -> UIView {
    // An app's class inherits from the one that its name ends in.
    let base = make.keys.sorted().last { name.hasSuffix($0.dropFirst(2)) } ?? "UIView"
    let view = make[base]?() ?? UIView()
    if base != name, ConversionComparison.registry.styleClass(named: name) == nil {
      view.customStyleClassName = StyleClassName(name)
    }
    if !pool.names.isEmpty, !random.isOnce(in: 3) {
      let names = (0...random.number(below: 3)).map { _ in random.element(of: pool.names) }
      for attribute in [StyleNameAttribute.styleIdentifier, .style, .styles] {
        view.setStyleNames(names.joined(separator: ", "), for: attribute)
      }
    }
    return view
  }

  private static let make: [String: @Sendable () -> UIView] = [
    "UIView": { UIView() }, "UILabel": { UILabel() }, "UIButton": { UIButton() },
    "UITextField": { UITextField() }, "UINavigationBar": { UINavigationBar() },
    "UIScrollView": { UIScrollView() }, "UITableView": { UITableView() }, "UIStackView": { UIStackView() },
    "UIImageView": { UIImageView() }, "UISegmentedControl": { UISegmentedControl() },
    "UITableViewCell": { UITableViewCell() },
  ]
}
