import Foundation
import TestSupport
import XCTest

@testable import StyleInjection

/// Random rules of all selector forms over random trees give what a naive matcher gives, which asks every rule of every
/// view and knows no index, paths or sharing.
final class SelectorPropertyTests: XCTestCase {
  func testTheIndexedCascadeIsTheNaiveOne() throws {
    var random = SeededGenerator(seed: 11)
    let registry = try TestView.registry()
    for round in 0..<10_000 {
      let rules = (0..<1 + random.number(below: 10)).map { NaiveRule(order: $0, &random) }
      let unique = Dictionary(rules.map { ($0.key, $0) }) { first, _ in first }.values.sorted {
        $0.order < $1.order
      }
      let root = randomTree(&random, depth: 0)
      let manager = StyleManager(
        registry: registry, repository: try StyleSheetSource.sample([Self.sheet(unique)]))
      manager.environment.device = random.isOnce(in: 2) ? .phone : .pad
      manager.applyStyle(in: root)
      for view in all(root) {
        let winner = unique.compactMap { rule in
          rule.strength(for: view, manager.environment).map { (rule, $0) }
        }
        .max { $0.1.lexicographicallyPrecedes($1.1) }
        XCTAssertEqual(
          view.title, winner.map { "\($0.0.order)" } ?? "", "round \(round): \(unique.map(\.key))")
      }
    }
  }

  private func all(_ view: TestView) -> [TestView] { [view] + view.children.flatMap(all) }

  private func randomTree(_ random: inout SeededGenerator, depth: Int) -> TestView {
    let view =
      random.isOnce(in: 5) ? TestController() : random.isOnce(in: 2) ? TestLabel() : TestView()
    if random.isOnce(in: 4) { view.customClass = StyleClassName("Cell") }
    if random.isOnce(in: 2) {
      view.names[.styleIdentifier] = (0..<1 + random.number(below: 2))
        .map { _ in random.element(of: NaiveRule.identifiers) }.joined(separator: ", ")
    }
    guard depth < 4 else { return view }
    for _ in 0..<random.number(below: 3) { view.add(randomTree(&random, depth: depth + 1)) }
    return view
  }

  private static func sheet(_ rules: [NaiveRule]) -> RawStyleValue {
    var root: [RawStyleEntry] = []
    for rule in rules {
      let title = RawStyleEntry(
        "title" + (rule.isForPad ? "(device:pad)" : ""), LocatedStyleValue(.string("\(rule.order)")))
      var entry = RawStyleEntry(rule.selector, LocatedStyleValue(.dictionary([title])))
      guard let controller = rule.controller else {
        root.append(entry)
        continue
      }
      if let index = root.firstIndex(where: { $0.key == controller }),
        case .dictionary(let others) = root[index].value.value
      {
        entry = RawStyleEntry(controller, LocatedStyleValue(.dictionary(others + [entry])))
        root.remove(at: index)
      } else {
        entry = RawStyleEntry(controller, LocatedStyleValue(.dictionary([entry])))
      }
      root.append(entry)
    }
    return .dictionary(root)
  }
}

/// A rule with one declaration, as the language's description words its matching.
private struct NaiveRule {
  /// What stands at one place of a selector.
  struct Part {
    var className: String?
    var takesSubclasses = false
    var identifiers: [String] = []

    var text: String {
      (className.map { "@\($0)\(takesSubclasses ? "+" : "")" } ?? "") + identifiers.map { "#\($0)" }.joined()
    }
  }

  static let identifiers = ["a", "b", "c"]
  private static let classes = ["TestView", "TestLabel", "TestController", "Cell"]

  let order: Int
  let controller: String?
  let parts: [Part]
  let isForPad: Bool

  init(order: Int, _ random: inout SeededGenerator) {
    self.order = order
    controller = random.isOnce(in: 4) ? "TestController" : nil
    isForPad = random.isOnce(in: 4)
    parts = (0..<1 + (random.isOnce(in: 2) ? random.number(below: 3) : 0)).map { _ in
      var part = Part()
      if random.isOnce(in: 2) {
        part.className = random.element(of: Self.classes)
        part.takesSubclasses = random.isOnce(in: 2)
      }
      if part.className == nil || random.isOnce(in: 3) {
        part.identifiers = [random.element(of: Self.identifiers)]
      }
      return part
    }
  }

  var selector: String { parts.map(\.text).joined(separator: " ") }
  /// What stands once in a sheet.
  var key: String { "\(controller ?? "")/\(selector)" }

  /// The strength with which the rule speaks of a view, what counts most first; nil if it does not.
  func strength(for view: TestView, _ environment: StyleEnvironment) -> [Int]? {
    if isForPad, environment.device != .pad { return nil }
    if let controller {
      var next: TestView? = view
      while let candidate = next, !candidate.isStyleScope { next = candidate.parent }
      guard let next, Self.chain(of: next).first == controller else { return nil }
    }
    guard let subject = parts.last, let own = Self.fit(subject, view) else { return nil }
    var fits = [own]
    var ancestors: [TestView] = []
    while let parent = (ancestors.last ?? view).parent { ancestors.append(parent) }
    for (index, part) in parts.dropLast().enumerated().reversed() {
      let candidates = index == 0 ? ancestors.indices.reversed().map { $0 } : Array(ancestors.indices)
      guard let found = candidates.first(where: { Self.fit(part, ancestors[$0]) != nil }),
        let fit = Self.fit(part, ancestors[found])
      else { return nil }
      fits.append(fit)
      ancestors.removeFirst(found + 1)
    }
    let names = Self.names(of: view)
    let place = subject.identifiers.compactMap { names.lastIndex(of: $0) }.max() ?? 0
    let sums = (0..<4).map { field in fits.reduce(0) { $0 + $1[field] } }
    return [controller == nil ? 0 : 1] + sums + [place, isForPad ? 1 : 0, order]
  }

  /// Identifiers, types, exact types, and the classes between, which count against it; nil if the part does not fit.
  private static func fit(_ part: Part, _ view: TestView) -> [Int]? {
    let names = names(of: view)
    guard part.identifiers.allSatisfy(names.contains) else { return nil }
    guard let className = part.className else { return [part.identifiers.count, 0, 0, 0] }
    let chain = chain(of: view)
    guard let distance = chain.firstIndex(of: className), distance == 0 || part.takesSubclasses else {
      return nil
    }
    return [part.identifiers.count, 1, part.takesSubclasses ? 0 : 1, -distance]
  }

  private static func names(of view: TestView) -> [String] {
    (view.names[.styleIdentifier] ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private static func chain(of view: TestView) -> [String] {
    let swift = String(describing: type(of: view))
    return (view.customClass.map { [$0.name] } ?? []) + [swift] + (swift == "TestView" ? [] : ["TestView"])
  }
}
