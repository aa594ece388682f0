import Foundation
import StyleDiagnostics
import StyleInjection
import StyleSyntax
import TestSupport
import UIKitModel
import XCTest

@testable import InterfaceBuilder

final class AssetCatalogTests: XCTestCase {
  func testAssetsHaveTheNamesOfTheirFolders() throws {
    let fixture = try AssetFixture([
      "A.xcassets/Contents.json": "{}",
      "A.xcassets/brand.colorset/Contents.json": AssetFixture.color("1.0"),
      "A.xcassets/Group/inner.colorset/Contents.json": AssetFixture.color("0.5"),
      "A.xcassets/Space/Contents.json": #"{"properties":{"provides-namespace":true}}"#,
      "A.xcassets/Space/home.imageset/Contents.json": AssetFixture.image,
      "A.xcassets/Space/Plain/star.imageset/Contents.json": AssetFixture.image,
      "A.xcassets/Space/Deep/Contents.json": #"{"properties":{"provides-namespace":true}}"#,
      "A.xcassets/Space/Deep/tab.symbolset/Contents.json": #"{"symbols":[]}"#,
      "A.xcassets/Space/Deep/ink.colorset/Contents.json": AssetFixture.color("0.25"),
      "A.xcassets/Group/photo.1.imageset/Contents.json": AssetFixture.image,
      "A.xcassets/Group 2.0/dot.imageset/Contents.json": AssetFixture.image,
      "A.xcassets/AppIcon.appiconset/Contents.json": #"{"images":[]}"#,
      "A.xcassets/LaunchImage.launchimage/Contents.json": #"{"images":[]}"#,
      "A.xcassets/poster.imagestack/front.imagestacklayer/Content.imageset/Contents.json": AssetFixture.image,
      "A.xcassets/tiles.spriteatlas/grass.imageset/Contents.json": AssetFixture.image,
      "A.xcassets/facts.dataset/Contents.json": #"{"data":[]}"#,
    ])
    let catalog = fixture.assets()
    XCTAssertEqual(catalog.diagnostics, [])
    XCTAssertEqual(catalog.colorNames, ["Space/Deep/ink", "brand", "inner"])
    XCTAssertEqual(
      catalog.imageNames,
      [
        "AppIcon", "LaunchImage", "Space/Deep/tab", "Space/home", "Space/star", "dot", "grass", "photo.1",
        "poster",
      ])
    XCTAssertEqual(catalog.color(named: "brand"), StyleColor(red: 1, green: 0, blue: 0))
    XCTAssertEqual(catalog.color(named: "brand")?.name, "brand")
    XCTAssertNil(catalog.color(named: "Group/inner"))
    XCTAssertEqual(catalog.imageAsset(named: "Space/Deep/tab")?.origin, .catalog(.symbolSet))
    XCTAssertNil(catalog.imageAsset(named: "home"))
  }

  func testEveryKindIsKnownByItsEndingAndReadWithoutAWord() throws {
    for kind in AssetKind.allCases {
      let ending = kind == .group ? "" : ".\(kind.rawValue)"
      let fixture = try AssetFixture([
        "A.xcassets/x\(ending)/Contents.json": #"{"images":[],"colors":[],"symbols":[]}"#
      ])
      let catalog = fixture.assets()
      XCTAssertEqual(catalog.diagnostics, [], kind.rawValue)
      let expected: [String] = if case .color = kind.reading { ["x"] } else { [] }
      XCTAssertEqual(catalog.colorNames, expected, kind.rawValue)
    }
  }

  func testNothingIsMissingWhereNothingIsKnown() throws {
    let fixture = try AssetFixture([
      "A.xcassets/x.imageset/Contents.json": AssetFixture.image,
      "A.xcassets/y.colorset/Contents.json": AssetFixture.color(),
      "Empty.xcassets/Contents.json": "{}", "z.png": "",
    ])
    let rows: [(assets: AssetCatalog, image: Bool?, color: Bool?)] = [
      (AssetCatalog(), nil, nil), (fixture.assets([]), nil, nil), (fixture.assets(), false, false),
      (fixture.assets(["Empty.xcassets"]), false, false), (fixture.assets(["Gone.xcassets"]), nil, nil),
      (fixture.assets([], images: ["z.png"]), false, nil),
    ]
    for (index, row) in rows.enumerated() {
      XCTAssertEqual(row.assets.hasImage(named: "gone"), row.image, "\(index)")
      XCTAssertEqual(row.assets.hasColor(named: "gone"), row.color, "\(index)")
    }
    XCTAssertEqual(fixture.assets().hasImage(named: "x"), true)
    XCTAssertEqual(fixture.assets().hasColor(named: "y"), true)
    XCTAssertEqual(fixture.assets(["A.xcassets", "Gone.xcassets"]).hasColor(named: "y"), true)
    XCTAssertNil(fixture.assets(["A.xcassets", "Gone.xcassets"]).hasColor(named: "x"))
  }

