import Foundation
import TestSupport
import XCTest

@testable import StyleInjection

/// Random sheets over random trees give what the naive cascade gives.
final class CascadePropertyTests: XCTestCase {
  func testRandomSheetsOverRandomTrees() throws {
    var random = SeededGenerator(seed: 7)
    for round in 0..<2_000 {
      let sheets = (0..<1 + random.number(below: 3)).map { _ in randomSheet(&random) }
      let root = randomTree(&random, depth: 0)
      try check(sheets, root, "round \(round)")
    }
  }

  private func check(_ sheets: [[NaiveCascade.Declaration]], _ root: TestView, _ name: String) throws {
    let source = try StyleSheetSource.sample(sheets.map(Self.raw))
    XCTAssertEqual(source.diagnostics, [], name)
    let manager = StyleManager(registry: try TestView.registry(), repository: source)
    let naive = NaiveCascade(sheets: sheets)
    let views = all(root, in: nil)
    let expected = views.map { naive.outcome(for: $0.element) }

    let report = manager.applyStyle(in: root)
    for (view, outcome) in zip(views, expected) {
      XCTAssertEqual(Self.values(of: view.view), outcome.values, name)
    }
    XCTAssertEqual(report.resolvedCount, expected.reduce(0) { $0 + $1.winnerCount }, name)
    XCTAssertEqual(report.matchedObjects.count, expected.count(where: \.isMatched), name)
    let assumed = expected.reduce(into: Set<String>()) { $0.formUnion($1.assumed) }
    let notes = report.diagnostics.map { $0.message.split(separator: "'").first.map(String.init) ?? "" }
    XCTAssertEqual(Set(notes), assumed, name)
    XCTAssertEqual(Set(report.diagnostics.map(\.severity)).subtracting([.note]), [], name)
    XCTAssertEqual(manager.applyStyle(in: root).outline, [], name)
  }

  private func all(_ view: TestView, in controller: StyleClassName?) -> [(
    view: TestView, element: NaiveCascade.View
  )] {
    let className = view.customClass ?? StyleClassName(of: type(of: view))
    let nearest = view is TestController ? className : controller
    let element = NaiveCascade.View(className: className, names: view.names, controller: nearest)
    return [(view, element)] + view.children.flatMap { all($0, in: nearest) }
  }

  /// What a view has that a fresh one has not.
  private static func values(of view: TestView) -> [String: String] {
    var values: [String: String] = [:]
    if !view.title.isEmpty { values["title"] = view.title }
    if !view.hint.isEmpty { values["hint"] = view.hint }
    for (state, title) in view.stateTitles { values["stateTitle:\(state)"] = title }
    let insets = view.insets
    for (side, value) in [
      ("top", insets.top), ("left", insets.left), ("bottom", insets.bottom), ("right", insets.right),
    ] where value != 0 {
      values[side] = RawStyleValue.real(value).description
    }
    return values
  }
}

extension CascadePropertyTests {
  private static let classNames = ["TestView", "TestLabel", "Cell", "Größe"]
  private static let controllerNames = ["TestController", "List", "Home"]
  private static let writtenModules = [
    "", "", "my-app.", "my app.", "my_app.", "Other.", "StyleInjectionTests.",
  ]
  private static let identifiers = ["a", "b", "c"]

  private func randomSheet(_ random: inout SeededGenerator) -> [NaiveCascade.Declaration] {
    var declarations: [NaiveCascade.Declaration] = []
    func rules(in layer: String?) {
      var seen: Set<String> = []
      for _ in 0..<random.number(below: 5) {
        let selector =
          random.isOnce(in: 2)
          ? "#" + random.element(of: Self.identifiers)
          : "@" + random.element(of: Self.writtenModules)
            + random.element(of: Self.classNames + Self.controllerNames)
        guard seen.insert(selector).inserted else { continue }
        let paths = (Array(NaiveCascade.properties.keys) + NaiveCascade.sides.keys).sorted()
        for keyPath in Set((0..<1 + random.number(below: 4)).map { _ in random.element(of: paths) }).sorted()
        {
          let value = RawStyleValue.integer(Int64(1 + random.number(below: 1_000_000)))
          declarations.append(.init(layer: layer, selector: selector, keyPath: keyPath, value: value))
        }
      }
    }
    rules(in: nil)
    var layers: Set<String> = []
    for _ in 0..<random.number(below: 4) {
      let layer = random.element(of: Self.writtenModules) + random.element(of: Self.controllerNames)
      if layers.insert(layer).inserted { rules(in: layer) }
    }
    return declarations
  }

  private func randomTree(_ random: inout SeededGenerator, depth: Int) -> TestView {
    let isController = random.isOnce(in: 4)
    let view = isController ? TestController() : random.isOnce(in: 2) ? TestLabel() : TestView()
    if random.isOnce(in: 2) {
      view.customClass = StyleClassName(
        random.element(of: isController ? Self.controllerNames : Self.classNames),
        module: random.element(of: [nil, "my_app", "my-app", "Other"]))
    }
    for attribute in StyleNameAttribute.allCases
    where random.isOnce(in: attribute == .styleIdentifier ? 2 : 6) {
      view.names[attribute] = (0..<1 + random.number(below: 3))
        .map { _ in random.element(of: Self.identifiers + [" a ", ""]) }.joined(separator: ",")
    }
    guard depth < 4 else { return view }
    for _ in 0..<random.number(below: depth == 0 ? 5 : 3) { view.add(randomTree(&random, depth: depth + 1)) }
    return view
  }

  /// The sheet as a dictionary of the plist dialect.
  private static func raw(_ declarations: [NaiveCascade.Declaration]) -> RawStyleValue {
    var root: [RawStyleEntry] = []
    for declaration in declarations {
      let entry = RawStyleEntry(declaration.keyPath, LocatedStyleValue(declaration.value))
      root.add(entry, at: [declaration.layer, declaration.selector].compactMap { $0 })
    }
    return .dictionary(root)
  }
}

extension [RawStyleEntry] {
  /// Adds an entry to the dictionary at a path of keys, which is made as needed.
  fileprivate mutating func add(_ entry: RawStyleEntry, at keys: [String]) {
    guard let key = keys.first else { return append(entry) }
    var entries: [RawStyleEntry] = []
    let index = firstIndex { $0.key == key }
    if let index, case .dictionary(let own) = self[index].value.value { entries = own }
    entries.add(entry, at: keys.dropFirst().map { $0 })
    let made = RawStyleEntry(key, LocatedStyleValue(.dictionary(entries)))
    if let index { self[index] = made } else { append(made) }
  }
}
