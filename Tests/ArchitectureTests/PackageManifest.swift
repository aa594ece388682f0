import Foundation
import TestSupport

/// What `Package.swift` declares, as far as its layout shows it.
struct PackageManifest {
  struct Target {
    let kind: String
    let name: String
    let dependencies: [String]
    /// The path of its sources from the root.
    let folder: String
    var isTest: Bool { kind == "testTarget" }
  }

  let targets: [Target]
  let products: [String]

  init() throws {
    let text = try Repository.text("Package.swift")
    let target = /\.(target|executableTarget|systemLibrary|testTarget)\(\s*name: "([^"]+)"(?!, condition)/
    let dependencies = /\A[^.]*?dependencies: \[([^\]]*)\]/
    let path = /\A[^.]*?path: "([^"]+)"/
    targets = text.matches(of: target).map { match in
      let list = text[match.range.upperBound...].firstMatch(of: dependencies)?.output.1 ?? ""
      let names = list.matches(of: /"([^"]+)"/).map { String($0.output.1) }
      let kind = String(match.output.1)
      let name = String(match.output.2)
      let own = text[match.range.upperBound...].firstMatch(of: path).map { String($0.output.1) }
      return Target(
        kind: kind, name: name, dependencies: names,
        folder: own ?? "\(kind == "testTarget" ? "Tests" : "Sources")/\(name)")
    }
    products = text.matches(of: /\.(?:library|executable)\(name: "([^"]+)"/).map { String($0.output.1) }
  }
}
