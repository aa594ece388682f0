import TestSupport
import XCTest

final class ImportTests: XCTestCase {
  private let layers = Dictionary(uniqueKeysWithValues: LayerTable.layers.map { ($0.target, $0) })

  func testEveryImportIsAllowed() throws {
    for path in try Repository.swiftFiles(under: "Sources", "Tests/TestSupport") {
      let target = Self.target(of: path)
      let layer = try XCTUnwrap(layers[target], "\(target) has no row in LayerTable")
      for imported in try SwiftSource(Repository.text(path)).imports {
        XCTAssertTrue(
          layer.imports.contains(imported.module),
          "\(path) imports \(imported.module), which \(target) may not")
        if imported.isReexported { XCTAssertEqual(path, LayerTable.reexportingFile, "@_exported import") }
      }
    }
  }

  func testLayersPointOneWay() {
    let order = Dictionary(uniqueKeysWithValues: LayerTable.layers.enumerated().map { ($1.target, $0) })
    for layer in LayerTable.layers {
      for module in layer.imports {
        guard let imported = order[module], let own = order[layer.target] else { continue }
        XCTAssertLessThan(imported, own, "\(layer.target) may not import \(module)")
      }
    }
  }

  func testThePackageDeclaresWhatIsImportedAndNoMore() throws {
    let targets = try PackageManifest().targets
    // A tool that is depended on is there to be built and started, not to be imported.
    let tools = Set(targets.filter { $0.kind == "executableTarget" }.map(\.name))
    for target in targets where target.kind != "systemLibrary" {
      let files = try Repository.swiftFiles(under: target.folder)
      let imported = try Set(files.flatMap { try SwiftSource(Repository.text($0)).imports.map(\.module) })
      let own = imported.filter { layers[$0] != nil }
      XCTAssertEqual(
        own.sorted(), target.dependencies.filter { !tools.contains($0) }.sorted(),
        "the dependencies of \(target.name)")
    }
  }

  func testTargetsFoldersAndRowsAgree() throws {
    let manifest = try PackageManifest()
    let folders = try ["Sources", "Tests"].flatMap { parent in
      try Repository.folders(in: parent).map { "\(parent)/\($0)" }
    }
    XCTAssertEqual(manifest.targets.map(\.folder).sorted(), folders.sorted())
    let sources = manifest.targets.filter { !$0.isTest }.map(\.name)
    for name in sources { XCTAssertNotNil(layers[name], "\(name) has no row in LayerTable") }
    let tests = manifest.targets.filter(\.isTest).map(\.name)
    // These two test what all targets are together.
    for name in tests where !["ArchitectureTests", "CasesTests"].contains(name) {
      XCTAssertTrue(sources.contains { $0 + "Tests" == name }, "\(name) tests no target of that name")
    }
  }

  func testProductsAreThoseOfTheDesign() throws {
    for product in try PackageManifest().products {
      XCTAssertTrue(LayerTable.products.contains(product), "\(product) is not a product of the design")
    }
  }

  private static func target(of path: String) -> String { String(path.split(separator: "/")[1]) }
}
