// Prints one line for each measure. With `--quick` the sizes are small: to see that it runs, not how fast.
let isQuick = CommandLine.arguments.contains("--quick")

for measurement in try SheetLoad.measurements(byteCount: isQuick ? 60_000 : 6_000_000) {
  print(measurement.line)
}
