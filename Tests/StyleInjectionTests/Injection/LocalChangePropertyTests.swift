import TestSupport
import XCTest

@testable import StyleInjection

/// Whatever sheets and the app set one after the other, each property is what the app set last and has not given back,
/// else what the sheet says, else what lay under both.
final class LocalChangePropertyTests: XCTestCase {
  /// What a property is to be.
  private struct Property: Sendable {
    let keyPath: String
    let set: @Sendable (TestView, Int) -> Void
    let get: @Sendable (TestView) -> String
    /// What is there without sheets, and what the app set over one.
    var below, own: String?
  }

  private static let properties = [
    Property(keyPath: "title", set: { $0.title = "\($1)" }, get: { $0.title }),
    Property(keyPath: "count", set: { $0.count = $1 }, get: { "\($0.count)" }),
    Property(keyPath: "hint", set: { $0.hint = "\($1)" }, get: { $0.hint }),
    Property(keyPath: "ratio", set: { $0.ratio = Float($1) }, get: { "\(Int($0.ratio))" }),
    Property(
      keyPath: "layer.radius", set: { $0.layer?.radius = Double($1) },
      get: { "\(Int($0.layer?.radius ?? -1))" }),
    Property(
      keyPath: "frame.size.width", set: { $0.frame.size.width = Double($1) },
      get: { "\(Int($0.frame.size.width))" }),
    Property(
      keyPath: "frame.origin.x", set: { $0.frame.origin.x = Double($1) },
      get: { "\(Int($0.frame.origin.x))" }),
  ]

  func testRandomLives() throws {
    for seed in 0..<60 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      var life = try Life(Self.properties)
      for step in 0..<40 {
        let action = try life.act(&random)
        XCTAssertEqual(life.found, try life.expected(), "seed \(seed), step \(step): \(action)")
      }
    }
  }

  /// One view below a root, and what its properties are to be.
  private struct Life {
    private let manager: StyleManager
    private let root = TestView("root")
    private let view = TestView("a")
    private var sheet: [String: [String: Int]] = [:]
    private var properties: [Property]

    /// What no sheet says and nobody sets.
    private static let untouched = 99

    init(_ properties: [Property]) throws {
      manager = StyleManager(registry: try TestView.registry())
      self.properties = properties
      root.add(view)
      for (place, property) in properties.enumerated() {
        property.set(view, place)
        self.properties[place].below = property.get(view)
      }
      manager.addRoot(root)
    }

    var found: [String] { properties.map { "\($0.keyPath) \($0.get(view))" } }

    /// What each property is to be: the sheet's values are those of a view that it styles alone.
    func expected() throws -> [String] {
      let fresh = TestView()
      fresh.names = view.names
      for property in properties { property.set(fresh, Self.untouched) }
      let manager = try StyleManager.sample(raw)
      manager.applyStyle(in: fresh)
      return properties.map { property in
        let styled = property.get(fresh)
        return
          "\(property.keyPath) \(property.own ?? (styled == "\(Self.untouched)" ? property.below : styled) ?? "")"
      }
    }

    private var raw: RawStyleValue {
      .dictionary(
        sheet.sorted { $0.key < $1.key }.map { selector, values in
          RawStyleEntry(
            selector,
            LocatedStyleValue(
              .dictionary(
                values.sorted { $0.key < $1.key }.map {
                  RawStyleEntry($0.key, LocatedStyleValue(.integer(Int64($0.value))))
                })))
        })
    }

    mutating func act(_ random: inout SeededGenerator) throws -> String {
      let place = random.number(below: properties.count)
      let keyPath = properties[place].keyPath
      switch random.number(below: 8) {
      case 0, 1, 2:
        sheet = [:]
        for selector in ["@TestView", "#a", "#b"] {
          for property in properties where random.isOnce(in: 4) {
            sheet[selector, default: [:]][property.keyPath] = 100 + random.number(below: 3)
          }
        }
        manager.setupStyleSourceRepository(try StyleSheetSource.sample([raw]))
        return "swap to \(sheet)"
      case 3, 4:
        let isStyled = manager.explanation(of: view, keyPath: keyPath).properties.first?.winner != nil
        // No two values of the app's, and none of a sheet's, are one.
        properties[place].set(view, 1_000 + random.number(below: 1_000_000))
        let value = properties[place].get(view)
        if isStyled || properties[place].own != nil {
          properties[place].own = value
        } else {
          properties[place].below = value
        }
        return "the app sets \(keyPath)"
      case 5:
        manager.discardLocalChanges(of: view, keyPath: keyPath)
        properties[place].own = nil
        return "give back \(keyPath)"
      case 6:
        manager.discardLocalChanges(of: view)
        for place in properties.indices { properties[place].own = nil }
        return "give back all"
      default:
        view.names[.styleIdentifier] = random.element(of: ["a", "b", "a, b", "c"])
        view.setNeedsStyle()
        return "rename"
      }
    }
  }
}
