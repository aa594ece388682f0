import Foundation
import StyleInjection
import Synchronization
import XCTest

@testable import StyleRemote

/// Refreshing, cancelling and reading at the same time.
final class RemoteSwapTests: RemoteTestCase {
  /// A sheet of two rules of the same colour.
  private static func pair(_ number: Int) -> String {
    let color = "#" + String(String(0x100_0000 + number, radix: 16).dropFirst())
    let rules = ["UILabel", "UIButton"].map {
      "<key>@\($0)</key><dict><key>backgroundColor</key><string>\(color)</string></dict>"
    }
    return "<plist><dict>\(rules.joined())</dict></plist>"
  }

  func testWhoReadsSeesOneSheetWhole() async throws {
    let count = Mutex(0)
    let server = try server { _ in
      let number = count.withLock { count in
        count += 1
        return count
      }
      if number % 7 == 0 { return HTTPAnswer.content("", status: "500 Internal Server Error") }
      if number % 11 == 0 { return HTTPAnswer.content("<plist>") }
      return HTTPAnswer.content(Self.pair(number))
    }
    let source = try RemoteStyleSource(try server.url("/theme.plist"), options: options())
    _ = await source.refresh()
    let isOver = Flag()
    try await withThrowingTaskGroup(of: Int.self) { group in
      for reader in 0..<2 {
        group.addTask {
          var torn = 0
          while !isOver.isRaised {
            let snapshot = try XCTUnwrap(source.snapshot)
            let values = snapshot.sheets.flatMap(\.rules).flatMap(\.declarations).map { "\($0.value.value)" }
            if values.count != 2 || Set(values).count != 1 { torn += 1 }
            if reader == 0 { _ = source.diagnostics }
            await Task.yield()
          }
          return torn
        }
      }
      group.addTask {
        for index in 0..<60 {
          let refreshing = Task { await source.refresh() }
          if index % 3 == 0 { refreshing.cancel() }
          async let other = source.refresh()
          _ = await (refreshing.value, other)
        }
        isOver.raise()
        return 0
      }
      for try await torn in group { XCTAssertEqual(torn, 0) }
    }
    try await wait { server.connectionCount == 0 }
  }
}
