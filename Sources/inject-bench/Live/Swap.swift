import StyleInjection
import UIKitModel

/// How long it takes an app that is styled to follow another sheet.
///
/// Sheets are compiled outside of the clock, one for each swap, so that none is known to the manager.
enum Swap {
  /// All views change: against the loop over the same objects.
  static func all(viewCount: Int, runCount: Int) throws -> [Measurement] {
    [try all(LiveApp(viewCount: viewCount), "swap-all", aim: "<= 3x", runCount: runCount)]
  }

  static func all(_ app: LiveApp, _ name: String, aim: String, runCount: Int) throws -> Measurement {
    _ = try app.swapAll()
    let runs = try (0..<runCount).map { _ in try app.swapAll() }
    try app.expectSameLooks()
    return Measurement(name, against: "loop", aim: aim, ours: runs.map(\.ours), reference: runs.map(\.loop))
  }

  /// No view changes, though the sheet does.
  static func none(viewCount: Int, runCount: Int) throws -> [Measurement] {
    try against(all: viewCount, "swap-none", aim: "<= 0.25x", runCount: runCount) { app in
      let duration = try app.swap(to: AppSheet.sourceOfSameOutcome(app.current), changes: 0)
      try app.expectSameLooks()
      return duration
    }
  }

  /// One rule changes, for all views of one screen.
  static func one(viewCount: Int, runCount: Int) throws -> [Measurement] {
    try against(all: viewCount, "swap-one", aim: "<= 0.05x", runCount: runCount) { app in
      let screen = app.tree.screens.count / 2
      var looks = app.current
      looks[screen].background = ScreenLook(screen: screen, app.theme.other).background
      let duration = try app.swap(to: AppSheet.source(looks), changes: AppTree.viewsPerScreen)
      // Back, by the same way: the swap of all begins with the look of the theme.
      _ = try app.swap(to: AppSheet.source(app.current), changes: AppTree.viewsPerScreen)
      try app.expectSameLooks()
      return duration
    }
  }

  private static func against(
    all viewCount: Int, _ name: String, aim: String, runCount: Int, swap: (LiveApp) throws -> Duration
  ) throws -> [Measurement] {
    let app = try LiveApp(viewCount: viewCount)
    _ = try swap(app)
    _ = try app.swapAll()
    let runs = try (0..<runCount).map { _ in (ours: try swap(app), all: try app.swapAll().ours) }
    return [
      Measurement(name, against: "swap-all", aim: aim, ours: runs.map(\.ours), reference: runs.map(\.all))
    ]
  }
}
