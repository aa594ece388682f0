import StyleInjection
import UIKitModel

/// How long it takes until a cell that joins a live tree is styled, in small apps and in large ones.
enum AddView {
  private static let cellCount = 16

  static func lines(viewCounts: [Int], runCount: Int) throws -> [String] {
    let rows = try viewCounts.map { try measurement(viewCount: $0, runCount: runCount) }
    return rows.map(\.line) + [Figure.spread("add-view", rows.map(\.ratio), of: "ratio", aim: "<= 1.3x").line]
  }

  private static func measurement(viewCount: Int, runCount: Int) throws -> Measurement {
    let app = try LiveApp(viewCount: viewCount)
    _ = try add(to: app, screen: 0)
    let runs = try (0..<runCount).map { run in try add(to: app, screen: run * 7 % app.tree.screens.count) }
    return Measurement(
      "add-view \(viewCount) views", against: "loop", aim: "<= 4x", ours: runs.map(\.ours),
      reference: runs.map(\.loop))
  }

  /// The times for one cell, of several that join one screen one after the other and leave it again.
  private static func add(to app: LiveApp, screen: Int) throws -> (ours: Duration, loop: Duration) {
    guard let list = app.tree.screens[screen].view else { return (.zero, .zero) }
    let cells = (0..<cellCount).map { _ in AppTree.cell() }
    let others = (0..<cellCount).map { _ in AppTree.cell() }
    let look = app.current[screen]
    var reports: [StyleReport] = []
    reports.reserveCapacity(cellCount)
    app.manager.onPass = { reports.append($0) }
    defer { app.manager.onPass = nil }
    let ours = time { for cell in cells { list.addSubview(cell) } }
    var loop = AppLoop()
    let reference = time { for cell in others { loop.run(cell, look) } }
    let count = cellCount * AppTree.viewsPerCell * LiveApp.changesPerView
    try expect(reports.reduce(0) { $0 + $1.changes.count }, count)
    try expect(loop.changes.count, count)
    try expect(zip(cells, others).reduce(0) { $0 + AppTree.differenceCount($1.0, $1.1) }, 0)
    for cell in cells { cell.removeFromSuperview() }
    return (ours / cellCount, reference / cellCount)
  }
}
