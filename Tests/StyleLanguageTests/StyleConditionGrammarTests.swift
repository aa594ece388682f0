import XCTest

@testable import StyleLanguage

final class StyleConditionGrammarTests: XCTestCase {
  func testConditionsAreReadInAnyLetterCase() throws {
    let rows: [(key: String, name: String, conditions: [StyleCondition])] = [
      ("font", "font", []),
      ("font(device:pad)", "font", [.device(.pad)]),
      ("font(Device: iPad)", "font", [.device(.pad)]),
      ("font(device:iphone)", "font", [.device(.phone)]),
      (
        "font:highlighted(h:regular, v:compact, device:tv)", "font:highlighted",
        [.horizontal(.regular), .vertical(.compact), .device(.tv)]
      ),
      ("a(horizontal:compact)", "a", [.horizontal(.compact)]),
      ("a (vertical:regular)", "a", [.vertical(.regular)]),
      ("a(appearance:dark)", "a", [.appearance(.dark)]),
      ("a(contrast:high)", "a", [.contrast(.high)]),
      ("a(language:pt-BR)", "a", [.language("pt-BR")]),
      ("a(category:XXXL)", "a", [.category("extraExtraExtraLarge")]),
      ("a(category:accessibilityMedium)", "a", [.category("accessibilityMedium")]),
    ]
    for row in rows {
      let split = try StyleConditionGrammar.split(row.key)
      XCTAssertEqual(split.key, row.name, row.key)
      XCTAssertEqual(split.conditions, row.conditions, row.key)
    }
  }

  func testWhatIsNoConditionIsRefusedAtItsPlace() {
    let rows: [(key: String, piece: String, suggestion: String?)] = [
      ("a(devise:pad)", "devise", "device"), ("a(device:pda)", "pda", "pad"), ("a(device)", "device", nil),
      ("a(h:wide)", "wide", nil), ("a(appearance:Darkk)", "Darkk", "dark"), ("a()", "", nil),
      ("a(language:)", "", nil),
    ]
    for row in rows {
      XCTAssertThrowsError(try StyleConditionGrammar.split(row.key), row.key) { error in
        guard let problem = error as? StyleConditionGrammar.Problem else { return XCTFail(row.key) }
        XCTAssertEqual(
          String(decoding: Array(row.key.utf8)[problem.range], as: UTF8.self), row.piece, row.key)
        XCTAssertEqual(problem.suggestion, row.suggestion, row.key)
      }
    }
  }
}
