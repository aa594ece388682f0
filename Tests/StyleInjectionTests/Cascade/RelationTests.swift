import Foundation
import TestSupport
import XCTest

@testable import StyleInjection

final class RelationTests: XCTestCase {
  private func manager(_ theme: String) throws -> StyleManager {
    let sheet = try StyleSheet(path: "theme.yaml", bytes: Array(theme.utf8))
    XCTAssertEqual(sheet.diagnostics, [])
    return StyleManager(registry: try TestView.registry(), repository: StyleSheetSource([sheet]))
  }

  private func view(_ style: String?, _ children: [TestView] = []) -> TestView {
    let view = TestView(nil, children)
    if let style { view.names[.style] = style }
    return view
  }

  func testADeclarationCompetesOnTheObjectThatItReaches() throws {
    let manager = try manager(
      """
      styles:
        TestView.a: {superview: {title: "2"}, next: {title: "3", previous: {hint: "4"}}}
        TestView: {title: "1"}
        strong: {title: "5"}
        TestView.strong: {title: "6"}
      """)
    let (first, second) = (view("a"), view(nil))
    let root = view(nil, [first, second, view("a", [view("a")])])
    let report = manager.applyStyle(in: root)
    XCTAssertEqual(report.diagnostics, [])
    XCTAssertEqual([root.title, first.title, second.title, first.hint], ["2", "1", "3", "4"])
    let inner = view("a")
    let strong = view("strong", [inner])
    manager.applyStyle(in: strong)
    XCTAssertEqual([strong.title, inner.title], ["6", "1"])
    XCTAssertEqual(manager.applyStyle(in: root).outline, [])
    let change = try XCTUnwrap(report.changes.first { $0.object === root })
    XCTAssertEqual(change.decision?.winner.origin.selector, "TestView.a")
    XCTAssertEqual(change.decision?.beaten.map(\.origin.selector), ["TestView"])
  }

  /// Explaining takes in what rules for other objects say, and by which way they reach this one.
  func testWhatReachesAnObjectIsExplained() throws {
    let manager = try manager(
      """
      styles:
        a: {superview: {title: "2", next: {hint: "3"}}, viewController: {title: "4"}}
        TestView: {title: "1"}
      """)
    let (holder, beside) = (view(nil, [view("a")]), view(nil))
    let root = view(nil, [holder, beside])
    func lines(_ view: TestView) -> [String] {
      manager.explanation(of: view).properties.map { property in
        let matches = [property.winner].compactMap(\.self) + property.losses.map(\.match)
        return "\(property.keyPath): "
          + matches.map {
            ([$0.origin.selector] + $0.relations.map(\.name)).joined(separator: " ") + " "
              + $0.declaration.value.value.description
          }.joined(separator: ", ")
      }
    }
    XCTAssertEqual(lines(root), ["title: TestView 1"])
    XCTAssertEqual(lines(holder), ["title: TestView 1, a superview 2"])
    XCTAssertEqual(lines(beside), ["hint: a superview next 3", "title: TestView 1"])
    XCTAssertEqual(manager.explanation(of: holder).diagnostics.map(\.id.rawValue), ["relation.unknown"])
    let reached = manager.applyStyle(in: root).changes.first { $0.keyPath == "hint" }
    XCTAssertEqual(reached?.decision?.winner.relations.map(\.name), ["superview", "next"])
  }

  func testAnAbsentObjectIsSilentAndARelationThatTheClassLacksIsTold() throws {
    let manager = try manager(
      "styles: {a: {superview: {superview: {title: x}}, previous: {title: x}, viewController: {title: x}}}")
    let report = manager.applyStyle(in: view("a"))
    XCTAssertEqual(report.diagnostics.map(\.id.rawValue), ["relation.unknown"])
    XCTAssertEqual(
      report.diagnostics.first?.message,
      "StyleInjectionTests.TestView has no 'viewController'; there are next, previous, superview")
    XCTAssertEqual(report.changes.count, 0)
  }

  func testObjectsOutsideOfThePassAreStyledAndReachIntoIt() throws {
    let manager = try manager("styles: {a: {superview: {title: up}}, b: {next: {title: along}}}")
    let (inner, target) = (view("a"), view(nil))
    let root = view(nil, [inner, view("b"), target])
    manager.applyStyle(in: inner)
    XCTAssertEqual(root.title, "up")
    XCTAssertEqual(target.title, "along")
    target.title = ""
    manager.localChangePolicy = .overwrite
    manager.applyStyle(in: target)
    XCTAssertEqual(target.title, "along")
  }

  func testASourceWithoutASnapshotSaysThatRelationsAreNotFollowed() throws {
    struct Source: StyleSourceRepository {
      func matches(for element: StyleElement) -> [StyleMatch] {
        let declaration = StyleDeclaration("title", of: [StyleRelation("superview")], LocatedStyleValue("x"))
        let file = SourceFile(path: "source", bytes: [], kind: .memory)
        return [
          StyleMatch(
            declaration, from: StyleOrigin(selector: "s", range: SourceRange(file)), strength: StyleStrength()
          )
        ]
      }
    }
    let manager = StyleManager(registry: try TestView.registry(), repository: Source())
    let report = manager.applyStyle(in: view(nil))
    XCTAssertEqual(report.diagnostics.map(\.id.rawValue), ["relation.unsupported"])
  }

