import XCTest

@testable import StyleInjection

/// An object whose setter makes something else of what it is given.
private final class Dial: Styleable {
  enum Behaviour: CaseIterable { case keeps, clamps, refuses, clears, addsOne, countsUp }

  var styleParent: (any Styleable)? { nil }
  var styleChildren: [any Styleable] { [] }
  func styleNames(_ attribute: StyleNameAttribute) -> String? { "dial" }
  var styleRecord: StyleRecord?
  private let behaviour: Behaviour
  private(set) var callCount = 0
  private(set) var level = 1.0

  init(_ behaviour: Behaviour) { self.behaviour = behaviour }

  func set(_ value: Double) {
    callCount += 1
    switch behaviour {
    case .keeps: level = value
    case .clamps: level = min(value, 5)
    case .refuses: break
    case .clears: level = 0
    case .addsOne: level = value + 1
    case .countsUp: level += 1
    }
  }
}

/// Whatever a setter makes of the values that sheets give a Swift property: what it has is told, the app is not taken to
/// have set it, and it is not asked for the same again.
final class TypedSetterTests: XCTestCase {
  private static let values: [Double?] = [7, 8, 3, 9, nil, 6, nil]

  private static let levels: [Dial.Behaviour: [Double]] = [
    .keeps: [7, 8, 3, 9, 1, 6, 1], .clamps: [5, 5, 3, 5, 1, 5, 1], .refuses: [1, 1, 1, 1, 1, 1, 1],
    .clears: [0, 0, 0, 0, 0, 0, 0], .addsOne: [8, 8, 4, 10, 2, 7, 3], .countsUp: [2, 3, 3, 4, 5, 6, 7],
  ]

  func testWhatASetterMakesOfAValue() throws {
    var registry = StyleRegistry()
    try registry.register(
      StyleClass(
        Dial.self, inherits: nil,
        properties: [.property("level", get: { (dial: Dial) in dial.level }, set: { $0.set($1) })]))
    for policy in [StyleLocalChangePolicy.keep, .overwrite] {
      for behaviour in Dial.Behaviour.allCases {
        let dial = Dial(behaviour)
        let manager = StyleManager(registry: registry)
        manager.localChangePolicy = policy
        manager.addRoot(dial)
        let levels = try XCTUnwrap(Self.levels[behaviour])
        for (value, level) in zip(Self.values, levels) {
          let place = "\(behaviour) \(policy) \(value as Any)"
          let sheet: RawStyleValue = value.map { ["#dial": ["level": .real($0)]] } ?? [:]
          let before = dial.level
          let report = manager.setupStyleSourceRepository(try StyleSheetSource.sample([sheet]))
          XCTAssertEqual(dial.level, level, place)
          XCTAssertEqual(
            report.changes.flatMap { [$0.old, $0.new] },
            before == level ? [] : [.number(before), .number(level)], place)
          let callCount = dial.callCount
          let again = manager.applyStyle()
          XCTAssertEqual(again.outline, [], place)
          XCTAssertEqual(report.localChanges.count + again.localChanges.count, 0, place)
          XCTAssertEqual(dial.callCount, callCount, place)
        }
      }
    }
  }
}
