import StyleInjection

/// How long it takes to find and weigh the declarations that speak of a view.
enum CascadeCost {
  static func figures(isQuick: Bool) throws -> [Figure] {
    let elements = Self.elements(count: isQuick ? 1_000 : 100_000)
    let sizes = isQuick ? [100, 1_000] : [100, 1_000, 10_000, 100_000]
    let costs = try sizes.map { count in
      let index = RuleIndex([try StyleSheet(path: "bench", SheetText.rules(count: count))])
      return (count: count, cost: best { ask(index, elements) } / Double(elements.count))
    }
    var figures = costs.map { size in
      Figure(name: "cascade", text: "\(size.count) rules: \(rounded(size.cost / .nanoseconds(1))) ns a view")
    }
    if let first = costs.first?.cost, let last = costs.last?.cost {
      figures.append(
        Figure(
          name: "cascade",
          text: "from \(sizes[0]) to \(sizes[sizes.count - 1]) rules x\(rounded(last / first))  (aim x1.00)"))
    }
    return figures
  }

  /// Views of many classes, with two names each, in stacks in pages.
  private static func elements(count: Int) -> [StyleElement] {
    (0..<count).map { index in
      StyleElement(
        StyleClassName("Label\(index % 50)"), superclasses: ["UILabel", "UIView"].map { StyleClassName($0) },
        names: [.init("name\(index % 97)"), .init("accent")],
        controller: StyleClassName("Controller\(index % 20)"),
        path: [
          .init(StyleClassName("UIStackView"), superclasses: [StyleClassName("UIView")]),
          .init(StyleClassName("UIView"), names: [.init("page")]),
        ])
    }
  }

  private static func ask(_ index: RuleIndex, _ elements: [StyleElement]) -> Duration {
    time {
      var found = 0
      for element in elements { found += index.matches(for: element).count }
      precondition(found > 0)
    }
  }

  private static func best(_ run: () -> Duration) -> Duration { (0..<5).map { _ in run() }.min() ?? .zero }
}

extension SheetText {
  /// Rules of all forms: most speak of nothing that there is, as in a sheet of a large app, so that each view has as
  /// many that do, however many there are.
  fileprivate static func rules(count: Int) -> RawStyleValue {
    let used = [
      "@Label1", "@UILabel+", "#accent", "#name7", "@UILabel+#accent", "#page #accent",
      "@UIStackView @Label3",
    ]
    let other = (used.count..<max(count, used.count)).map { index in
      switch index % 4 {
      case 0: "@Other\(index)"
      case 1: "#other\(index)"
      case 2: "@Other\(index)+"
      default: "#page #other\(index)"
      }
    }
    return .dictionary(
      (used + other).map { selector in
        RawStyleEntry(
          selector, LocatedStyleValue(.dictionary([RawStyleEntry("alpha", LocatedStyleValue(.real(0.5)))])))
      })
  }
}