  func testOfTwoAssetsOfOneNameTheFirstCountsAndBothPlacesAreTold() throws {
    let fixture = try AssetFixture([
      "A.xcassets/brand.colorset/Contents.json": AssetFixture.color("1.0"),
      "A.xcassets/home.imageset/Contents.json": AssetFixture.image,
      "A.xcassets/AppIcon.appiconset/Contents.json": AssetFixture.image,
      "B.xcassets/brand.colorset/Contents.json": AssetFixture.color("0.0"),
      "B.xcassets/In/home.imageset/Contents.json": AssetFixture.image,
      "B.xcassets/home.symbolset/Contents.json": #"{"symbols":[]}"#,
      "B.xcassets/AppIcon.appiconset/Contents.json": AssetFixture.image,
    ])
    let catalog = fixture.assets(["A.xcassets", "B.xcassets"])
    XCTAssertEqual(catalog.color(named: "brand")?.components.x, 1)
    XCTAssertEqual(
      fixture.outline(catalog.diagnostics),
      [
        "B.xcassets/brand.colorset/Contents.json: note: the colour 'brand' is there already; the first one counts "
          + "[asset.duplicate-name]",
        "B.xcassets/In/home.imageset/Contents.json: note: the image 'home' is there already; the first one counts "
          + "[asset.duplicate-name]",
      ])
    XCTAssertEqual(
      Set(catalog.diagnostics.flatMap(\.notes).compactMap(\.range?.file.path)),
      [
        fixture.path("A.xcassets/brand.colorset/Contents.json"),
        fixture.path("A.xcassets/home.imageset/Contents.json"),
      ])
  }

  func testWhatIsBrokenIsToldAndTheRestIsRead() throws {
    let fixture = try AssetFixture([
      "A.xcassets/a.colorset/Contents.json": #"{"colors": ["#, "A.xcassets/b.colorset/": "",
      "A.xcassets/c.colorset/Contents.json": #"{"info":{}}"#, "A.xcassets/d.imageset/Contents.json": "[]",
      "A.xcassets/e.imageset/": "", "A.xcassets/f.imgeset/g.imageset/Contents.json": AssetFixture.image,
      "A.xcassets/h/Contents.json": #"{"properties":{"provides-namespace":"yes"}}"#,
      "A.xcassets/hh.colorset/Contents.json": #"{"colors":[7]}"#,
      "A.xcassets/i.colorset/Contents.json/": "", "A.xcassets/z.colorset/Contents.json": AssetFixture.color(),
    ])
    let catalog = fixture.assets()
    XCTAssertEqual(
      fixture.outline(catalog.diagnostics).map { String($0.prefix { $0 != "[" }.dropLast()) },
      [
        "A.xcassets/a.colorset/Contents.json:1:13: error: the text ends where a value or ']' should stand",
        "A.xcassets/b.colorset/Contents.json: warning: the asset has no Contents.json",
        "A.xcassets/c.colorset/Contents.json:1:1: warning: a colour set needs a list 'colors'",
        "A.xcassets/d.imageset/Contents.json:1:1: warning: this asset needs a list 'images'",
        "A.xcassets/e.imageset/Contents.json: warning: the asset has no Contents.json",
        "A.xcassets/f.imgeset: warning: there is no kind of asset '.imgeset'; it is read as a group",
        "A.xcassets/h/Contents.json:1:37: warning: 'provides-namespace' must be true or false",
        "A.xcassets/hh.colorset/Contents.json:1:12: warning: a member of 'colors' must be a dictionary",
        "A.xcassets/i.colorset/Contents.json: error: cannot be read: it is no file",
      ])
    XCTAssertEqual(fixture.assets(["Gone.xcassets"]).diagnostics.map(\.id), [.assetUnreadable])
    XCTAssertEqual(catalog.diagnostics.count { $0.id == .assetMissingContents }, 2)
    XCTAssertEqual(catalog.diagnostics.first { $0.id == .assetUnknownKind }?.suggestion, "f.imageset")
    XCTAssertEqual(catalog.colorNames, ["a", "b", "c", "hh", "i", "z"], "what is broken is not missing too")
    XCTAssertEqual(catalog.imageNames, ["d", "e", "g"])
    XCTAssertEqual(catalog.color(named: "a"), StyleColor(unresolvedName: "a"))
  }

