import StyleLanguage
import XCTest

final class StyleTypeNameTests: XCTestCase {
  private typealias Match = StyleTypeName.Match

  func testMatch() {
    let rows: [(written: String, name: String, module: String?, match: Match?)] = [
      ("SensorCell", "SensorCell", "HCP", .exact),
      ("SensorCell", "SensorCell", nil, .exact),
      ("HCP.SensorCell", "SensorCell", "HCP", .exact),
      ("HCP.SensorCell", "SensorCell", "Other", nil),
      ("HCP.SensorCell", "SensorCell", nil, .unknownModule),
      ("my-app.Login", "Login", "my_app", .exact),
      ("my app.Login", "Login", "my-app", .exact),
      ("my_app.Login", "Login", "my app", .exact),
      ("my_app.Login", "Login", "myapp", nil),
      ("sensorcell", "SensorCell", nil, nil),
      ("Cell", "SensorCell", nil, nil),
      ("X.Cell", "SensorCell", nil, nil),
      ("Outer.Inner", "Outer.Inner", "App", .exact),
      ("App.Outer.Inner", "Outer.Inner", "App", .exact),
      ("App.Outer.Inner", "Inner", "App", nil),
      ("App.Outer.Inner", "Inner", nil, nil),
      ("App.Größe", "Größe", "App", .exact),
      ("App.📦Cell", "📦Cell", "App", .exact),
      ("Käfig-1.Größe", "Größe", "Käfig_1", .exact),
      (".Cell", "Cell", "App", nil),
      ("App.", "Cell", "App", nil),
      ("", "Cell", "App", nil),
    ]
    for row in rows {
      XCTAssertEqual(
        StyleTypeName(row.written).match(className: row.name, module: row.module), row.match,
        "\(row.written) for \(row.module ?? "-") \(row.name)")
    }
  }

  func testLastComponentIsWhatStandsBehindTheLastDot() {
    let rows = [
      ("Cell", "Cell"), ("App.Cell", "Cell"), ("App.Outer.Größe", "Größe"), ("App.", ""), ("", ""), (".", ""),
    ]
    for (text, last) in rows { XCTAssertEqual(StyleTypeName(text).lastComponent, last, text) }
  }
}
