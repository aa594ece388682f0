import Foundation
import XCTest

@testable import StyleInjection

final class StyleDictionaryProviderTests: XCTestCase {
  private func outline(_ provider: StyleDictionaryProvider) -> [String] {
    provider.snapshot?.sheets.flatMap(\.rules).map { rule in
      "\(rule.selector) " + rule.declarations.map { "\($0.keyPath)=\($0.value.value)" }.joined(separator: " ")
    } ?? []
  }

  func testOneValueIsSetAtAPath() throws {
    let provider = try StyleDictionaryProvider(["@A": ["x": 1, "y": 2], "C": ["#i": ["z": 3]]])
    let rows: [(RawStyleValue?, [String], [String])] = [
      (5, ["@A", "x"], ["@A x=5 y=2", "C/#i z=3"]), (["v": 1], ["@B"], ["@A x=5 y=2", "C/#i z=3", "@B v=1"]),
      (nil, ["@A", "y"], ["@A x=5", "C/#i z=3", "@B v=1"]),
      (9, ["C", "#j", "w"], ["@A x=5", "C/#i z=3", "C/#j w=9", "@B v=1"]),
      (nil, ["C"], ["@A x=5", "@B v=1"]), (nil, ["Nope"], ["@A x=5", "@B v=1"]),
    ]
    for (value, keys, expected) in rows {
      try provider.set(value, at: keys)
      XCTAssertEqual(outline(provider), expected, "\(keys)")
    }
  }

  func testWhatIsNoSheetIsRefusedAndTheOldRulesStay() throws {
    let provider = try StyleDictionaryProvider(["@A": ["x": 1]])
    XCTAssertThrowsError(try provider.set("text", at: []))
    XCTAssertEqual(outline(provider), ["@A x=1"])
    try provider.set("text", at: ["@A"])
    XCTAssertEqual(provider.diagnostics.map(\.id.rawValue), ["sheet.not-a-dictionary"])
    XCTAssertThrowsError(try StyleDictionaryProvider("text"))
    XCTAssertThrowsError(try StyleDictionaryProvider(propertyList: ["@A": ["x": NSNull()]])) { error in
      guard case .invalid(let diagnostic)? = error as? StyleSourceError else { return XCTFail("\(error)") }
      XCTAssertEqual(diagnostic.id.rawValue, "source.not-a-property-list")
    }
    let read = try StyleDictionaryProvider(propertyList: ["@A": ["x": true]])
    XCTAssertEqual(outline(read), ["@A x=true"])
  }

  @MainActor
  func testTheManagerFollowsEachChange() async throws {
    let provider = try StyleDictionaryProvider(["@TestView": ["count": 1]])
    let manager = StyleManager(registry: try TestView.registry(), repository: provider)
    let view = TestView()
    manager.addRoot(view)
    var passes = 0
    manager.onPass = { _ in passes += 1 }
    let following = Task { await manager.followChanges() }
    // Announced before the task begins to listen: it must not be missed.
    try provider.set(2, at: ["@TestView", "count"])
    try await wait { view.count == 2 }
    try provider.set(3, at: ["@TestView", "count"])
    try await wait { view.count == 3 }
    XCTAssertGreaterThanOrEqual(passes, 2)

    manager.setupStyleSourceRepository(try StyleSheetSource.sample([["@TestView": ["count": 9]]]))
    try provider.set(4, at: ["@TestView", "count"])
    await following.value
    XCTAssertEqual(view.count, 9, "another source is in force")
  }

  @MainActor
  func testTheManagerFollowsWhereNobodyListensToPassesAndStopsWhenCancelled() async throws {
    let provider = try StyleDictionaryProvider(["@TestView": ["count": 1]])
    let manager = StyleManager(registry: try TestView.registry(), repository: provider)
    let view = TestView()
    manager.addRoot(view)
    let following = Task { await manager.followChanges() }
    try await wait { view.count == 1 }
    try provider.set(2, at: ["@TestView", "count"])
    try await wait { view.count == 2 }
    following.cancel()
    await following.value
    try provider.set(3, at: ["@TestView", "count"])
    XCTAssertEqual(view.count, 2)
  }

  /// Lets other tasks run until something holds; fails after five seconds.
  @MainActor
  private func wait(until holds: () -> Bool) async throws {
    for _ in 0..<5_000 where !holds() { try await Task.sleep(for: .milliseconds(1)) }
    XCTAssertTrue(holds())
  }
}
