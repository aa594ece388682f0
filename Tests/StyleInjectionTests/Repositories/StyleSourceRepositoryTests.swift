import Synchronization
import XCTest

@testable import StyleInjection

/// A compiled source behind a face that offers no compiled rules, as a source over a database would be.
private struct UncompiledSource: StyleSourceRepository {
  let source: StyleSheetSource
  var asked: @Sendable (StyleElement) -> Void = { _ in }

  func matches(for element: StyleElement) -> [StyleMatch] {
    asked(element)
    return source.matches(for: element)
  }

  var diagnostics: [Diagnostic] { source.diagnostics }
}

final class StyleSourceRepositoryTests: XCTestCase {
  private static let sheet: RawStyleValue = [
    "@TestView": ["title": "x", "font": "$\"Avenir Next\""], "@TestLabel": ["count": 1, "titel": "?"],
    "#a": ["insets": "4", "insets.top": 5],
    "TestController": ["@TestLabel": ["count": 2], "#b": ["color": "red"]],
    "": [:],
  ]

  private func tree() -> TestView {
    TestView("a", [TestLabel("b"), TestController("b", [TestLabel("a, b"), TestView(nil, [TestLabel()])])])
  }

  func testASourceThatIsNotCompiledGivesTheSame() throws {
    let source = try StyleSheetSource.sample([Self.sheet])
    XCTAssertNotNil(source.snapshot)
    XCTAssertNil(UncompiledSource(source: source).snapshot)
    let reports = try [source as any StyleSourceRepository, UncompiledSource(source: source)].map {
      repository in
      let manager = StyleManager(
        registry: try TestView.registry(), resources: SampleResources(), repository: repository)
      return manager.applyStyle(in: tree())
    }
    XCTAssertEqual(reports[0].outline, reports[1].outline)
    XCTAssertFalse(reports[0].outline.isEmpty)
    XCTAssertEqual(reports[0].diagnostics, reports[1].diagnostics)
    XCTAssertEqual(
      reports[0].diagnostics.map(\.id.rawValue).sorted(),
      ["key-path.unknown-step", "sheet.empty-key", "value.color"])
    XCTAssertEqual(reports[0].resolvedCount, reports[1].resolvedCount)
    XCTAssertEqual(reports[0].matchedObjects.count, reports[1].matchedObjects.count)
  }

  func testASourceIsAskedWithTheWholeResponsePath() throws {
    let elements = Recorder()
    let repository = UncompiledSource(source: try StyleSheetSource.sample([[:]])) { elements.add($0) }
    let manager = StyleManager(registry: try TestView.registry(), repository: repository)
    let label = TestPriceLabel("a, b")
    label.names[.style] = "c"
    let root = TestView("top", [TestController("middle", [label])])
    manager.applyStyle(in: root)
    let module = "StyleInjectionTests"
    func name(_ name: String) -> StyleClassName { StyleClassName(name, module: module) }
    XCTAssertEqual(
      elements.all.last,
      StyleElement(
        name("TestPriceLabel"), superclasses: [name("TestLabel"), name("TestView")],
        names: [.init("a"), .init("b"), .init("c", .style)], controller: name("TestController"),
        path: [
          .init(name("TestController"), superclasses: [name("TestView")], names: [.init("middle")]),
          .init(name("TestView"), names: [.init("top")]),
        ]))
    XCTAssertEqual(elements.all.map(\.controller), [nil, name("TestController"), name("TestController")])
  }

  func testASourceThatNeverChangesEndsItsAnnouncements() async throws {
    let manager = try StyleManager.sample(["@TestView": ["title": "x"]])
    await manager.followChanges()
  }
}

/// Collects elements.
private final class Recorder: Sendable {
  private let elements = Mutex<[StyleElement]>([])

  var all: [StyleElement] { elements.withLock { $0 } }
  func add(_ element: StyleElement) { elements.withLock { $0.append(element) } }
}
