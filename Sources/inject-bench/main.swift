// inject-bench [--quick] [ROW ...]
//
// Prints one line for each measure; with names of rows, those alone. `--quick` takes small sizes: to see that it
// runs, not how fast.
let isQuick = CommandLine.arguments.contains("--quick")
let wanted = CommandLine.arguments.dropFirst().filter { !$0.hasPrefix("--") }

let appSize = isQuick ? 10_000 : 100_000
let appSizes = isQuick ? [1_000, 10_000] : [1_000, 10_000, 100_000, 1_000_000]
let runCount = isQuick ? 3 : 9

let rows: [(name: String, lines: () throws -> [String])] = [
  ("sheet-load", { try SheetLoad.measurements(byteCount: isQuick ? 60_000 : 6_000_000).map(\.line) }),
  ("apply", { try Apply.measurements(viewCount: isQuick ? 1_000 : 100_000).map(\.line) }),
  ("cascade", { try CascadeCost.figures(isQuick: isQuick).map(\.line) }),
  ("swap-all", { try Swap.all(viewCount: appSize, runCount: runCount).map(\.line) }),
  ("swap-none", { try Swap.none(viewCount: appSize, runCount: runCount).map(\.line) }),
  ("swap-one", { try Swap.one(viewCount: appSize, runCount: runCount).map(\.line) }),
  ("add-view", { try AddView.lines(viewCounts: appSizes, runCount: isQuick ? 5 : 99) }),
  ("growth", { try Growth.lines(viewCounts: appSizes) }),
  (
    "rules",
    {
      try RuleCount.lines(
        ruleCounts: isQuick ? [100, 1_000] : [100, 1_000, 10_000, 100_000], viewCount: 1_000,
        runCount: runCount)
    }
  ),
  ("bytes", { try Bookkeeping.figures(viewCount: appSize).map(\.line) }),
  ("json-load", { try TreeLoad.json(byteCount: isQuick ? 60_000 : 6_000_000).map(\.line) }),
  ("yaml-load", { try TreeLoad.yaml(byteCount: isQuick ? 60_000 : 6_000_000).map(\.line) }),
  ("interface-load", { try InterfaceLoad.measurements(isQuick: isQuick).map(\.line) }),
  ("interface-memory", { try InterfaceLoad.memory(isQuick: isQuick).map(\.line) }),
  ("interface-growth", { try InterfaceLoad.growth(isQuick: isQuick).map(\.line) }),
  ("start", { try Start.measurements().map(\.line) }),
]

for row in rows where wanted.isEmpty || wanted.contains(row.name) {
  for line in try row.lines() { print(line) }
}
