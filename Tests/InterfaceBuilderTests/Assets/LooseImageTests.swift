import XCTest

@testable import InterfaceBuilder

final class LooseImageTests: XCTestCase {
  func testFileNamesSayTheirScaleAndDevices() {
    let rows: [(file: String, name: String?, scale: AssetTraits.Scale?, idiom: AssetTraits.Idiom)] = [
      ("home.png", "home", nil, .universal), ("home@2x.png", "home", .two, .universal),
      ("home@3x.PNG", "home", .three, .universal), ("home@2x~ipad.png", "home", .two, .ipad),
      ("home~iphone.png", "home", nil, .iphone), ("a.b c-d@2x.png", "a.b c-d", .two, .universal),
      ("Default-568h@2x.png", "Default-568h", .two, .universal), ("me@home.png", "me@home", nil, .universal),
      ("home~old.png", "home~old", nil, .universal), ("home@4x.png", "home@4x", nil, .universal),
      ("photo.jpg", "photo.jpg", nil, .universal), ("photo@2x.jpeg", "photo.jpeg", .two, .universal),
      ("logo.pdf", "logo.pdf", nil, .universal), ("logo@3x~ipad.HEIC", "logo.HEIC", .three, .ipad),
      ("logo.svg", "logo.svg", nil, .universal), ("home", nil, nil, .universal),
      (".png", nil, nil, .universal),
      ("@2x.png", nil, nil, .universal), ("home.txt", nil, nil, .universal), ("", nil, nil, .universal),
    ]
    for row in rows {
      let found = LooseImageName(fileName: row.file)
      XCTAssertEqual(found?.name, row.name, row.file)
      var traits = AssetTraits()
      (traits.scale, traits.idiom) = (row.scale, row.idiom)
      if row.name != nil { XCTAssertEqual(found?.traits, traits, row.file) }
    }
  }

  func testImagesAreFoundAsUIKitFindsThem() throws {
    let fixture = try AssetFixture([
      "A.xcassets/star.imageset/Contents.json": AssetFixture.image,
      "A.xcassets/tabs/Contents.json": #"{"properties":{"provides-namespace":true}}"#,
      "A.xcassets/tabs/map.imageset/Contents.json": AssetFixture.image,
    ])
    let assets = fixture.assets(images: [
      "App/home@2x.png", "App/home@3x~ipad.png", "photo.jpg", "Kit.bundle/icon.png", "star@2x.png",
      "notes.txt",
    ])
    let rows: [(name: String, isThere: Bool)] = [
      ("home", true), ("home.png", true), ("home@2x.png", true), ("Home", false), ("home.jpg", false),
      ("photo.jpg", true), ("photo", false), ("photo.png", false), ("Kit.bundle/icon", true),
      ("Kit.bundle/icon.png", true), ("Other.bundle/icon", false), ("t.bundle/icon", false),
      ("App/home.png", true),
      ("star", true), ("star.png", true), ("App/star", false), ("tabs/map", true), ("tabs/map.png", true),
      ("map", false), ("notes", false), ("", false), ("/", false),
    ]
    for row in rows { XCTAssertEqual(assets.hasImage(named: row.name), row.isThere, row.name) }
    XCTAssertEqual(assets.imageNames, ["home", "icon", "photo.jpg", "star", "tabs/map"])
    let home = try XCTUnwrap(assets.imageAsset(named: "home"))
    XCTAssertEqual(home.origin, .files)
    XCTAssertEqual(home.path, fixture.path("App/home@2x.png"))
    XCTAssertEqual(home.variants.map(\.fileName), ["home@2x.png", "home@3x~ipad.png"])
    XCTAssertEqual(home.variants.map(\.traits.idiom), [.universal, .ipad])
    XCTAssertEqual(
      assets.imageAsset(named: "star")?.origin, .catalog(.imageSet), "a catalog's image comes first")
  }
}
