import StyleDiagnostics
import XCTest

@testable import InterfaceBuilder

final class AssetImageTests: XCTestCase {
  func testAllFilesAreKept() throws {
    let fixture = try AssetFixture([
      "A.xcassets/home.imageset/Contents.json": """
      {"images":[
        {"idiom":"universal","filename":"home.png","scale":"1x"},
        {"idiom":"universal","filename":"home@2x.png","scale":"2x"},
        {"idiom":"universal","scale":"3x"},
        {"idiom":"ipad","filename":"dark.pdf","width-class":"compact","height-class":"regular",
         "appearances":[{"appearance":"luminosity","value":"dark"},{"appearance":"contrast","value":"high"}]},
        {"idiom":"watch","filename":"small.png","screenWidth":"{130,145}","scale":"2x"},
        {"idiom":"watch","filename":"wide.png","screen-width":">161","scale":"2x"},
        {"idiom":"iphone","filename":"old.png","subtype":"retina4","language-direction":"right-to-left",
         "memory":"2GB","graphics-feature-set":"metal3v1","display-gamut":"display-P3"}],
       "properties":{"template-rendering-intent":"template","preserves-vector-representation":true}}
      """,
      "A.xcassets/home.imageset/home.png": "", "A.xcassets/home.imageset/home@2x.png": "",
      "A.xcassets/home.imageset/dark.pdf": "", "A.xcassets/home.imageset/small.png": "",
      "A.xcassets/home.imageset/wide.png": "", "A.xcassets/home.imageset/old.png": "",
      "A.xcassets/eye.symbolset/Contents.json": """
      {"symbols":[{"idiom":"universal","filename":"eye.svg"}],"properties":{"symbol-rendering-intent":"hierarchical"}}
      """,
      "A.xcassets/eye.symbolset/eye.svg": "",
    ])
    let assets = fixture.assets()
    XCTAssertEqual(fixture.outline(assets.diagnostics), [])
    let home = try XCTUnwrap(assets.imageAsset(named: "home"))
    XCTAssertEqual(home.origin, .catalog(.imageSet))
    XCTAssertEqual(home.path, fixture.path("A.xcassets/home.imageset/Contents.json"))
    XCTAssertEqual(home.renderingIntent, .template)
    XCTAssertTrue(home.preservesVectorRepresentation)
    XCTAssertEqual(
      home.variants.map(\.fileName),
      ["home.png", "home@2x.png", nil, "dark.pdf", "small.png", "wide.png", "old.png"])
    XCTAssertEqual(home.variants.map(\.traits.scale), [.one, .two, .three, nil, .two, .two, nil])
    var dark = AssetTraits()
    (dark.idiom, dark.widthClass, dark.heightClass) = (.ipad, .compact, .regular)
    (dark.luminosity, dark.contrast) = (.dark, .high)
    XCTAssertEqual(home.variants[3].traits, dark)
    XCTAssertEqual(home.variants[4].traits.screenWidth, "{130,145}")
    XCTAssertEqual(home.variants[5].traits.screenWidth, ">161")
    var old = AssetTraits()
    (old.idiom, old.subtype, old.languageDirection) = (.iphone, "retina4", .rightToLeft)
    (old.memory, old.graphicsFeatureSet, old.displayGamut) = ("2GB", "metal3v1", .displayP3)
    XCTAssertEqual(home.variants[6].traits, old)
    let eye = try XCTUnwrap(assets.imageAsset(named: "eye"))
    XCTAssertEqual(eye.origin, .catalog(.symbolSet))
    XCTAssertEqual(eye.variants.map(\.fileName), ["eye.svg"])
    XCTAssertEqual(eye.renderingIntent, .hierarchical)
    XCTAssertFalse(eye.preservesVectorRepresentation)
  }

  func testWhatIsWrongWithAFileIsToldAtItsPlace() throws {
    let rows: [(entry: String, properties: String, message: String, column: Int, id: Diagnostic.ID)] = [
      (
        #""filename":"gone.png""#, "", "there is no file 'gone.png' in the asset's folder", 24,
        .assetMissingFile
      ),
      (
        #""filename":"../a.png""#, "", "'../a.png' is not the name of a file in the asset's folder", 24,
        .assetContents
      ),
      (#""filename":"""#, "", "'' is not the name of a file in the asset's folder", 24, .assetContents),
      (#""filename":1"#, "", "'filename' must be a text", 24, .assetContents),
      (#""scale":"4x""#, "", "'scale' cannot be '4x', only '1x', '2x', '3x'", 21, .assetContents),
      (
        #""width-class":"any""#, "", "'width-class' cannot be 'any', only 'compact', 'regular'", 27,
        .assetContents
      ),
      (
        "", #""template-rendering-intent":"templat""#,
        "'template-rendering-intent' cannot be 'templat', only 'original', 'template', 'automatic', 'monochrome', "
          + "'hierarchical', 'multicolor'", 58, .assetContents
      ),
      (
        "", #""preserves-vector-representation":"YES""#,
        "'preserves-vector-representation' must be true or false", 64,
        .assetContents
      ),
    ]
    for row in rows {
      var (reader, root) = try AssetContentsReader.of(
        #"{"images":[{\#(row.entry)}],"properties":{\#(row.properties)}}"#)
      let empty = AssetImage("x", .catalog(.imageSet), path: "")
      let image = reader.image(empty, root, files: "images") { _ in false }
      XCTAssertEqual(image.variants.count, 1)
      XCTAssertEqual(reader.diagnostics.map(\.message), [row.message])
      XCTAssertEqual(reader.diagnostics.map(\.id), [row.id])
      XCTAssertEqual(reader.diagnostics.first?.range.position?.column, row.column, row.message)
    }
  }
}
