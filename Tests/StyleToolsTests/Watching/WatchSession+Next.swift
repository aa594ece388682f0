import XCTest

@testable import StyleTools

extension WatchSession {
  /// What is told next; of a save that came before anybody listened, too.
  func next() async -> WatchReport? {
    var told: WatchReport?
    await follow { report in
      told = report
      return false
    }
    return told
  }

  /// What is told next, which is to be of a restyling.
  func nextRestyling(line: UInt = #line) async throws -> WatchReport.Restyling {
    let report = await next()
    var found: WatchReport.Restyling?
    if case .restyled(let restyling) = report { found = restyling }
    return try XCTUnwrap(found, "\(String(describing: report))", line: line)
  }
}