  func testLinksAndPipesAreNotFollowed() throws {
    let fixture = try AssetFixture([
      "A.xcassets/brand.colorset/Contents.json": AssetFixture.color(),
      "A.xcassets/pipe.colorset/": "", "A.xcassets/zero.colorset/": "", "Out.txt": #"{"colors":[]}"#,
      "A.xcassets/out.colorset/": "",
    ])
    try fixture.link("A.xcassets/again", to: fixture.path("A.xcassets"))
    try fixture.link("A.xcassets/zero.colorset/Contents.json", to: "/dev/zero")
    try fixture.link("A.xcassets/out.colorset/Contents.json", to: fixture.path("Out.txt"))
    XCTAssertEqual(mkfifo(fixture.path("A.xcassets/pipe.colorset/Contents.json"), 0o600), 0)
    let catalog = fixture.assets()
    XCTAssertEqual(
      fixture.outline(catalog.diagnostics),
      [
        "A.xcassets/again: note: left out: it is a link, and links are not followed [asset.link]",
        "A.xcassets/out.colorset/Contents.json: error: cannot be read: it is a link, and links are not followed "
          + "[asset.unreadable]",
        "A.xcassets/pipe.colorset/Contents.json: error: cannot be read: it is no file [asset.unreadable]",
        "A.xcassets/zero.colorset/Contents.json: error: cannot be read: it is a link, and links are not followed "
          + "[asset.unreadable]",
      ])
    XCTAssertEqual(catalog.color(named: "brand")?.components.x, 1)
  }

  func testReadingEndsAtTheLimits() throws {
    var files: [String: String] = [:]
    for number in 0..<9 { files["A.xcassets/c\(number).colorset/Contents.json"] = AssetFixture.color() }
    files["B.xcassets/1/2/3/4/x.colorset/Contents.json"] = AssetFixture.color()
    let fixture = try AssetFixture(files)
    let rows: [(limits: AssetLimits, catalog: String, ids: [Diagnostic.ID], count: Int)] = [
      (AssetLimits(), "A.xcassets", [], 9), (AssetLimits(maximumCount: 9), "A.xcassets", [], 9),
      (AssetLimits(maximumCount: 4), "A.xcassets", [.assetLimit], 4),
      (AssetLimits(maximumDepth: 5), "B.xcassets", [], 1),
      (AssetLimits(maximumDepth: 4), "B.xcassets", [.assetLimit], 0),
      (
        AssetLimits(contents: SyntaxLimits(maximumByteCount: 20)), "A.xcassets",
        Array(repeating: .sizeLimit, count: 9), 9
      ),
    ]
    for row in rows {
      let catalog = fixture.assets([row.catalog], limits: row.limits)
      XCTAssertEqual(catalog.diagnostics.map(\.id), row.ids)
      XCTAssertEqual(catalog.colorNames.count, row.count)
    }
    let full = fixture.assets(limits: AssetLimits(maximumCount: 4))
    XCTAssertNil(full.hasColor(named: "c8"), "what was not read is not missing")
  }

  func testBrokenContentsAreReadAsFarAsTheyGo() throws {
    let whole =
      Array(
        #"{"colors":[{"idiom":"universal","appearances":[{"appearance":"contrast","value":"high"}],"color":"#
          .utf8)
      + Array(#"{"color-space":"srgb","components":{"red":"0xFF","green":1,"blue":"0.5"}}}]}"#.utf8)
    var random = SeededGenerator(seed: 36)
    for number in 0..<400 {
      var bytes = whole
      for _ in 0...number % 3 {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch number % 4 {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.removeSubrange(index...)
        case 2: bytes.insert(bytes[index], at: index)
        default: bytes.remove(at: index)
        }
        if bytes.isEmpty { break }
      }
      do {
        let file = try SourceText.decode(path: "Contents.json", bytes: bytes)
        var reader = AssetContentsReader(file, system: IOSResources())
        let variants = reader.colorVariants(try JSONReader.tree(of: file), name: "x")
        XCTAssertLessThanOrEqual(variants.count, 1)
        for diagnostic in reader.diagnostics { XCTAssertNotNil(diagnostic.range.position) }
      } catch {
        XCTAssertNotNil(error.diagnostic.range.position)
      }
    }
  }

  func testCatalogsOfRealProjectsAreRead() throws {
    let root = try SharedFolder.url("corpus/xcassets").path
    let files = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    let catalogs = files.filter { $0.hasSuffix(".xcassets") }.sorted().map { root + "/" + $0 }
    let assets = AssetCatalog(catalogs: catalogs, system: IOSResources())
    // Most image files are left out there, and the catalogs are of many apps.
    let expected: Set<Diagnostic.ID> = [.assetMissingFile, .assetDuplicateName]
    XCTAssertEqual(assets.diagnostics.filter { !expected.contains($0.id) }, [])
    XCTAssertEqual(assets.diagnostics.filter { $0.severity != .note }, [])
    XCTAssertEqual(catalogs.count, 27)
    XCTAssertGreaterThan(assets.colorNames.count, 25)
    XCTAssertGreaterThan(assets.imageNames.count, 80)
    for name in assets.colorNames {
      XCTAssertNotEqual(assets.color(named: name)?.colorSpace, .unresolved, name)
    }
  }
}
