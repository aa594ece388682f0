import StyleInjection
import UIKitModel

/// How long it takes to style a tree of views that has never been styled, four properties each.
enum Apply {
  static func measurements(viewCount: Int) throws -> [Measurement] {
    let source = StyleSheetSource([try StyleSheet(path: "bench", sheet)])
    let loop = HandWrittenLoop(
      textColor: StyleColor(red: 1, green: 0, blue: 0), accentColor: StyleColor(red: 0, green: 1, blue: 0),
      backgroundColor: StyleColor(red: 0, green: 0, blue: 1), font: .named("HelveticaNeue", 15),
      cornerRadius: 10)
    return [
      try Measurement("apply", against: "hand-written loop", aim: "<= 4x") {
        let root = BenchTree.make(viewCount: viewCount)
        let manager = StyleManager(registry: .uiKit, resources: IOSResources(), repository: source)
        var report: StyleReport?
        let duration = time { report = manager.applyStyle(in: root.controller) }
        try expect(report?.changes.count ?? 0, viewCount * 4)
        return duration
      } reference: {
        let root = BenchTree.make(viewCount: viewCount)
        var run = loop
        let duration = time { run.run(root.view) }
        try expect(run.changes.count, viewCount * 4)
        return duration
      }
    ]
  }

  private static let sheet: RawStyleValue = [
    "@UIView": [
      "tintColor": "#FF0000", "layer.cornerRadius": 10, "clipsToBounds": true, "backgroundColor": "#0000FF",
    ],
    "@UILabel": [
      "textColor": "#FF0000", "font": "$\"HelveticaNeue\":15", "numberOfLines": 2,
      "backgroundColor": "#0000FF",
    ],
    "@UIButton": [
      "tintColor": "#FF0000", "titleColor": "#FF0000", "layer.cornerRadius": 10, "backgroundColor": "#0000FF",
    ],
    "#accent": ["textColor": "#00FF00"],
  ]
}
