// inject-bench [--quick] [ROW ...]
//
// Prints one line for each measure; with names of rows, those alone. `--quick` takes small sizes: to see that it
// runs, not how fast.
let isQuick = CommandLine.arguments.contains("--quick")
let wanted = CommandLine.arguments.dropFirst().filter { !$0.hasPrefix("--") }

let rows: [(name: String, measurements: () throws -> [Measurement])] = [
  ("sheet-load", { try SheetLoad.measurements(byteCount: isQuick ? 60_000 : 6_000_000) }),
  ("apply", { try Apply.measurements(viewCount: isQuick ? 1_000 : 100_000) }),
  ("start", { try Start.measurements() }),
]

for row in rows where wanted.isEmpty || wanted.contains(row.name) {
  for measurement in try row.measurements() { print(measurement.line) }
}
