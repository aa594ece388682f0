/// Diagnostics in the order in which they are shown, each of them once.
///
/// The order is by path, then by place in the file, then as they were found. Files that are read twice give
/// equal diagnostics twice; the first one stays.
public struct DiagnosticList: Sendable {
  /// The diagnostics.
  public let diagnostics: [Diagnostic]

  /// Sorts diagnostics and drops repeated ones. O(n log n).
  public init(_ found: some Sequence<Diagnostic>) {
    var seen: Set<Diagnostic.Identity> = []
    let distinct = found.filter { seen.insert($0.identity).inserted }
    diagnostics = distinct.enumerated()
      .sorted { left, right in
        (left.element.range.file.path, left.element.range.offset, left.offset)
          < (right.element.range.file.path, right.element.range.offset, right.offset)
      }
      .map(\.element)
  }

  /// How many diagnostics have exactly this severity.
  public func count(of severity: Diagnostic.Severity) -> Int {
    diagnostics.count { $0.severity == severity }
  }
}