  func testRanksThatAreOthersInStylistAreNoted() throws {
    let tied = try manager("styles: {TestLabel.b: {title: x}, TestView.b: {title: y}, TestLabel: {title: z}}")
    let label = TestLabel()
    label.names[.style] = "b"
    XCTAssertEqual(tied.applyStyle(in: label).diagnostics, [])
    XCTAssertEqual(label.title, "y")
    let reversed = try manager("styles: {TestView.b: {title: x}, TestLabel.b: {title: y}}")
    XCTAssertEqual(reversed.applyStyle(in: label).diagnostics.map(\.id.rawValue), ["dialect.ranking"])
    XCTAssertEqual(reversed.applyStyle(in: label).diagnostics.map(\.severity), [.note])
    let sheets = try ["styles: {TestLabel.b: {title: x}}", "styles: {TestLabel: {title: y}}"].map {
      try StyleSheet(path: "theme.yaml", bytes: Array($0.utf8))
    }
    let several = StyleManager(registry: try TestView.registry(), repository: StyleSheetSource(sheets))
    XCTAssertEqual(several.applyStyle(in: label).diagnostics.map(\.id.rawValue), ["dialect.ranking"])
    XCTAssertEqual(label.title, "y")
  }
}

// Random rules over random trees, against a matcher without index and sharing.
extension RelationTests {
  private struct Rule {
    let name: String?
    let isSubtype: Bool
    let declarations: [(relations: [String], keyPath: String, value: String)]
  }

  func testRandomRelationsOverRandomTrees() throws {
    var random = SeededGenerator(seed: 11)
    for round in 0..<1_000 {
      let rules = (0..<1 + random.number(below: 5)).map { _ in randomRule(&random) }
      let root = randomTree(&random, depth: 0)
      let manager = StyleManager(
        registry: try TestView.registry(), repository: StyleSheetSource([sheet(rules)]))
      manager.applyStyle(in: root)
      let views = all(root)
      let expected = outcome(rules, views)
      for view in views {
        XCTAssertEqual(
          [view.title, view.hint], expected[ObjectIdentifier(view)] ?? ["", ""], "round \(round)")
      }
      XCTAssertEqual(manager.applyStyle(in: root).outline, [], "round \(round)")
    }
  }

  private func randomRule(_ random: inout SeededGenerator) -> Rule {
    let relations = ["superview", "next", "previous"]
    let name = random.isOnce(in: 4) ? nil : random.element(of: ["a", "b", "c"])
    return Rule(
      name: name, isSubtype: name == nil || random.isOnce(in: 3),
      declarations: (0..<1 + random.number(below: 3)).map { _ in
        (
          (0..<random.number(below: 3)).map { _ in random.element(of: relations) },
          random.element(of: ["title", "hint"]), String(random.number(below: 1_000_000))
        )
      })
  }

  private func randomTree(_ random: inout SeededGenerator, depth: Int) -> TestView {
    let view = random.isOnce(in: 2) ? TestLabel() : TestView()
    if !random.isOnce(in: 3) { view.names[.style] = random.element(of: ["a", "b", "c", "a, b"]) }
    guard depth < 4 else { return view }
    for _ in 0..<random.number(below: 4) { view.add(randomTree(&random, depth: depth + 1)) }
    return view
  }

  private func sheet(_ rules: [Rule]) -> StyleSheet {
    StyleSheet(
      file: SourceFile(path: "theme", bytes: [], kind: .memory), dialect: .stylist,
      rules: rules.map { rule in
        var parts: [StyleSelector.Subject] = rule.isSubtype ? [.subtype(StyleTypeName("TestLabel"))] : []
        if let name = rule.name { parts.append(.identifier(name)) }
        return StyleRule(
          StyleSelector(parts.count == 1 ? parts[0] : .all(parts)),
          rule.declarations.map { declaration in
            StyleDeclaration(
              declaration.keyPath, of: declaration.relations.map { StyleRelation($0) },
              LocatedStyleValue(.string(declaration.value)))
          })
      })
  }

  private func all(_ view: TestView) -> [TestView] { [view] + view.children.flatMap(all) }

  private func outcome(_ rules: [Rule], _ views: [TestView]) -> [ObjectIdentifier: [String]] {
    var best: [ObjectIdentifier: [String: (strength: [Int], value: String)]] = [:]
    for view in views {
      let names = (view.names[.style] ?? "").split(separator: ",").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      var order = 0
      for rule in rules {
        defer { order += rule.declarations.count }
        guard rule.name.map(names.contains) ?? true, !rule.isSubtype || view is TestLabel else { continue }
        let weight = (rule.name == nil ? 0 : 1) + (rule.isSubtype ? 1 : 0)
        let place = rule.name.flatMap { names.lastIndex(of: $0) } ?? 0
        for (index, declaration) in rule.declarations.enumerated() {
          var target: TestView? = view
          for relation in declaration.relations {
            switch relation {
            case "superview": target = target?.parent
            case "next": target = target?.sibling(1)
            default: target = target?.sibling(-1)
            }
          }
          guard let target else { continue }
          let strength = [weight, place, order + index]
          let known = best[ObjectIdentifier(target)]?[declaration.keyPath]
          if known.map({ $0.strength.lexicographicallyPrecedes(strength) }) ?? true {
            best[ObjectIdentifier(target), default: [:]][declaration.keyPath] = (strength, declaration.value)
          }
        }
      }
    }
    return best.mapValues { [$0["title"]?.value ?? "", $0["hint"]?.value ?? ""] }
  }
}
