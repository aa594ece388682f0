/// How the time of a swap grows with the app, as the loop's does: screens and rules grow with the views.
enum Growth {
  static func lines(viewCounts: [Int]) throws -> [String] {
    let rows = try viewCounts.map { viewCount in
      // Small apps are swapped more often: a single time is short.
      try Swap.all(
        LiveApp(viewCount: viewCount), "growth \(viewCount) views", aim: "<= 3x",
        runCount: viewCount < 1_000_000 ? 15 : 5)
    }
    return rows.map(\.line) + [Figure.spread("growth", rows.map(\.ratio), of: "ratio", aim: "<= 1.3x").line]
  }
}
