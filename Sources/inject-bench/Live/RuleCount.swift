import StyleInjection
import UIKitModel

/// How long it takes to find out how a view looks, in small sheets and in large ones.
///
/// Each view has a name of its own, so that no two share what is found. The views look so already: nothing is written.
enum RuleCount {
  static func lines(ruleCounts: [Int], viewCount: Int, runCount: Int) throws -> [String] {
    let root = tree(viewCount: viewCount)
    let sources = try ruleCounts.map { try source(ruleCount: $0) }
    var durations = Array(repeating: [Duration](), count: sources.count)
    let first = StyleManager(registry: .uiKit, resources: IOSResources(), repository: sources[0])
    try expect(first.applyStyle(in: root).changes.count, viewCount * 3)
    for run in 0...runCount {
      for (place, source) in sources.enumerated() {
        let manager = StyleManager(registry: .uiKit, resources: IOSResources(), repository: source)
        var report: StyleReport?
        let duration = time { report = manager.applyStyle(in: root) }
        try expect(report?.resolvedCount ?? 0, viewCount * 3)
        try expect(report?.changes.count ?? 0, 0)
        if run > 0 { durations[place].append(duration / viewCount) }
      }
    }
    let reference = durations[ruleCounts.firstIndex(of: 1_000) ?? 0]
    let rows = zip(ruleCounts, durations).map { count, ours in
      Measurement(
        "rules \(count)", against: "1000 rules", aim: "<= 1.3x", ours: ours, reference: reference)
    }
    return rows.map(\.line)
  }

  private static func tree(viewCount: Int) -> UIViewController {
    let root = UIViewController()
    let view = UIView()
    root.view = view
    for number in 0..<viewCount {
      let label = UILabel()
      label.styleIdentifier = "label\(number), row"
      view.addSubview(label)
    }
    return root
  }

  /// A few rules for the views, among many for views that the app does not have.
  private static func source(ruleCount: Int) throws -> StyleSheetSource {
    let used: [RawStyleEntry] = [
      RawStyleEntry("@UILabel", LocatedStyleValue(["textColor": "#FF0000", "numberOfLines": 2])),
      RawStyleEntry("#row", LocatedStyleValue(["backgroundColor": "#0000FF"])),
    ]
    let other = (used.count..<ruleCount).map { number in
      let selector =
        switch number % 4 {
        case 0: "@Other\(number)"
        case 1: "#other\(number)"
        case 2: "@Other\(number)+"
        default: "#row #other\(number)"
        }
      return RawStyleEntry(selector, LocatedStyleValue(["textColor": "#00FF00", "alpha": 0.5]))
    }
    return StyleSheetSource([try StyleSheet(path: "bench", .dictionary(used + other))])
  }
}
