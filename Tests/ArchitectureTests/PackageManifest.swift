import Foundation

/// What `Package.swift` declares, as far as its layout shows it.
struct PackageManifest {
  struct Target {
    let kind: String
    let name: String
    let dependencies: [String]
    var isTest: Bool { kind == "testTarget" }
  }

  let targets: [Target]
  let products: [String]

  init() throws {
    let text = try Repository.text("Package.swift")
    let target = /\.(target|executableTarget|systemLibrary|testTarget)\(\s*name: "([^"]+)"(?!, condition)/
    let dependencies = /\A[^.]*?dependencies: \[([^\]]*)\]/
    targets = text.matches(of: target).map { match in
      let list = text[match.range.upperBound...].firstMatch(of: dependencies)?.output.1 ?? ""
      let names = list.matches(of: /"([^"]+)"/).map { String($0.output.1) }
      return Target(kind: String(match.output.1), name: String(match.output.2), dependencies: names)
    }
    products = text.matches(of: /\.(?:library|executable)\(name: "([^"]+)"/).map { String($0.output.1) }
  }
}
